import { type ContractFacts, servedDates } from '../clauses/clause-values';
import type { AmendableTerms } from './rules';

type Signed = { readonly facts: ContractFacts; readonly terms: Record<string, unknown> | null };

/** The terms in force: those that were signed first, as amendments left them. */
export function termsInForce({ facts, terms }: Signed): AmendableTerms {
  const { start, end } = servedDates(facts);
  const { place, address, city } = facts.event;
  const signed = {
    start: new Date(start).toISOString(),
    end: new Date(end).toISOString(),
    place: [place, address, city].filter(Boolean).join(', '),
    fee: facts.fee.amount,
  };
  return { ...signed, ...(terms as Partial<AmendableTerms> | null) };
}
