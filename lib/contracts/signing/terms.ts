import { conflict } from '@/lib/core/errors';
import { contentHash } from '@/lib/documents/content-hash';
import { type ContractFacts, clauseValues, missingOfAgency } from '../clauses/clause-values';
import {
  type ContractClause,
  type ContractText,
  contractText,
  UnresolvedClauseError,
} from '../clauses/clauses';
import { ELECTRONIC_WORDING } from '../signatures/electronic-consent';

/** All that a contract says: what is shown, hashed and signed. */
export type ContractTerms = {
  readonly facts: ContractFacts;
  readonly contractType: number;
  readonly contractTypeName: string;
  readonly tercero: boolean;
  readonly text: ContractText;
  readonly validity: string;
};

type Catalogue = {
  readonly clauses: readonly ContractClause[];
  readonly types: readonly { readonly id: number; readonly name: string }[];
};

const BLANK = '__________';

/** Where a talent's profile lacks something, the page shows a blank to be read, which nobody can sign. */
const withBlanks = (values: ReturnType<typeof clauseValues>): ReturnType<typeof clauseValues> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      name.startsWith('talent.') && !value?.trim() ? BLANK : value,
    ]),
  ) as ReturnType<typeof clauseValues>;

/** Words a contract; null when the agency's own data do not suffice for one. */
export function wordTerms(
  { clauses, types }: Catalogue,
  facts: ContractFacts,
  { contractType, tercero, validity }: Pick<ContractTerms, 'contractType' | 'tercero' | 'validity'>,
): ContractTerms | null {
  if (missingOfAgency(facts).length > 0) return null;
  try {
    const text = contractText(clauses, { contractType, tercero }, withBlanks(clauseValues(facts)));
    const contractTypeName = types.find((type) => type.id === contractType)?.name ?? '';
    return { facts, contractType, contractTypeName, tercero, text, validity };
  } catch (error) {
    if (error instanceof UnresolvedClauseError) return null;
    throw error;
  }
}

/** The same. Throws CONFLICT where the agency's data do not suffice. */
export function requireTerms(...given: Parameters<typeof wordTerms>): ContractTerms {
  const terms = wordTerms(...given);
  if (!terms) throw conflict('contract.agencyIncomplete');
  return terms;
}

/** SHA-256 of what somebody sees and signs, the consent to sign electronically included. */
export const seenHash = (seen: object): string => contentHash({ ...seen, electronic: ELECTRONIC_WORDING });
