import { and, count, eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { agencies, claims, contractActs, contracts, events } from '@/db/schema';
import type { ContractActKind, ContractParty } from '@/db/values/contract-signing';
import { mayManageConvocatories } from '@/lib/convocatories/policy';
import type { Actor } from '@/lib/core/actor';
import { AppError, conflict, notFound } from '@/lib/core/errors';
import { isClosed, stateAt } from '@/lib/events/rules';
import { notify } from '@/lib/notifications/notify';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { violatedConstraint } from '@/lib/platform/database-errors';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { actProposed } from '../notices';
import { maySignContract } from '../policy';
import type { Contract } from '../queries';
import { contractCode } from '../rules';
import { seenHash } from '../signing/terms';
import type { ContractSnapshot } from '../snapshot';
import { type ActSnapshot, amendmentText, annulmentText } from './act-text';
import {
  type ProposeAmendmentInput,
  type ProposeAnnulmentInput,
  proposeAmendmentInput,
  proposeAnnulmentInput,
} from './inputs';
import type { ContractAct } from './queries';
import { changedTerms, mayPropose } from './rules';
import { termsInForce } from './terms-in-force';

type Proposer = { readonly party: ContractParty; readonly userId: string | null; readonly agencyId: string };

/**
 * Proposes new dates, place or fee of a complete contract (otrosí): it holds once both have signed it. Throws INVALID,
 * NOT_FOUND, FORBIDDEN, and CONFLICT (`errors.contract.…`) for one that is not in force, with a claim, of an event that
 * is over, with another proposal open, or without any change.
 */
export async function proposeAmendment(actor: Actor, input: ProposeAmendmentInput): Promise<ContractAct> {
  const { agencyId, userId } = mayManageConvocatories(actor);
  const { contractId, reason, ...given } = parseInput(proposeAmendmentInput, input);
  const after = {
    ...given,
    start: new Date(given.start).toISOString(),
    end: new Date(given.end).toISOString(),
  };
  if (after.end <= after.start)
    throw new AppError('INVALID', 'errors.invalid', { end: 'validation.endBeforeStart' });
  return propose(
    actor,
    { party: 'AGENCY', userId, agencyId },
    { kind: 'AMENDMENT', contractId },
    (contract, number) => {
      const { facts } = contract.snapshot as ContractSnapshot;
      const before = termsInForce({ facts, terms: contract.terms });
      if (Object.keys(changedTerms(before, after)).length === 0)
        throw conflict('errors.contract.nothingChanges');
      return amendmentText({ contract: contractCode(contract), number, facts, reason }, before, after);
    },
  );
}

/** Proposes to annul a contract by agreement, by the agency or by the talent. Throws as `proposeAmendment`. */
export async function proposeAnnulment(actor: Actor, input: ProposeAnnulmentInput): Promise<ContractAct> {
  const proposer = proposerOf(actor);
  const { contractId, reason } = parseInput(proposeAnnulmentInput, input);
  return propose(actor, proposer, { kind: 'ANNULMENT', contractId }, (contract, number) => {
    const { facts } = contract.snapshot as ContractSnapshot;
    return annulmentText({ contract: contractCode(contract), number, facts, reason });
  });
}

function proposerOf(actor: Actor): Proposer & { readonly talentId?: string } {
  if (actor.kind === 'linkHolder' || actor.kind === 'talent') {
    const { agencyId, subject } = maySignContract(actor);
    return { party: 'TALENT', userId: null, agencyId, talentId: subject.talentId };
  }
  const { agencyId, userId } = mayManageConvocatories(actor);
  return { party: 'AGENCY', userId, agencyId };
}

async function propose(
  actor: Actor,
  proposer: Proposer & { readonly talentId?: string },
  { kind, contractId }: { readonly kind: ContractActKind; readonly contractId: string },
  word: (contract: Contract, number: number) => ActSnapshot,
): Promise<ContractAct> {
  const { party, userId, agencyId, talentId } = proposer;
  if (!mayPropose(kind, party)) throw conflict('errors.contract.notYours');
  return transact(async (tx) => {
    const contract = await lockInForce(tx, { contractId, agencyId, talentId });
    const ofKind = and(eq(contractActs.contractId, contractId), eq(contractActs.kind, kind));
    const [before] = await tx.select({ count: count() }).from(contractActs).where(ofKind);
    const number = (before?.count ?? 0) + 1;
    const snapshot = word(contract, number);
    const [act] = await tx
      .insert(contractActs)
      .values({
        agencyId,
        contractId,
        eventId: contract.eventId,
        talentId: contract.talentId,
        kind,
        number,
        proposedBy: party,
        proposedByUserId: userId,
        reason: snapshot.reason,
        snapshot,
        textHash: seenHash(snapshot),
        logoFileId: await logoOf(tx, agencyId),
      })
      .returning();
    if (!act) throw new Error('The proposal was not returned');
    await recordAudit(
      tx,
      actor,
      'contract.propose',
      { id: contractId, agencyId },
      { detail: { eventId: act.eventId, talentId: act.talentId, kind, number, actId: act.id } },
    );
    await notify(
      tx,
      actProposed,
      { agencyId, eventId: act.eventId, talentId: party === 'AGENCY' ? act.talentId : null },
      { actId: act.id },
    );
    return act;
  }).catch((error) => {
    throw violatedConstraint(error) === 'contract_acts_open' ? conflict('errors.contract.otherOpen') : error;
  });
}

const logoOf = async (tx: Tx, agencyId: string): Promise<string | null> => {
  const [agency] = await tx
    .select({ logoFileId: agencies.logoFileId })
    .from(agencies)
    .where(eq(agencies.id, agencyId));
  return agency?.logoFileId ?? null;
};

/** Locks a complete contract for which nothing was claimed yet, of an event that goes on. */
async function lockInForce(
  tx: Tx,
  { contractId, agencyId, talentId }: { contractId: string; agencyId: string; talentId?: string | undefined },
): Promise<Contract> {
  const [contract] = await tx
    .select()
    .from(contracts)
    .where(
      and(
        eq(contracts.id, contractId),
        eq(contracts.agencyId, agencyId),
        talentId ? eq(contracts.talentId, talentId) : undefined,
      ),
    )
    .for('update');
  if (!contract) throw notFound('errors.contract.notFound');
  if (contract.voidedAt || !contract.agencySignedAt) throw conflict('errors.contract.notInForce');
  if ((await tx.$count(claims, eq(claims.contractId, contractId))) > 0)
    throw conflict('errors.contract.claimed');
  const [event] = await tx.select().from(events).where(eq(events.id, contract.eventId)).for('share');
  if (!event || isClosed(stateAt(event, 1, currentTime()))) throw conflict('errors.event.closed');
  return contract;
}
