import type { Candidate } from '@/lib/convocatories/candidates/queries';
import type { Criteria, Mismatch } from '@/lib/convocatories/candidates/rules';
import { isoDateInZone } from '@/lib/core/dates';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { ageOn } from '@/lib/talents/rules';

/** What a candidate lacks of a call's wishes, by the name of its text and what it says. */
export type Mark =
  | { readonly text: 'lacksHeight'; readonly cm: number }
  | { readonly text: 'unknownHeight' }
  | { readonly text: 'lacksCity'; readonly city: string }
  | { readonly text: 'unknownCity' }
  | { readonly text: 'lacksAge'; readonly years: number }
  | { readonly text: 'unknownAge' }
  | { readonly text: 'lacksEyes' | 'lacksHair'; readonly colour: string | null }
  | { readonly text: 'lacksLanguage' | 'lacksSkills' | 'lacksTraining'; readonly what: string };

type Wishes = Pick<Criteria, 'height' | 'language' | 'academicTraining'> & { readonly startDate: Date };
type Fit = Pick<
  Candidate,
  'mismatches' | 'traits' | 'height' | 'birthdate' | 'cityName' | 'eyeColour' | 'hairColour'
>;

/** Why somebody does not fit, so that one can judge whether it matters: five centimetres, another city. */
export const marksOf = (call: Wishes, talent: Fit): Mark[] =>
  talent.mismatches.map((mismatch) => markOf(mismatch, call, talent));

function markOf(mismatch: Mismatch, call: Wishes, talent: Fit): Mark {
  switch (mismatch) {
    case 'height':
      return talent.height === null
        ? { text: 'unknownHeight' }
        : { text: 'lacksHeight', cm: Math.ceil((call.height ?? 0) - talent.height) };
    case 'city':
      return talent.cityName === null
        ? { text: 'unknownCity' }
        : { text: 'lacksCity', city: talent.cityName };
    case 'age':
      return talent.birthdate === null
        ? { text: 'unknownAge' }
        : {
            text: 'lacksAge',
            years: ageOn(talent.birthdate, isoDateInZone(call.startDate, DEFAULT_TIME_ZONE)),
          };
    case 'language':
      return { text: 'lacksLanguage', what: call.language ?? '' };
    case 'skills':
      return { text: 'lacksSkills', what: talent.traits.lackedSkills.join(', ') };
    case 'academicTraining':
      return { text: 'lacksTraining', what: call.academicTraining ?? '' };
    case 'colourEyes':
      return { text: 'lacksEyes', colour: talent.eyeColour };
    case 'colourHair':
      return { text: 'lacksHair', colour: talent.hairColour };
  }
}
