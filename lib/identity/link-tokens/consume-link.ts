import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { linkTokens } from '@/db/schema';
import type { LinkActor } from '@/lib/core/actor';
import { AppError } from '@/lib/core/errors';

/**
 * Uses a link of single use up, in the transaction of what it is used for: of any number at once, one passes. Throws
 * GONE when it was used, revoked or ran out since its page was opened; if the transaction fails, it is unused again.
 */
export async function consumeLink(tx: Tx, link: LinkActor): Promise<void> {
  const now = new Date();
  const [row] = await tx
    .update(linkTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(linkTokens.id, link.tokenId),
        isNull(linkTokens.usedAt),
        isNull(linkTokens.revokedAt),
        gt(linkTokens.expiresAt, now),
      ),
    )
    .returning({ id: linkTokens.id });
  if (!row) throw new AppError('GONE', 'errors.link.ended');
}
