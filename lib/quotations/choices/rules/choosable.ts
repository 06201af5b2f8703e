import { pick } from '@/lib/core/pick';
import { CHOICE_FIELDS } from '@/lib/core/quotation-fields';
import { peopleOf } from '../../lines/rules';

/** What of a line the client chooses. */
export type Choosable = {
  /** It takes the line or leaves it. */
  readonly optional: boolean;
  /** It takes one of the lines of this group; null for a line of none. */
  readonly alternative: string | null;
  /** The line counts. */
  readonly taken: boolean;
  /** It chooses a number of people between these; both null where it does not. */
  readonly leastPeople: number | null;
  readonly mostPeople: number | null;
} & Readonly<Record<(typeof CHOICE_FIELDS)[number], unknown>>;

/** A line as it stands, of which the client chooses nothing. */
export const FIXED = {
  optional: false,
  alternative: null,
  taken: true,
  leastPeople: null,
  mostPeople: null,
} as const satisfies Choosable;

/** True when the client chooses something of the line. */
export const isChoosable = ({ optional, alternative, leastPeople }: Choosable): boolean =>
  optional || alternative !== null || leastPeople !== null;

/** What an offer says of a line's choice: nothing where there is none. */
export const choiceOf = (line: Choosable): { readonly choice?: Choosable } =>
  isChoosable(line) ? { choice: pick(line, CHOICE_FIELDS) } : {};

/** From this number of lines on, a choice is a task. */
export const MOST_CHOICES = 30;

/**
 * The lines with the choices that hold by themselves: what stands as it is, is taken, and of each group one line is:
 * `preferred`, else the first that was, else the first. Lines that hold already stay the same objects.
 */
export function settled<Line extends Choosable>(lines: readonly Line[], preferred?: Line): readonly Line[] {
  const taken = new Map<string, Line>();
  for (const line of lines) {
    if (line.alternative === null) continue;
    const known = taken.get(line.alternative);
    const beats = line === preferred || (known !== preferred && line.taken && !known?.taken);
    if (!known || beats) taken.set(line.alternative, line);
  }
  return lines.map((line) => {
    const holds =
      line.alternative === null ? !line.optional || line.taken : taken.get(line.alternative) === line;
    return line.taken === holds ? line : { ...line, taken: holds };
  });
}

/** True when a group has one line: there is nothing to choose yet, so it is not sent. */
export const hasLoneAlternative = (lines: readonly Choosable[]): boolean =>
  lines.some(
    ({ alternative }, index) =>
      alternative !== null &&
      !lines.some((other, place) => place !== index && other.alternative === alternative),
  );

type PeopleLine = Choosable & { readonly genders: readonly { readonly quantity: number }[] };

/** Message key of what is wrong with the numbers of people that a line's client chooses between; null for nothing. */
export function boundsProblem(
  line: Pick<PeopleLine, 'leastPeople' | 'mostPeople' | 'genders'>,
): string | null {
  const { leastPeople, mostPeople, genders } = line;
  if (leastPeople === null && mostPeople === null) return null;
  const people = peopleOf(line);
  if (leastPeople === null || mostPeople === null || people < leastPeople || people > mostPeople) {
    return 'validation.choices.bounds';
  }
  return genders.length === 1 ? null : 'validation.choices.genders';
}

/** What is wrong with the choices of a draft's lines, by path, with message keys. */
export function choiceProblems(lines: readonly PeopleLine[]): Record<string, string> {
  const problems: Record<string, string> = {};
  const taken = new Map<string, number>();
  for (const { alternative, taken: isTaken } of lines) {
    if (alternative !== null) taken.set(alternative, (taken.get(alternative) ?? 0) + (isTaken ? 1 : 0));
  }
  for (const [index, line] of lines.entries()) {
    const { optional, alternative } = line;
    if (optional && alternative !== null) {
      problems[`lines.${index}.optional`] = 'validation.choices.twice';
    } else if (alternative === null ? !optional && !line.taken : taken.get(alternative) !== 1) {
      problems[`lines.${index}.taken`] = 'validation.choices.taken';
    }
    const bounds = boundsProblem(line);
    if (bounds) problems[`lines.${index}.leastPeople`] = bounds;
  }
  if (lines.filter(isChoosable).length > MOST_CHOICES) problems.lines = 'validation.choices.tooMany';
  return problems;
}
