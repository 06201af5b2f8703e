import { and, eq, getTableColumns, type SQL } from 'drizzle-orm';
import { contracts } from '@/db/schema';
import { inForce } from '@/lib/convocatories/contract-in-force';
import { requireAbility } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { isUuid } from '@/lib/core/ids';
import { anyOf } from '@/lib/platform/any-of';
import { database } from '@/lib/platform/database';
import type { AmendableTerms } from './acts/rules';
import { termsInForce } from './acts/terms-in-force';
import { type ContractState, contractCode, contractState } from './rules';
import type { ContractSnapshot } from './snapshot';

/** A signed contract as its agency keeps it, with the terms that amendments left. */
export type SignedContract = {
  readonly id: string;
  readonly code: string;
  readonly state: ContractState;
  readonly contractTypeId: number;
  readonly convocatedId: string;
  readonly eventId: string;
  readonly talentId: string;
  /** Null of a contract signed before its facts were kept. */
  readonly terms: (AmendableTerms & { readonly currency: string }) | null;
  readonly signedAt: Date;
  readonly agencySignedAt: Date | null;
  readonly voidedAt: Date | null;
  readonly pdfFileId: string | null;
  readonly snapshotHash: string;
};

async function readContracts(actor: Actor, which: SQL | undefined): Promise<SignedContract[]> {
  const { agencyId } = requireAbility(actor, 'seeWork');
  const { signerIp: _ip, signerAgent: _agent, ...columns } = getTableColumns(contracts);
  const rows = await database()
    .select(columns)
    .from(contracts)
    .where(and(eq(contracts.agencyId, agencyId), which));
  return rows.map(({ snapshot, terms, ...row }) => {
    const { facts } = snapshot as Partial<ContractSnapshot>;
    return {
      ...row,
      code: contractCode(row),
      state: contractState(row),
      terms: facts ? { ...termsInForce({ facts, terms }), currency: facts.fee.currency } : null,
    };
  });
}

/** Reads a contract of the own agency. Throws UNAUTHENTICATED, FORBIDDEN, and NOT_FOUND, alike for another agency's. */
export async function getSignedContract(actor: Actor, id: string): Promise<SignedContract> {
  const [contract] = isUuid(id) ? await readContracts(actor, eq(contracts.id, id)) : [];
  if (!contract) throw notFound('errors.contract.notFound');
  return contract;
}

/** Finds the contracts in force of called talents, by the place that they were called to. One statement. */
export async function findContractsOfPlaces(
  actor: Actor,
  convocatedIds: readonly string[],
): Promise<Map<string, SignedContract>> {
  const found = await readContracts(actor, and(anyOf(contracts.convocatedId, convocatedIds), inForce));
  return new Map(found.map((contract) => [contract.convocatedId, contract]));
}
