import { documentCode, fitsIdentity } from '@/lib/core/readers/identity-number';

const CONTACT_FIELDS = ['name', 'identification', 'phone', 'email', 'address'] as const;
export type ProfileField = (typeof CONTACT_FIELDS)[number];

type Contactable = Readonly<Record<ProfileField, string | null>> & { readonly documentTypeId: number | null };

/**
 * What a talent's profile lacks to sign a contract or send a claim (specification part 2, section 5).
 * A document never carries an invented identification, nor one that its type does not have, whenever it was written.
 */
export const missingProfileFields = (talent: Contactable): ProfileField[] =>
  CONTACT_FIELDS.filter((field) =>
    field === 'identification'
      ? !fitsIdentity(documentCode(talent.documentTypeId), talent.identification)
      : (talent[field] ?? '').trim() === '',
  );

/** Whole years between two calendar days, `YYYY-MM-DD`. Who is born on 29 February ages on 1 March of common years. */
export function ageOn(birthdate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthdate.slice(0, 4));
  return day.slice(5) < birthdate.slice(5) ? years - 1 : years;
}

const OF_AGE = 18;

type Bindable = { readonly birthdate: string | null; readonly guardianConsentedAt: Date | null };

/**
 * What keeps somebody of that birth date from binding themselves to what begins on a day (`YYYY-MM-DD`, where it takes
 * place): being under 18 on any of its days without a guardian who consents, or a birth date that nobody knows. Whoever
 * comes of age in between begins as a minor. Nothing binds a minor without its guardian, who signs for it too (product
 * decisions, "Who may see and bind a person").
 */
export function whyNotBound(
  { birthdate, guardianConsentedAt }: Bindable,
  firstDay: string,
): 'minor' | 'ageUnknown' | null {
  if (!birthdate) return 'ageUnknown';
  return ageOn(birthdate, firstDay) < OF_AGE && !guardianConsentedAt ? 'minor' : null;
}

/** The latest day, `YYYY-MM-DD`, on which somebody may be born who has that age, in whole years, on `day`. */
export function bornBy(day: string, age: number): string {
  const year = String(Number(day.slice(0, 4)) - age).padStart(4, '0');
  // Who was born on 29 February ages on 1 March of a year without one, and nobody was born on it in such a year.
  const rest = day.slice(4) === '-02-29' && !isLeapYear(Number(year)) ? '-02-28' : day.slice(4);
  return `${year}${rest}`;
}

/** The latest day, `YYYY-MM-DD`, on which somebody may be born who is of age on `day`. */
export const adultsBornBy = (day: string): string => bornBy(day, OF_AGE);

const isLeapYear = (year: number): boolean => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;

/** True for whom a guardian has to answer on a day: under 18. A birth date that nobody knows is asked for elsewhere. */
export const isMinor = (birthdate: string | null, day: string): boolean =>
  birthdate !== null && ageOn(birthdate, day) < OF_AGE;
