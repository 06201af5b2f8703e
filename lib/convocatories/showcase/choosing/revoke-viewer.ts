import { eq } from 'drizzle-orm';
import { showcaseViewers } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { revokeViewerLinks } from '@/lib/identity/link-tokens/revoke-links';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { mayManageConvocatories } from '../../policy';
import { type ViewerInput, viewerInput } from './inputs';
import { lockViewer, type Viewer } from './lock-viewer';

/**
 * Lets a viewer choose no more: its links end at once, and what it sent stays. Throws NOT_FOUND for one that is revoked and
 * alike for another agency's, FORBIDDEN.
 */
export async function revokeViewer(actor: Actor, input: ViewerInput): Promise<Viewer> {
  const { agencyId } = mayManageConvocatories(actor);
  const { viewerId } = parseInput(viewerInput, input);
  return transact(async (tx) => {
    const { eventId } = await lockViewer(tx, agencyId, viewerId);
    const now = currentTime();
    const [viewer] = await tx
      .update(showcaseViewers)
      .set({ revokedAt: now, updatedAt: now })
      .where(eq(showcaseViewers.id, viewerId))
      .returning();
    if (!viewer) throw new Error('update returned nothing');
    await revokeViewerLinks(tx, agencyId, viewerId);
    await recordAudit(tx, actor, 'showcase-viewer.revoke', viewer, { detail: { eventId } });
    return viewer;
  });
}
