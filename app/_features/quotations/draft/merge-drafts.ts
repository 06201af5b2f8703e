import { LINE_FIELDS } from '@/lib/core/quotation-fields';
import type { DraftForm } from './draft-form';

/** The fields that are merged together. Different changes within one place are a conflict. */
const PLACES = {
  client: ['clientId'],
  contact: ['nameContact'],
  email: ['emailClient'],
  phone: ['phoneClient', 'dialingCode'],
  event: ['nameEvent'],
  dates: ['firstDay', 'lastDay'],
  times: ['startTime', 'endTime', 'hours'],
  city: ['cityId'],
  place: ['place'],
  address: ['address'],
  lines: ['lines'],
  currency: ['currencyId', 'fxRate', 'fxRateDate'],
  gain: ['gain'],
  feeding: ['feeding'],
  transport: ['transport'],
  agents: ['agents', 'agentDays', 'agentPrice'],
  serviceConcept: ['serviceConcept'],
  tercero: ['tercero'],
  observation: ['observation'],
  message: ['message'],
  paymentTerms: ['paymentTerms'],
  terms: ['terms'],
  validity: ['validityDays'],
  copies: ['copies'],
} as const satisfies Readonly<Record<string, readonly (keyof Omit<DraftForm, 'id'>)[]>>;

export type DraftPlace = keyof typeof PLACES;
const ALL = Object.keys(PLACES) as DraftPlace[];

export type Merged = {
  /** Theirs, with what only this side changed. */
  readonly form: DraftForm;
  /** The places taken from this side. */
  readonly mine: readonly DraftPlace[];
  /** The places that both sides changed differently; `form` has theirs. */
  readonly conflicts: readonly DraftPlace[];
};

const LINE_PARTS = [...LINE_FIELDS, 'women', 'men'] as const;

/** The content of a draft at a place. Lines are compared without their keys, which change with every save. */
function contentAt(form: DraftForm, place: DraftPlace): string {
  if (place === 'lines')
    return JSON.stringify(form.lines.map((line) => LINE_PARTS.map((part) => line[part])));
  return JSON.stringify(PLACES[place].map((field) => form[field]));
}

/** The fields of some places, as one side has them. */
export function fieldsAt(form: DraftForm, places: readonly DraftPlace[]): Partial<Omit<DraftForm, 'id'>> {
  const fields = places.flatMap((place) => PLACES[place].map((field) => [field, form[field]] as const));
  return Object.fromEntries(fields);
}

/**
 * Joins what was typed here with what was saved elsewhere meanwhile, both upon `base`. Where only one side changed
 * something, that holds; without a base, whatever differs was changed by both.
 */
export function mergeDrafts(base: DraftForm | null, mine: DraftForm, theirs: DraftForm): Merged {
  const differing = ALL.filter((place) => contentAt(mine, place) !== contentAt(theirs, place));
  const unchanged = (form: DraftForm, place: DraftPlace) =>
    base !== null && contentAt(form, place) === contentAt(base, place);
  const own = differing.filter((place) => unchanged(theirs, place));
  const conflicts = differing.filter((place) => !unchanged(theirs, place) && !unchanged(mine, place));
  return { form: { ...theirs, ...fieldsAt(mine, own) }, mine: own, conflicts };
}
