import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { linkTokens } from '@/db/schema';
import type { LinkActor } from '@/lib/core/actor';
import { AppError } from '@/lib/core/errors';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';

const ended = (): AppError => new AppError('GONE', 'errors.link.ended');

const living = ({ tokenId }: LinkActor, now: Date) =>
  and(
    eq(linkTokens.id, tokenId),
    isNull(linkTokens.usedAt),
    isNull(linkTokens.revokedAt),
    gt(linkTokens.expiresAt, now),
  );

/**
 * Uses a link of single use up, in the transaction of what it is used for: of any number at once, one passes. Throws
 * GONE when it was used, revoked or ran out since its page was opened; if the transaction fails, it is unused again.
 */
export async function consumeLink(tx: Tx, link: LinkActor): Promise<void> {
  const now = currentTime();
  const [row] = await tx
    .update(linkTokens)
    .set({ usedAt: now })
    .where(living(link, now))
    .returning({ id: linkTokens.id });
  if (!row) throw ended();
}

const turns = new Map<string, Promise<unknown>>();

/**
 * Runs what uses a link up after all that this process does with it already, and not at all once it is over: of many
 * at once only one costs what is costly, a password's hash. It is `consumeLink` that decides. Throws GONE.
 */
export async function inTurnOfLink<T>(link: LinkActor, work: () => Promise<T>): Promise<T> {
  const before = turns.get(link.tokenId);
  const turn = (async () => {
    await before?.catch(() => undefined);
    if ((await database().$count(linkTokens, living(link, currentTime()))) === 0) throw ended();
    return work();
  })();
  turns.set(link.tokenId, turn);
  try {
    return await turn;
  } finally {
    if (turns.get(link.tokenId) === turn) turns.delete(link.tokenId);
  }
}
