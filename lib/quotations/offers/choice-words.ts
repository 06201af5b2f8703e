import { type Choosable, isChoosable } from '../choices/rules/choosable';
import type { OfferContent } from './offer-content';
import { lineName, type Row } from './wording';

/**
 * What the client chooses of a line and what is taken of it, in words: 'Opcional · no incluida en el total'. Once it is
 * `decided`: 'Opcional · no elegida'. Null for a line as it stands.
 */
export function choiceText(line: Choosable, decided = false): string | null {
  if (!isChoosable(line)) return null;
  const { optional, alternative, taken, leastPeople, mostPeople } = line;
  const free = optional || alternative !== null;
  const standing = decided
    ? taken
      ? 'elegida'
      : 'no elegida'
    : taken
      ? 'incluida en el total'
      : 'no incluida en el total';
  const text = [
    ...(optional ? ['Opcional'] : []),
    ...(alternative === null ? [] : [`Alternativa de «${alternative}»`]),
    ...(leastPeople === null || (decided && !taken)
      ? []
      : decided
        ? [`cantidad elegida, de ${leastPeople} a ${mostPeople} personas`]
        : [`de ${leastPeople} a ${mostPeople} personas${free ? '' : ', a elección'}`]),
    ...(free ? [standing] : []),
  ].join(' · ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What of an offer is taken and what is not, of what there was to choose, as rows of facts; none for an offer as it stands. */
export function chosenRows({ lines }: Pick<OfferContent, 'lines'>): Row[] {
  const named = (taken: boolean) =>
    lines
      .flatMap(({ choice }, place) => (choice?.taken === taken ? [lineName(lines, place)] : []))
      .join(', ');
  return [
    ['Con', named(true) || null],
    ['Sin', named(false) || null],
  ];
}
