import type { Db, Tx } from '@/db/client';
import type { ContractFacts } from '../clauses/clause-values';
import { CONTRACT_TYPE_ID, type ContractText } from '../clauses/clauses';
import { contractFacts, platformFacts } from '../clauses/contract-facts';
import type { Signatory } from '../clauses/signatory';
import { type Engagement, findSignatories, readContractCatalogue } from '../queries';
import { readValidity } from './prepare-contract';
import { seenHash, wordTerms } from './terms';

export type ContractTypeName = keyof typeof CONTRACT_TYPE_ID;
/** A text with the hash that says that it was this one. */
export type ShownText = ContractText & { readonly seen: string };

const TYPE_NAMES = Object.keys(CONTRACT_TYPE_ID) as ContractTypeName[];

/** The agency's own type alone where it has set one, else those of which the talent chooses. */
const typesOf = (agencyType: number | null): ContractTypeName[] => {
  const own = TYPE_NAMES.filter((name) => CONTRACT_TYPE_ID[name] === agencyType);
  return own.length > 0 ? own : TYPE_NAMES;
};

/** Words what there is to sign, by the types that may be signed; null where the agency's own data do not suffice. */
export async function wordTexts(
  db: Db | Tx,
  engagement: Engagement,
  signatory: Signatory,
  now: Date,
): Promise<{ facts: ContractFacts; texts: Partial<Record<ContractTypeName, ShownText>> } | null> {
  const { agency, event } = engagement;
  const signatories = await findSignatories(db, agency.id, event.createdBy);
  const catalogue = await readContractCatalogue(db);
  const validity = await readValidity();
  const facts = contractFacts(engagement, { ...signatories, signatory }, platformFacts(), now);
  const texts: Partial<Record<ContractTypeName, ShownText>> = {};
  for (const name of typesOf(agency.contractTypeId)) {
    const contractType = CONTRACT_TYPE_ID[name];
    const terms = wordTerms(catalogue, facts, { contractType, tercero: event.tercero, validity });
    if (!terms) return null;
    texts[name] = { ...terms.text, seen: seenHash(terms) };
  }
  return { facts, texts };
}
