import type { EventTalent } from '@/lib/convocatories/event-talents/queries';
import type { Answer, Group } from '@/lib/convocatories/event-talents/rules';
import type { Purpose } from './link-rows';
import type { Papers } from './papers';

/**
 * A called talent as the board shows it: what is written about it is written already, and what is not so is left out,
 * since every field comes once a row.
 */
export type BoardTalent = Pick<
  EventTalent,
  'convocatedId' | 'talentId' | 'gender' | 'stateId' | 'applicationStateId'
> & {
  readonly name: string;
  readonly firstName: string;
  /** File id of an approved picture. */
  readonly photo?: string;
  /** Age, city, call. */
  readonly facts: string;
  readonly answer: Answer;
  /** When it answered, or saw the call. */
  readonly since: string;
  readonly replyNote?: string;
  readonly signedAt?: Date;
  /** Confirmed elsewhere on the dates of its call. */
  readonly bookedElsewhere?: true;
  readonly disowned?: true;
  /** The agency has its word that it said yes by other ways. */
  readonly saidOutside?: true;
  /** It can be asked again, or its word taken from outside. */
  readonly waits?: true;
  /** All the people asked for by its call's profile and gender are confirmed. */
  readonly covered?: true;
  /** What was passed on by hand by WhatsApp, with when. */
  readonly byHand?: Partial<Record<Purpose, { readonly id: string; readonly when: string }>>;
  /** When that was last. */
  readonly byHandSince?: string;
  readonly papers?: Papers;
  /** What the own agency knows of its work, in words. */
  readonly record?: string;
};

/** Some of a group, with how many it holds and where they stand among them. */
export type BoardGroup = {
  readonly group: Group;
  readonly total: number;
  readonly before: number;
  readonly talents: readonly BoardTalent[];
  /** Where the whole group is shown; null when all of it is here, or it is the one shown. */
  readonly wholeHref: string | null;
};
