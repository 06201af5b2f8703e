import { requireSignedIn } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { database } from '@/lib/platform/database';
import { readContractCatalogue } from '../queries';
import { CONTRACT_TYPE, selectClauses } from './clauses';

/** A clause of the catalogue with the name of the one type of contract that it is for; null: of both. */
export type CatalogueClause = Awaited<ReturnType<typeof listClauses>>[number];

/**
 * The clauses as they stand before an event fills them, with placeholders between braces, by their order; those of one
 * type of contract when it is named (51 eventos, 52 fotografía), the Habeas Data section last. Told to who is signed in.
 */
export async function listClauses(actor: Actor, typeContract?: number) {
  requireSignedIn(actor);
  const { clauses, types } = await readContractCatalogue(database());
  const named = (rows: typeof clauses) =>
    rows.map((row) => ({
      ...row,
      contractTypeName: types.find(({ id }) => id === row.contractTypeId)?.name ?? null,
    }));
  if (typeContract === undefined) return named(clauses);
  if (!Object.values(CONTRACT_TYPE).some((known) => known === typeContract)) return [];
  const chosen = selectClauses(clauses, { contractType: typeContract, tercero: true });
  return named([...chosen.clauses, chosen.habeasData]);
}
