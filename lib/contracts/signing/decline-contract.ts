import { withdrawPlace } from '@/lib/convocatories/answers/withdraw-place';
import type { Actor } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
import { notify } from '@/lib/notifications/notify';
import { recordAudit } from '@/lib/platform/audit';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { type DeclineContractInput, declineContractInput } from '../inputs';
import { contractDeclined, declineReceipt } from '../notices';
import { maySignContract } from '../policy';
import { findContract, findEngagement } from '../queries';
import { maySign } from '../rules';

/**
 * A confirmed talent does not sign, and says why: its place is free, goes to the next reserve, and the agency reads the
 * reason; the talent has it in writing. Throws INVALID, FORBIDDEN, and CONFLICT for who has signed or is not confirmed.
 */
export async function declineContract(actor: Actor, input: DeclineContractInput): Promise<void> {
  const holder = maySignContract(actor);
  const { reason } = parseInput(declineContractInput, input);
  const { agencyId, subject } = holder;
  const { eventId, talentId } = subject;
  await transact(async (tx) => {
    const engagement = await findEngagement(tx, eventId, talentId);
    if (!engagement || !maySign(engagement)) throw conflict('contract.notForTalent');
    const place = await withdrawPlace(tx, holder, {
      eventId,
      convocatedId: engagement.convocated.id,
      reason,
    });
    // Signing holds the event as this does: nobody has signed meanwhile.
    if (await findContract(tx, eventId, talentId)) throw conflict('contract.alreadySigned');
    await recordAudit(tx, holder, 'contract.decline', place, { detail: { eventId, talentId, reason } });
    const told = { convocatedId: place.id };
    await notify(tx, contractDeclined, { agencyId, eventId }, told);
    const { email } = engagement.talent;
    await notify(tx, declineReceipt, { agencyId, eventId, talentId, email }, told);
  });
}
