import type { Tx } from '@/db/client';
import type { Actor } from '@/lib/core/actor';
import { linksExpireAt } from '@/lib/core/calendar';
import { conflict } from '@/lib/core/errors';
import { lockEvent } from '@/lib/events/lock-event';
import { isClosed } from '@/lib/events/rules';
import { issueLink } from '@/lib/identity/link-tokens/issue-link';
import { recordAudit } from '@/lib/platform/audit';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { mayManageConvocatories } from '../../policy';
import { type ViewerInput, viewerInput } from './inputs';
import { lockViewer } from './lock-viewer';

type Chosen = {
  readonly id: string;
  readonly agencyId: string;
  readonly eventId: string;
  readonly endDate: Date;
  readonly timeZone: string;
};

/** Makes a link by which a viewer chooses; those given before go on working. The caller has decided. */
export const issueViewerLink = (
  tx: Tx,
  { id, agencyId, eventId, endDate, timeZone }: Chosen,
): Promise<string> =>
  issueLink(tx, {
    purpose: 'SELECTION',
    subject: { viewerId: id, eventId },
    agencyId,
    expiresAt: linksExpireAt(endDate, timeZone),
  });

/**
 * A fresh link to a viewer's page, to pass on by hand. Throws CONFLICT for a closed event, NOT_FOUND for one that is
 * revoked and alike for another agency's, FORBIDDEN.
 */
export async function shareViewerLink(actor: Actor, input: ViewerInput): Promise<string> {
  const { agencyId } = mayManageConvocatories(actor);
  const { viewerId } = parseInput(viewerInput, input);
  return transact(async (tx) => {
    const viewer = await lockViewer(tx, agencyId, viewerId);
    const { stateId, endDate, timeZone } = await lockEvent(tx, agencyId, viewer.eventId);
    if (isClosed(stateId)) throw conflict('errors.event.closed');
    await recordAudit(tx, actor, 'showcase-viewer.share', viewer, { detail: { eventId: viewer.eventId } });
    return issueViewerLink(tx, { ...viewer, endDate, timeZone });
  });
}
