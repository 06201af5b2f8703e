const CONTACT_FIELDS = ['name', 'identification', 'phone', 'email', 'address'] as const;
export type ProfileField = (typeof CONTACT_FIELDS)[number];

/**
 * What a talent's profile lacks to sign a contract or send a claim (specification part 2, section 5).
 * A document never carries an invented identification.
 */
export const missingProfileFields = (talent: Readonly<Record<ProfileField, string | null>>): ProfileField[] =>
  CONTACT_FIELDS.filter((field) => (talent[field] ?? '').trim() === '');

/** Whole years between two calendar days, `YYYY-MM-DD`. Who is born on 29 February ages on 1 March of common years. */
export function ageOn(birthdate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthdate.slice(0, 4));
  return day.slice(5) < birthdate.slice(5) ? years - 1 : years;
}
