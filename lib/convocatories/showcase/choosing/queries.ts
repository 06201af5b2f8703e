import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import {
  convocateds,
  convocatories,
  eventPersonals,
  profiles,
  showcaseMarks,
  showcaseRounds,
  showcaseViewers,
  talents,
} from '@/db/schema';
import type { Mark } from '@/db/values/marks';
import type { Actor } from '@/lib/core/actor';
import { groupBy } from '@/lib/core/group-by';
import { database } from '@/lib/platform/database';
import { fullNameOf } from '@/lib/platform/full-name';
import { portrait } from '../../event-talents/place-columns';
import { ofEvent } from '../../event-talents/queries';
import { maySeeConvocatories } from '../../policy';
import type { Round } from './hold-viewer';
import { byWish } from './rules';

/** A person of the client who chooses, with its newest round and the newest that it sent. */
export type ShowcaseViewer = {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  readonly openedAt: Date | null;
  readonly revokedAt: Date | null;
  readonly round: number;
  /** It has sent its newest round, and may be asked for another one. */
  readonly waits: boolean;
  readonly sent: Pick<Round, 'id' | 'number' | 'sentAt' | 'appliedAt' | 'quotas'> | null;
};

/** A talent of whom a viewer said something in what it sent last. */
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

export type Selections = {
  readonly viewers: readonly ShowcaseViewer[];
  /** Of everybody's newest selection, those most wanted first. */
  readonly talents: readonly ChosenTalent[];
};

/**
 * Who of the client may choose at an event of the agency, and what they sent last; what is not sent stays theirs. Whoever
 * was revoked before sending anything is left out. Two statements. Throws UNAUTHENTICATED, FORBIDDEN.
 */
export async function readSelections(actor: Actor, eventId: string): Promise<Selections> {
  const agency = maySeeConvocatories(actor);
  const rows = await database()
    .select({ viewer: showcaseViewers, round: showcaseRounds })
    .from(showcaseViewers)
    .innerJoin(showcaseRounds, eq(showcaseRounds.viewerId, showcaseViewers.id))
    .where(and(eq(showcaseViewers.agencyId, agency.agencyId), eq(showcaseViewers.eventId, eventId)))
    .orderBy(asc(showcaseViewers.createdAt), asc(showcaseViewers.id), asc(showcaseRounds.number));
  const viewers = [...groupBy(rows, ({ viewer }) => viewer.id).values()].flatMap((own) => {
    const last = own.at(-1);
    if (!last) return [];
    const sent = own.findLast(({ round }) => round.sentAt !== null)?.round ?? null;
    if (last.viewer.revokedAt && !sent) return [];
    const { id, name, email, openedAt, revokedAt } = last.viewer;
    const { number, sentAt } = last.round;
    return [{ id, name, email, openedAt, revokedAt, round: number, waits: sentAt !== null, sent }];
  });
  if (viewers.every(({ sent }) => sent === null)) return { viewers, talents: [] };
  const newest = database()
    .select({ id: sql`distinct on (${showcaseRounds.viewerId}) ${showcaseRounds.id}` })
    .from(showcaseRounds)
    .innerJoin(showcaseViewers, eq(showcaseViewers.id, showcaseRounds.viewerId))
    .where(and(eq(showcaseViewers.eventId, eventId), isNotNull(showcaseRounds.sentAt)))
    .orderBy(showcaseRounds.viewerId, sql`${showcaseRounds.number} desc`);
  const marks = await database()
    .select({
      convocatedId: convocateds.id,
      name: fullNameOf(talents),
      gender: talents.gender,
      photo: portrait,
      roleCode: profiles.code,
      roleName: profiles.name,
      stateId: convocateds.stateId,
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
    .where(and(ofEvent(agency, eventId), sql`${showcaseMarks.roundId} in ${newest}`))
    .orderBy(asc(profiles.name), asc(talents.name), asc(convocateds.id));
  const chosen = [...groupBy(marks, ({ convocatedId }) => convocatedId).values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { viewerId: _, mark: __, rank: ___, comment: ____, ...talent } = first;
    return [
      {
        ...talent,
        marks: own.map(({ viewerId, mark, rank, comment }) => ({ viewerId, mark, rank, comment })),
      },
    ];
  });
  return { viewers, talents: byWish(chosen) };
}
