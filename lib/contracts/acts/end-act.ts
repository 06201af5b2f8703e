import { and, eq, isNull, or } from 'drizzle-orm';
import { contractActs } from '@/db/schema';
import type { ContractParty } from '@/db/values/contract-signing';
import { mayManageConvocatories } from '@/lib/convocatories/policy';
import type { Actor } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
import { notify } from '@/lib/notifications/notify';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { actEnded } from '../notices';
import { maySignContract } from '../policy';
import { type EndActInput, endActInput } from './inputs';
import { type ContractAct, lockAct } from './queries';
import { endingOf } from './rules';

/**
 * Declines what the other party proposed of a contract, or takes one's own proposal back, with a reason that the other
 * reads. Throws INVALID, NOT_FOUND, FORBIDDEN, and CONFLICT once both have signed or it was ended.
 */
export async function endAct(actor: Actor, input: EndActInput): Promise<ContractAct> {
  const { party, ...of } = partyOf(actor);
  const { id, reason } = parseInput(endActInput, input);
  return transact(async (tx) => {
    const { act } = await lockAct(tx, id, of);
    const now = currentTime();
    const endedAs = endingOf(act, party);
    const [row] = await tx
      .update(contractActs)
      .set({ endedAt: now, endedAs, endedReason: reason, updatedAt: now })
      .where(
        and(
          eq(contractActs.id, id),
          isNull(contractActs.endedAt),
          or(isNull(contractActs.talentSignedAt), isNull(contractActs.agencySignedAt)),
        ),
      )
      .returning();
    if (!row) throw conflict('errors.contract.actNotOpen');
    const { agencyId, contractId, eventId, talentId, kind, number } = row;
    await recordAudit(
      tx,
      actor,
      'contract.end-act',
      { id: contractId, agencyId },
      { from: 'PROPOSED', to: endedAs, detail: { eventId, talentId, kind, number, actId: id } },
    );
    await notify(
      tx,
      actEnded,
      { agencyId, eventId, talentId: party === 'AGENCY' ? talentId : null },
      { actId: id },
    );
    return row;
  });
}

function partyOf(actor: Actor): { party: ContractParty; agencyId: string; talentId?: string } {
  if (actor.kind === 'linkHolder' || actor.kind === 'talent') {
    const { agencyId, subject } = maySignContract(actor);
    return { party: 'TALENT', agencyId, talentId: subject.talentId };
  }
  return { party: 'AGENCY', agencyId: mayManageConvocatories(actor).agencyId };
}
