import type { FieldErrors, FieldMessage } from '@/lib/core/errors';
import { keptIdentity, readIdentity } from '@/lib/core/readers/identity-number';

/** Since when the terms and the policy on personal data read as they do: what somebody accepted is told by it. */
export const TERMS_SINCE = '2026-11-27';

export type DocumentType = {
  readonly id: number;
  readonly code: string;
  readonly appliesTo: 'PERSON' | 'COMPANY' | 'BOTH';
};

/** Country of a city, from the catalogue. */
export type Place = { readonly dialingCode: string; readonly documentTypes: readonly DocumentType[] };

/**
 * The documents by which a company is registered: NIT only (specification 1, section 5). A country that has no NIT
 * offers its own number for taxpayers (RFC, RUC, RUT, NIF, EIN), or nobody could register there.
 */
export const companyDocuments = <Type extends Pick<DocumentType, 'appliesTo'>>(
  types: readonly Type[],
): Type[] => types.filter(({ appliesTo }) => appliesTo !== 'PERSON');

type Names = {
  readonly city: string;
  readonly documentType: string;
  readonly identification: string;
};

type Located = {
  readonly documentTypeId: number;
  readonly identification: string;
  /** True where only a company's document is allowed. */
  readonly company: boolean;
};

/** Returns what does not fit the country of a city, by field. */
export function placeProblems(place: Place | undefined, given: Located, names: Names): FieldErrors {
  if (!place) return { [names.city]: 'validation.city' };
  const offered = given.company ? companyDocuments(place.documentTypes) : place.documentTypes;
  const problems: Record<string, FieldMessage> = {};
  const type = offered.find(({ id }) => id === given.documentTypeId);
  if (!type) problems[names.documentType] = 'validation.option';
  const read = type ? readIdentity(type.code, given.identification) : null;
  if (read && 'problem' in read) problems[names.identification] = read.problem;
  return problems;
}

/** A document's number as it is kept, by its type in a place. */
export const keptDocument = (place: Place | undefined, documentTypeId: number, number: string): string =>
  keptIdentity(place?.documentTypes.find(({ id }) => id === documentTypeId)?.code ?? '', number);

/**
 * First names and surnames of a name that was asked for in one field: of four words or more the last two are
 * surnames, of fewer all but the first.
 */
export function splitName(whole: string): { name: string; lastname: string } {
  const words = whole.split(/\s+/);
  const firstNames = words.length > 3 ? words.length - 2 : 1;
  return { name: words.slice(0, firstNames).join(' '), lastname: words.slice(firstNames).join(' ') };
}
