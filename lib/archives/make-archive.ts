import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { agencyArchives } from '@/db/schema';
import { findReader } from '@/lib/identity/find-reader';
import { notify } from '@/lib/notifications/notify';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import type { JobHandler } from '@/lib/platform/jobs/define-job';
import { transact } from '@/lib/platform/transaction';
import { recordViews } from '@/lib/talents/contacts/record-views';
import { failArchive } from './fail-archive';
import { archiveReady } from './notices';
import { dropParts, storeParts } from './parts';
import { expiresAt } from './rules';
import { writeArchive } from './write-archive';

/**
 * Makes an archive that waits. A run that was broken off is begun anew, and what it left goes; after the last one the
 * archive has failed, which is told; so has one of somebody who works there no more.
 */
export const handle: JobHandler<{ archiveId: string }> = async (
  { archiveId: id },
  { signal, lastAttempt },
) => {
  const [found] = await database()
    .select()
    .from(agencyArchives)
    .where(and(eq(agencyArchives.id, id), eq(agencyArchives.state, 'WAITING')));
  if (!found) return;
  const { agencyId, askedBy } = found;
  const asker = await findReader(askedBy, agencyId);
  if (!asker) return failArchive(found);
  const run = randomUUID();
  try {
    await dropParts(id);
    let stored: Awaited<ReturnType<typeof storeParts>> | undefined;
    const { opened, manifest } = await writeArchive({
      agencyId,
      now: currentTime(),
      into: async (bytes) => {
        stored = await storeParts({ id, run }, bytes, signal);
      },
    });
    const missing = manifest.missing.length;
    await transact(async (tx) => {
      const readyAt = currentTime();
      const [ready] = await tx
        .update(agencyArchives)
        .set({ state: 'READY', run, ...stored, missing, readyAt, expiresAt: expiresAt(readyAt) })
        .where(and(eq(agencyArchives.id, id), eq(agencyArchives.state, 'WAITING')))
        .returning({ id: agencyArchives.id });
      if (!ready) return;
      await recordViews(tx, asker.actor, opened);
      await notify(tx, archiveReady, { agencyId, userId: askedBy }, { archiveId: id });
    });
  } catch (error) {
    if (lastAttempt) await failArchive(found);
    throw error;
  }
};
