import { and, eq, gt, ne, sql } from 'drizzle-orm';
import { agencyArchives } from '@/db/schema';
import { requireFresh } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { AppError, conflict } from '@/lib/core/errors';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { enqueue } from '@/lib/platform/jobs/enqueue';
import { transact } from '@/lib/platform/transaction';
import { makeArchive } from './jobs';
import { mayKeepArchives } from './policy';
import { MOST_A_DAY } from './rules';

const DAY_MS = 86_400_000;

/**
 * Has an archive of everything of the own agency made. Answers its id. Throws UNAUTHENTICATED, FORBIDDEN,
 * CONFIRMATION_REQUIRED, CONFLICT while one is being made, and RATE_LIMITED for more than some a day.
 */
export async function askArchive(actor: Actor): Promise<string> {
  const agency = requireFresh(mayKeepArchives(actor), 'archive');
  const { agencyId, userId } = agency;
  return transact(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`archives ${agencyId}`}, 0))`);
    const since = new Date(currentTime().getTime() - DAY_MS);
    const recent = await tx
      .select({ state: agencyArchives.state, createdAt: agencyArchives.createdAt })
      .from(agencyArchives)
      .where(
        and(
          eq(agencyArchives.agencyId, agencyId),
          ne(agencyArchives.state, 'FAILED'),
          gt(agencyArchives.createdAt, since),
        ),
      )
      .orderBy(agencyArchives.createdAt);
    if (recent.some(({ state }) => state === 'WAITING')) throw conflict('errors.archive.underWay');
    const [oldest] = recent;
    if (oldest && recent.length >= MOST_A_DAY) {
      const wait = oldest.createdAt.getTime() + DAY_MS - currentTime().getTime();
      const retryAfterSeconds = Math.max(1, Math.ceil(wait / 1000));
      throw new AppError(
        'RATE_LIMITED',
        'errors.archive.tooMany',
        {},
        { values: { most: MOST_A_DAY }, retryAfterSeconds },
      );
    }
    const [row] = await tx
      .insert(agencyArchives)
      .values({ agencyId, askedBy: userId })
      .onConflictDoNothing()
      .returning({ id: agencyArchives.id });
    // One that began more than a day ago and has not ended yet.
    if (!row) throw conflict('errors.archive.underWay');
    await recordAudit(
      tx,
      agency,
      'agency.ask-archive',
      { id: agencyId, agencyId },
      { detail: { archiveId: row.id } },
    );
    await enqueue(tx, makeArchive, { archiveId: row.id }, { owner: agencyId });
    return row.id;
  });
}
