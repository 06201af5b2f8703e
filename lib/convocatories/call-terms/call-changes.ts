/** What of a call is told to talents when it changes, in the order in which it is told. */
export const TOLD_FIELDS = [
  'startDate',
  'endDate',
  'deadline',
  'eventPersonalId',
  'cityId',
  'minAge',
  'maxAge',
  'height',
  'colourEyes',
  'colourHair',
  'texture',
  'language',
  'skills',
  'academicTraining',
  'observations',
] as const;
export type ToldField = (typeof TOLD_FIELDS)[number];

export type Said = string | number | null;
/** One changed field; instants as ISO texts, several skills as one text. */
export type CallChange = { readonly field: ToldField; readonly from: Said; readonly to: Said };

type Value = Date | string | number | null | readonly string[];
type Call = { readonly [Field in ToldField]: Value };

export function said(value: Value): Said {
  if (value instanceof Date) return value.toISOString();
  if (value !== null && typeof value === 'object') return value.join(', ') || null;
  return value;
}

/** Lists what differs between a call before and after it was edited. */
export const callChanges = (before: Call, after: Call): CallChange[] =>
  TOLD_FIELDS.flatMap((field) => {
    const [from, to] = [said(before[field]), said(after[field])];
    return from === to ? [] : [{ field, from, to }];
  });

/** The same for the trail, which holds no free text: of observations only that they changed. */
export const auditedChanges = (changes: readonly CallChange[]) =>
  changes.map(({ field, from, to }) => (field === 'observations' ? { field } : { field, from, to }));
