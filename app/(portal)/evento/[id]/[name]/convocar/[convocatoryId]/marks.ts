import type { Candidate } from '@/lib/convocatories/candidates/queries';
import type { Mismatch } from '@/lib/convocatories/rules';

/** What a candidate lacks of a call's wishes, by the name of its text and what it says. */
export type Mark =
  | { readonly text: 'lacksHeight'; readonly cm: number }
  | { readonly text: 'unknownHeight' }
  | { readonly text: 'lacksCity'; readonly city: string }
  | { readonly text: 'unknownCity' }
  | { readonly text: 'lacksEyes' | 'lacksHair'; readonly colour: string | null };

type Wishes = { readonly height: number | null };
type Fit = Pick<Candidate, 'mismatches' | 'height' | 'cityName' | 'eyeColour' | 'hairColour'>;

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
    case 'colourEyes':
      return { text: 'lacksEyes', colour: talent.eyeColour };
    case 'colourHair':
      return { text: 'lacksHair', colour: talent.hairColour };
  }
}
