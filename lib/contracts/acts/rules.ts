import type { ActEnding, ContractActKind, ContractParty } from '@/db/values/contract-signing';

/** Dates, place and fee of a contract, as amendments may change them. `fee` in minor units of its currency. */
export type AmendableTerms = {
  readonly start: string;
  readonly end: string;
  readonly place: string;
  readonly fee: number;
};

/** What differs of new terms. */
export const changedTerms = (before: AmendableTerms, after: AmendableTerms): Partial<AmendableTerms> =>
  Object.fromEntries(
    (Object.keys(before) as (keyof AmendableTerms)[])
      .filter((name) => before[name] !== after[name])
      .map((name) => [name, after[name]]),
  );

export const ACT_STATES = ['PROPOSED', 'COMPLETE', 'DECLINED', 'WITHDRAWN'] as const;
export type ActState = (typeof ACT_STATES)[number];

type Act = {
  readonly kind: ContractActKind;
  readonly proposedBy: ContractParty;
  readonly talentSignedAt: Date | null;
  readonly agencySignedAt: Date | null;
  readonly endedAs: ActEnding | null;
};

/** Where an amendment or annulment stands: it waits for a signature, both have signed, or it was ended before. */
export function actState({
  endedAs,
  talentSignedAt,
  agencySignedAt,
}: Omit<Act, 'kind' | 'proposedBy'>): ActState {
  if (endedAs) return endedAs;
  return talentSignedAt && agencySignedAt ? 'COMPLETE' : 'PROPOSED';
}

/** A party that has not signed may: the agency only after the talent, so that nobody waits for what it proposed itself. */
export const mayPartySign = (act: Act, party: ContractParty): boolean =>
  actState(act) === 'PROPOSED' &&
  (party === 'TALENT' ? !act.talentSignedAt : Boolean(act.talentSignedAt) && !act.agencySignedAt);

/** Who proposed takes back, the other declines. Until both have signed. */
export const endingOf = (act: Act, party: ContractParty): ActEnding =>
  act.proposedBy === party ? 'WITHDRAWN' : 'DECLINED';

/** Who may propose what: a talent asks for no other terms, it says so in a question. */
export const mayPropose = (kind: ContractActKind, party: ContractParty): boolean =>
  party === 'AGENCY' || kind === 'ANNULMENT';
