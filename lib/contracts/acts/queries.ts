import { and, asc, eq } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import { contractActs, contracts } from '@/db/schema';
import { notFound } from '@/lib/core/errors';
import { currentTime } from '@/lib/platform/clock';
import { findSignatory, type Signatory } from '../clauses/signatory';
import { type Contract, findEngagement } from '../queries';
import { readSigningStep, type SigningStep } from '../signing-codes/queries';
import type { ActSnapshot } from './act-text';
import { type ActState, actState, mayPartySign } from './rules';

export type ContractAct = typeof contractActs.$inferSelect;

export const snapshotOfAct = ({ snapshot }: ContractAct): ActSnapshot => snapshot as ActSnapshot;

/** An amendment or annulment as the talent's page shows it. */
export type ShownAct = ContractAct & {
  readonly state: ActState;
  readonly said: ActSnapshot;
  /** Null where the talent has nothing to sign of it. */
  readonly toSign: {
    readonly signatory: Pick<Signatory, 'role' | 'name'>;
    readonly step: SigningStep;
  } | null;
};

export const listActs = (db: Db | Tx, contractId: string): Promise<ContractAct[]> =>
  db
    .select()
    .from(contractActs)
    .where(eq(contractActs.contractId, contractId))
    .orderBy(asc(contractActs.createdAt), asc(contractActs.id));

/** Lists what was proposed of a contract, with what its signer needs where it may sign. */
export async function listShownActs(db: Db | Tx, contract: Contract): Promise<ShownAct[]> {
  const { talentId, eventId } = contract;
  const acts = await listActs(db, contract.id);
  if (acts.length === 0) return [];
  const engagement = await findEngagement(db, eventId, talentId);
  const signatory = engagement && (await findSignatory(db, engagement, currentTime()));
  const shown: ShownAct[] = [];
  for (const act of acts) {
    const isToSign = signatory && mayPartySign(act, 'TALENT');
    const scope = { act: act.kind, scopeId: act.id, owner: { talentId } };
    const toSign = isToSign ? { signatory, step: await readSigningStep(db, signatory, scope) } : null;
    shown.push({ ...act, state: actState(act), said: snapshotOfAct(act), toSign });
  }
  return shown;
}

/** Finds an act with its contract, both locked until the transaction ends. Throws NOT_FOUND, also of another talent or agency. */
export async function lockAct(
  tx: Tx,
  id: string,
  of: { readonly agencyId: string; readonly talentId?: string },
): Promise<{ act: ContractAct; contract: Contract }> {
  const [row] = await tx
    .select({ act: contractActs, contract: contracts })
    .from(contractActs)
    .innerJoin(contracts, eq(contracts.id, contractActs.contractId))
    .where(
      and(
        eq(contractActs.id, id),
        eq(contractActs.agencyId, of.agencyId),
        of.talentId ? eq(contractActs.talentId, of.talentId) : undefined,
      ),
    )
    .for('update');
  if (!row) throw notFound('errors.contract.actNotFound');
  return row;
}

/** Finds what annulled a contract; null where nothing did. */
export async function findAnnulment(db: Db | Tx, contractId: string): Promise<ActSnapshot | null> {
  const acts = await listActs(db, contractId);
  const annulment = acts.find((act) => act.kind === 'ANNULMENT' && actState(act) === 'COMPLETE');
  return annulment ? snapshotOfAct(annulment) : null;
}

/** Finds an act of which a message tells; null where it is gone. */
export async function findAct(tx: Tx, actId: string) {
  const [act] = await tx.select().from(contractActs).where(eq(contractActs.id, actId));
  return act ? { act, said: snapshotOfAct(act), state: actState(act) } : null;
}
export type ToldAct = NonNullable<Awaited<ReturnType<typeof findAct>>>;
