import { wholeNumber } from '@/lib/core/text';
import { type Choice, firstOfGroup, groupName, type LineChoice, peopleName, takenName } from './apply-choice';
import { type Choosable, FIXED, isChoosable } from './choosable';

/** Says that a choice was sent: a box that is not ticked is sent as nothing. */
export const CHOOSES = 'elige';
export const YES = 'si';

/** A field as it was sent; null when it was not. */
export type SentField = (name: string) => string | null;

/** The fields of a choice that was sent; none of an address that only looks like one. */
export const choiceFields = (sent: SentField): SentField => (sent(CHOOSES) === YES ? sent : () => null);

/** What was chosen of an offer's lines on its page; empty when nothing was sent, which leaves all as it is. */
export function readChoice(
  offered: readonly { readonly choice?: Choosable | undefined }[],
  sent: SentField,
): Choice {
  if (sent(CHOOSES) !== YES) return [];
  const lines = offered.map(({ choice }) => choice ?? FIXED);
  return lines.flatMap((line, position): LineChoice[] => {
    if (!isChoosable(line)) return [];
    const { optional, alternative, leastPeople } = line;
    const chosen = alternative !== null && sent(groupName(firstOfGroup(lines, alternative)));
    const typed = leastPeople === null ? null : sent(peopleName(position));
    return [
      {
        position,
        taken: optional
          ? sent(takenName(position)) === YES
          : alternative === null || chosen === String(position),
        // What is no number is refused as one that is out of bounds.
        people: typed === null ? null : (wholeNumber(typed.trim()) ?? 0),
      },
    ];
  });
}
