import { retakePlace } from '@/lib/convocatories/answers/retake-place';
import type { Actor } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
import { notify } from '@/lib/notifications/notify';
import { recordAudit } from '@/lib/platform/audit';
import { isExclusionViolation } from '@/lib/platform/database-errors';
import { transact } from '@/lib/platform/transaction';
import { declineTakenBack } from '../notices';
import { maySignContract } from '../policy';
import { findEngagement } from '../queries';

/**
 * A talent that said by mistake that it does not sign has its place again, and its agency is told. Throws FORBIDDEN, and
 * CONFLICT when it is too late, or somebody else has the place or its dates by now.
 */
export async function takeBackDecline(actor: Actor): Promise<void> {
  const holder = maySignContract(actor);
  const { agencyId, subject } = holder;
  const { eventId, talentId } = subject;
  await transact(async (tx) => {
    const engagement = await findEngagement(tx, eventId, talentId);
    if (!engagement) throw conflict('contract.notForTalent');
    const place = await retakePlace(tx, holder, { eventId, convocatedId: engagement.convocated.id });
    await recordAudit(tx, holder, 'contract.take-back-decline', place, { detail: { eventId, talentId } });
    await notify(tx, declineTakenBack, { agencyId, eventId }, { convocatedId: place.id });
  }).catch((error) => {
    throw isExclusionViolation(error) ? conflict('contract.declined.booked') : error;
  });
}
