import { and, asc, eq, sql } from 'drizzle-orm';
import {
  convocateds,
  convocatories,
  eventPersonals,
  profiles,
  showcaseMarks,
  showcaseRounds,
  talents,
} from '@/db/schema';
import type { Mark } from '@/db/values/marks';
import type { AgencyActor } from '@/lib/core/actor';
import { groupBy } from '@/lib/core/group-by';
import { anyOf } from '@/lib/platform/any-of';
import { database } from '@/lib/platform/database';
import { fullNameOf } from '@/lib/platform/full-name';
import { portrait } from '../../event-talents/place-columns';
import { ofEvent } from '../../event-talents/queries';
import { byWish } from './rules';

/** A talent of whom viewers said something in what they sent. */
export type ChosenTalent = {
  readonly convocatedId: string;
  readonly name: string;
  readonly gender: 'FEMENINO' | 'MASCULINO';
  /** File id of an approved picture. */
  readonly photo: string | null;
  readonly roleCode: string;
  readonly roleName: string;
  readonly stateId: number;
  readonly marks: readonly {
    readonly viewerId: string;
    readonly mark: Mark | null;
    readonly rank: number | null;
    readonly comment: string | null;
  }[];
};

/** What was said in those rounds of an event of the agency. One statement. */
export const readSaid = (agency: AgencyActor, eventId: string, roundIds: readonly string[]) =>
  database()
    .select({
      convocatedId: convocateds.id,
      name: fullNameOf(talents),
      gender: talents.gender,
      photo: portrait,
      roleCode: profiles.code,
      roleName: profiles.name,
      stateId: convocateds.stateId,
      roundId: showcaseRounds.id,
      viewerId: showcaseRounds.viewerId,
      mark: showcaseMarks.mark,
      /** Among those of its profile. */
      rank: sql<number | null>`case when ${showcaseMarks.rank} is not null then (count(${showcaseMarks.rank})
        over (partition by ${showcaseMarks.roundId}, ${profiles.id} order by ${showcaseMarks.rank}))::int end`,
      comment: showcaseMarks.comment,
    })
    .from(showcaseMarks)
    .innerJoin(showcaseRounds, eq(showcaseRounds.id, showcaseMarks.roundId))
    .innerJoin(convocateds, eq(convocateds.id, showcaseMarks.convocatedId))
    .innerJoin(talents, eq(talents.id, convocateds.talentId))
    .innerJoin(convocatories, eq(convocatories.id, convocateds.convocatoryId))
    .innerJoin(eventPersonals, eq(eventPersonals.id, convocatories.eventPersonalId))
    .innerJoin(profiles, eq(profiles.id, eventPersonals.profileId))
    .where(and(ofEvent(agency, eventId), anyOf(showcaseMarks.roundId, roundIds)))
    .orderBy(asc(profiles.name), asc(talents.name), asc(convocateds.id));

export type Said = Awaited<ReturnType<typeof readSaid>>[number];

/** Each talent once with what was said of it, those most wanted first. */
export function gatherTalents(said: readonly Said[]): ChosenTalent[] {
  const chosen = [...groupBy(said, ({ convocatedId }) => convocatedId).values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { roundId: _, viewerId: __, mark: ___, rank: ____, comment: _____, ...talent } = first;
    return [
      {
        ...talent,
        marks: own.map(({ viewerId, mark, rank, comment }) => ({ viewerId, mark, rank, comment })),
      },
    ];
  });
  return byWish(chosen);
}
