import { eq } from 'drizzle-orm';
import { showcaseViewers } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { mayManageConvocatories } from '../../policy';
import { type AllowFilesInput, allowFilesInput } from '../choosing/inputs';
import { lockViewer, type Viewer } from '../choosing/lock-viewer';

/**
 * Lets a viewer download the cards and photos of whom it is shown, as they are or with its name across them, or no more.
 * Throws NOT_FOUND for one that is revoked and alike for another agency's, INVALID, FORBIDDEN.
 */
export async function allowFiles(actor: Actor, input: AllowFilesInput): Promise<Viewer> {
  const { agencyId } = mayManageConvocatories(actor);
  const { viewerId, files } = parseInput(allowFilesInput, input);
  return transact(async (tx) => {
    const { eventId } = await lockViewer(tx, agencyId, viewerId);
    const [viewer] = await tx
      .update(showcaseViewers)
      .set({ files: files ?? null, updatedAt: currentTime() })
      .where(eq(showcaseViewers.id, viewerId))
      .returning();
    if (!viewer) throw new Error('update returned nothing');
    await recordAudit(tx, actor, 'showcase-viewer.allow-files', viewer, { detail: { eventId } });
    return viewer;
  });
}
