import { and, eq } from 'drizzle-orm';
import { agencyArchives } from '@/db/schema';
import { notify } from '@/lib/notifications/notify';
import { transact } from '@/lib/platform/transaction';
import { archiveFailed } from './notices';

type Waiting = Pick<typeof agencyArchives.$inferSelect, 'id' | 'agencyId' | 'askedBy'>;

/** Says of an archive that waits that it could not be made, and tells who asked. The caller has decided. */
export const failArchive = ({ id, agencyId, askedBy }: Waiting): Promise<void> =>
  transact(async (tx) => {
    const [failed] = await tx
      .update(agencyArchives)
      .set({ state: 'FAILED' })
      .where(and(eq(agencyArchives.id, id), eq(agencyArchives.state, 'WAITING')))
      .returning({ id: agencyArchives.id });
    if (failed) await notify(tx, archiveFailed, { agencyId, userId: askedBy }, { archiveId: id });
  });
