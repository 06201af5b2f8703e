import type { EventTalent } from '@/lib/convocatories/event-talents/queries';
import { APPLICATION, CONVOCATED } from '@/lib/core/states';
import { foldText } from '@/lib/core/text';
import type { Undrawn } from '@/lib/operations/papers/rules';

/** A called talent as the board shows it: what is written about it is written already. */
export type BoardTalent = Pick<
  EventTalent,
  | 'convocatedId'
  | 'convocatoryId'
  | 'talentId'
  | 'gender'
  | 'photo'
  | 'stateId'
  | 'applicationStateId'
  | 'reply'
  | 'replyNote'
  | 'signedAt'
  | 'saidYesOutsideAt'
  | 'disownedAt'
  | 'bookedElsewhere'
  | 'contractCode'
  | 'contractFileId'
  | 'claimSentAt'
  | 'claimFileId'
> & {
  readonly undrawn: Undrawn;
  readonly name: string;
  readonly firstName: string;
  readonly href: string;
  /** All the people asked for by its call's profile and gender are confirmed. */
  readonly covered: boolean;
  /** Age, city, call. */
  readonly facts: readonly string[];
  /** When it answered, or saw the call. */
  readonly since: string;
};

export const GROUPS = ['decide', 'confirmed', 'reserve', 'waiting', 'refused', 'discarded'] as const;
export type Group = (typeof GROUPS)[number];

type Status = { readonly stateId: number; readonly applicationStateId: number };

/** Where a place stands: the agency's decision first, then the talent's answer. */
export function groupOf({ stateId, applicationStateId }: Status): Group {
  if (stateId === CONVOCATED.DISCARDED) return 'discarded';
  if (applicationStateId === APPLICATION.REJECTED || applicationStateId === APPLICATION.WITHDRAWN) {
    return 'refused';
  }
  if (stateId === CONVOCATED.CONFIRMED) return 'confirmed';
  if (stateId === CONVOCATED.RESERVE) return 'reserve';
  return applicationStateId === APPLICATION.ACCEPTED ? 'decide' : 'waiting';
}

/** What the talent answered, by the name of its text. */
export function answerOf(
  place: Pick<BoardTalent, 'applicationStateId' | 'reply'>,
): 'YES' | 'NO' | 'MAYBE' | 'WITHDRAWN' | 'NONE' {
  if (place.applicationStateId === APPLICATION.WITHDRAWN) return 'WITHDRAWN';
  if (place.applicationStateId === APPLICATION.REJECTED) return 'NO';
  if (place.applicationStateId === APPLICATION.ACCEPTED) return 'YES';
  return place.reply === 'MAYBE' ? 'MAYBE' : 'NONE';
}

/** Those of a call (all when it is empty) whose name holds the words searched, accents and case aside. */
export const filterBoard = (
  talents: readonly BoardTalent[],
  { search, call }: { search: string; call: string },
): BoardTalent[] =>
  talents.filter(
    (talent) =>
      (call === '' || talent.convocatoryId === call) &&
      foldText(talent.name).includes(foldText(search.trim())),
  );
