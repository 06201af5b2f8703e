import { and, eq, lt } from 'drizzle-orm';
import { agencyArchives } from '@/db/schema';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import type { JobHandler } from '@/lib/platform/jobs/define-job';
import { failArchive } from './fail-archive';
import { dropParts } from './parts';
import { LONGEST_HOURS } from './rules';

const HOUR_MS = 3_600_000;

/** Hourly: what may be downloaded no more goes from storage, and whoever waits in vain is told. */
export const handle: JobHandler<object> = async () => {
  const now = currentTime();
  const over = await database()
    .select({ id: agencyArchives.id })
    .from(agencyArchives)
    .where(and(eq(agencyArchives.state, 'READY'), lt(agencyArchives.expiresAt, now)));
  for (const { id } of over) {
    await dropParts(id);
    await database().update(agencyArchives).set({ state: 'GONE' }).where(eq(agencyArchives.id, id));
  }
  const stuck = await database()
    .select()
    .from(agencyArchives)
    .where(
      and(
        eq(agencyArchives.state, 'WAITING'),
        lt(agencyArchives.createdAt, new Date(now.getTime() - LONGEST_HOURS * HOUR_MS)),
      ),
    );
  for (const archive of stuck) {
    await dropParts(archive.id);
    await failArchive(archive);
  }
};
