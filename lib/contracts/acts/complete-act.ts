import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { claims, contractActs, contracts, convocateds } from '@/db/schema';
import type { ContractParty } from '@/db/values/contract-signing';
import { applyDecision } from '@/lib/convocatories/decisions/apply-decision';
import { lockEventOf } from '@/lib/convocatories/decisions/cover-event';
import { fillFromReserve } from '@/lib/convocatories/reserves/jobs';
import type { Actor } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
import { CONVOCATED } from '@/lib/core/states';
import { queueDocument } from '@/lib/documents/jobs';
import { notify } from '@/lib/notifications/notify';
import { recordAudit } from '@/lib/platform/audit';
import { findMandate, signatureOf } from '../mandates/mandate';
import { contractAnnulled } from '../notices';
import type { Contract } from '../queries';
import { keepSignatures } from '../signatures/keep-signature';
import { type ContractAct, snapshotOfAct } from './queries';
import { actState } from './rules';

type Locked = { readonly act: ContractAct; readonly contract: Contract };

/**
 * Marks an act as signed by a party, whose signature the caller keeps, and lets it hold once both have. The caller holds
 * both rows. Throws CONFLICT where the party has signed, it was ended, or something was claimed meanwhile.
 */
export async function signParty(
  tx: Tx,
  actor: Actor,
  { act, contract }: Locked,
  party: ContractParty,
  now: Date,
): Promise<ContractAct> {
  const column = party === 'TALENT' ? contractActs.talentSignedAt : contractActs.agencySignedAt;
  const [row] = await tx
    .update(contractActs)
    .set({ [party === 'TALENT' ? 'talentSignedAt' : 'agencySignedAt']: now, updatedAt: now })
    .where(and(eq(contractActs.id, act.id), isNull(contractActs.endedAt), isNull(column)))
    .returning();
  if (!row) throw conflict('errors.contract.actNotOpen');
  if (actState(row) === 'COMPLETE') await takeEffect(tx, actor, { act: row, contract }, now);
  return row;
}

/** Signs an amendment for an agency that has given a mandate; null where it has not. An annulment it presses itself. */
export async function signActByMandate(
  tx: Tx,
  actor: Actor,
  { act, contract }: Locked,
  now: Date,
): Promise<ContractAct | null> {
  if (act.kind !== 'AMENDMENT') return null;
  const mandate = await findMandate(tx, act.agencyId, now);
  if (!mandate) return null;
  const { id: actId, contractId, agencyId, talentId, textHash } = act;
  const paper = { contractId, agencyId, talentId, act: act.kind, actId, textHash } as const;
  await keepSignatures(tx, [{ ...paper, ...signatureOf(mandate) }], now);
  return signParty(tx, actor, { act, contract }, 'AGENCY', now);
}

async function takeEffect(tx: Tx, actor: Actor, { act, contract }: Locked, now: Date): Promise<void> {
  const claimed = await tx.$count(claims, eq(claims.contractId, contract.id));
  if (claimed > 0) throw conflict('errors.contract.claimed');
  const detail = { eventId: act.eventId, talentId: act.talentId, number: act.number, actId: act.id };
  if (act.kind === 'AMENDMENT') {
    const terms = snapshotOfAct(act).terms ?? {};
    await tx.update(contracts).set({ terms, updatedAt: now }).where(eq(contracts.id, contract.id));
    await agreeToDates(tx, contract, act, now);
    await recordAudit(tx, actor, 'contract.amend', contract, { detail });
    await queueDocument(tx, 'contract-act', act);
  } else {
    await tx
      .update(contracts)
      .set({ voidedAt: now, pdfFileId: null, updatedAt: now })
      .where(eq(contracts.id, contract.id));
    await recordAudit(tx, actor, 'contract.annul', contract, { from: 'COMPLETE', to: 'VOID', detail });
    await queueDocument(tx, 'contract', contract);
    await freePlace(tx, actor, contract);
    const { agencyId, eventId, talentId } = act;
    await notify(tx, contractAnnulled, { agencyId, eventId, talentId }, { actId: act.id });
  }
}

/** The talent's yes holds for the new dates too, so that its event may be moved to them. */
async function agreeToDates(tx: Tx, { convocatedId }: Contract, act: ContractAct, now: Date): Promise<void> {
  const { terms } = snapshotOfAct(act);
  if (!terms) return;
  await tx
    .update(convocateds)
    .set({ acceptedFrom: new Date(terms.start), acceptedUntil: new Date(terms.end), updatedAt: now })
    .where(eq(convocateds.id, convocatedId));
}

/** Frees the dates of a place, which goes to the next reserve. */
async function freePlace(tx: Tx, actor: Actor, { eventId, convocatedId }: Contract): Promise<void> {
  const event = await lockEventOf(tx, sql`${eventId}`);
  const [place] = await tx.select().from(convocateds).where(eq(convocateds.id, convocatedId)).for('update');
  if (!event || !place || place.stateId === CONVOCATED.DISCARDED) return;
  const freed = await applyDecision(tx, actor, event, place, {
    stateId: CONVOCATED.DISCARDED,
    happened: 'convocated.decide',
  });
  await fillFromReserve(tx, freed);
}
