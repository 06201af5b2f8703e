import { peopleOf } from '../../lines/rules';
import type { Choosable } from './choosable';

/** What a client chose of a line, by its place among the lines: whether it is taken, and for how many people. */
export type LineChoice = {
  readonly position: number;
  readonly taken: boolean;
  /** Null for the number of people that the line has. */
  readonly people: number | null;
};
export type Choice = readonly LineChoice[];

type Chosen = Choosable & {
  readonly genders: readonly { readonly gender: 'FEMENINO' | 'MASCULINO'; readonly quantity: number }[];
};

/** The fields of a choice on a page: a box or a number of a line, a button of a group. */
export const takenName = (position: number): string => `con.${position}`;
export const peopleName = (position: number): string => `personas.${position}`;
/** Groups are named by their first line: their own names are words. */
export const groupName = (position: number): string => `una.${position}`;

export const firstOfGroup = (lines: readonly Choosable[], alternative: string): number =>
  lines.findIndex((line) => line.alternative === alternative);

type Offered = Pick<Chosen, 'genders'> & { readonly choice?: Choosable | undefined };

/** A choice that says of each line of an offer what it is to be: what it left out is as it was offered. */
export function wholeChoice(offered: readonly Offered[], choice: Choice): Choice {
  const of = new Map(choice.map((one) => [one.position, one]));
  return offered.flatMap(({ choice: line, genders }, position): LineChoice[] => {
    if (!line) return [];
    const asked = of.get(position);
    const people = asked?.people ?? peopleOf({ genders });
    return [{ position, taken: asked?.taken ?? line.taken, people }];
  });
}

/**
 * The lines as a client chose among them; one that it left as it was is the same object. What is not allowed stays as
 * it was and is told in `problems`, by the name of its field, with message keys; `people` of a line that is not taken
 * does not matter.
 */
export function applyChoice<Line extends Chosen>(
  lines: readonly Line[],
  choice: Choice,
): { readonly lines: readonly Line[]; readonly problems: Readonly<Record<string, string>> } {
  const problems: Record<string, string> = {};
  const of = new Map(choice.map((one) => [one.position, one]));
  const takes = (line: Line, index: number) => of.get(index)?.taken ?? line.taken;
  const wrong = new Set<string>();
  for (const { alternative } of lines) {
    if (alternative === null || wrong.has(alternative)) continue;
    const taken = lines.filter((line, index) => line.alternative === alternative && takes(line, index));
    if (taken.length === 1) continue;
    wrong.add(alternative);
    problems[groupName(firstOfGroup(lines, alternative))] = 'answer.choice.one';
  }
  const chosen = lines.map((line, index): Line => {
    const asked = of.get(index);
    const free = line.optional || (line.alternative !== null && !wrong.has(line.alternative));
    const taken = free ? takes(line, index) : line.taken;
    const { leastPeople, mostPeople } = line;
    const [only] = line.genders;
    const stands = taken === line.taken ? line : { ...line, taken };
    if (!taken || asked?.people == null || leastPeople === null || mostPeople === null || !only)
      return stands;
    const { people } = asked;
    if (!Number.isSafeInteger(people) || people < leastPeople || people > mostPeople) {
      problems[peopleName(index)] = 'answer.choice.people';
      return stands;
    }
    if (people === only.quantity) return stands;
    return { ...line, taken, genders: [{ ...only, quantity: people }] };
  });
  if (!chosen.some(({ taken }) => taken)) problems.nothing = 'answer.choice.nothing';
  return { lines: chosen, problems };
}
