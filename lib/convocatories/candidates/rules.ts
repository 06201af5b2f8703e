import { ageOn } from '@/lib/talents/rules';

/** What a call asks of talents. Profile and gender are conditions of the search, not criteria. */
export type Criteria = {
  readonly cityId: number | null;
  /** In centimetres. */
  readonly height: number | null;
  readonly minAge: number | null;
  readonly maxAge: number | null;
  readonly colourEyes: string | null;
  readonly colourHair: string | null;
  readonly language: string | null;
  readonly skills: readonly string[];
  readonly academicTraining: string | null;
};

/** What a talent may lack of a call's criteria. The type of hair is not here: no profile says it. */
export const MISMATCHES = [
  'city',
  'height',
  'age',
  'colourEyes',
  'colourHair',
  'language',
  'skills',
  'academicTraining',
] as const;
export type Mismatch = (typeof MISMATCHES)[number];

/** What somebody says to know of what a call asks for. */
export type Traits = {
  readonly language: boolean;
  /** Those asked for that it does not say to know. */
  readonly lackedSkills: readonly string[];
  readonly training: boolean;
};

type Looks = {
  readonly cityId: number | null;
  readonly height: number | null;
  readonly birthdate: string | null;
  readonly eyeColour: string | null;
  readonly hairColour: string | null;
};

const differs = (wanted: string | null, has: string | null) =>
  wanted !== null && wanted !== '' && wanted.toLowerCase() !== (has ?? '').toLowerCase();

/** True for an age outside of what is asked on a day, `YYYY-MM-DD`, and for one that nobody knows. */
function isOfOtherAge({ minAge, maxAge }: Criteria, birthdate: string | null, firstDay: string): boolean {
  if (minAge === null && maxAge === null) return false;
  if (birthdate === null) return true;
  const age = ageOn(birthdate, firstDay);
  return (minAge !== null && age < minAge) || (maxAge !== null && age > maxAge);
}

/** Lists the criteria of a call that a candidate does not meet; ages on `firstDay`, `YYYY-MM-DD`. */
export function mismatches(criteria: Criteria, looks: Looks, traits: Traits, firstDay: string): Mismatch[] {
  const unmet: Readonly<Record<Mismatch, boolean>> = {
    city: criteria.cityId !== null && criteria.cityId !== looks.cityId,
    height: criteria.height !== null && (looks.height ?? 0) < criteria.height,
    age: isOfOtherAge(criteria, looks.birthdate, firstDay),
    colourEyes: differs(criteria.colourEyes, looks.eyeColour),
    colourHair: differs(criteria.colourHair, looks.hairColour),
    language: !traits.language,
    skills: traits.lackedSkills.length > 0,
    academicTraining: !traits.training,
  };
  return MISMATCHES.filter((one) => unmet[one]);
}

/** Criteria of which an answer that is not there says nothing yet: the talent may add it to its profile. */
const UNSAID: Readonly<Record<Mismatch, (looks: Looks) => boolean>> = {
  city: ({ cityId }) => cityId === null,
  height: ({ height }) => height === null,
  age: ({ birthdate }) => birthdate === null,
  colourEyes: ({ eyeColour }) => !eyeColour,
  colourHair: ({ hairColour }) => !hairColour,
  language: () => true,
  skills: () => true,
  academicTraining: () => true,
};

/** True for what a talent has not said, rather than said otherwise. */
export const isUnsaid = (mismatch: Mismatch, looks: Looks): boolean => UNSAID[mismatch](looks);
