import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '@/db/client';
import {
  convocateds,
  convocatories,
  eventPersonals,
  showcaseDrafts,
  showcaseLooks,
  talents,
} from '@/db/schema';
import { CONVOCATED } from '@/lib/core/states';
import { accepted, isState, presentable } from '../event-talents/standing';

/** A showcase as its agency prepares it, or as its client sees it. */
export type Version = 'DRAFT' | 'PUBLISHED';

export const draftOfPlace = eq(showcaseDrafts.convocatedId, convocateds.id);
export const lookOfPlace = eq(showcaseLooks.convocatedId, convocateds.id);

const drafted = <T>(draft: SQL | typeof showcaseDrafts.id | AnyDraft, published: SQL | AnyPublished) =>
  sql<T>`case when ${showcaseDrafts.id} is null then ${published} else ${draft} end`;
type AnyDraft = (typeof showcaseDrafts)['position' | 'heading' | 'note' | 'photoIds'];
type AnyPublished =
  | (typeof showcaseLooks)['heading' | 'note' | 'photoIds']
  | typeof convocateds.shownPosition;

const NO_PHOTOS = sql`'{}'::uuid[]`;

/** Where a place stands among all that are shown, null for one that is not, and how it looks; beside its draft and its look. */
export const PLACING = {
  PUBLISHED: {
    position: sql<number | null>`${convocateds.shownPosition}`,
    heading: sql<string | null>`${showcaseLooks.heading}`,
    note: sql<string | null>`${showcaseLooks.note}`,
    photoIds: sql<string[]>`coalesce(${showcaseLooks.photoIds}, ${NO_PHOTOS})`,
  },
  DRAFT: {
    position: drafted<number | null>(showcaseDrafts.position, convocateds.shownPosition),
    heading: drafted<string | null>(showcaseDrafts.heading, showcaseLooks.heading),
    note: drafted<string | null>(showcaseDrafts.note, showcaseLooks.note),
    photoIds: drafted<string[]>(
      showcaseDrafts.photoIds,
      sql`coalesce(${showcaseLooks.photoIds}, ${NO_PHOTOS})`,
    ),
  },
} as const;

/** What stands under one heading: its own, or the profile and gender of the call. */
export const groupKey = ({ position, heading }: (typeof PLACING)[Version]) =>
  sql<string>`case when ${position} is not null and ${heading} is not null then 'titulo:' || ${heading}
    else ${eventPersonals.profileId} || '-' || ${talents.gender} end`;

/** They said yes, or are confirmed. */
const saidYes = sql`(${accepted} or ${isState(CONVOCATED.CONFIRMED)})`;

/** They said yes, can be shown, and are not in the draft. */
export const willing = and(presentable, saidYes, isNull(PLACING.DRAFT.position));

/** Called talents of an event that `condition` lets through, with what each shares with its group and with all of them. */
export function placedTalents(db: Db, version: Version, condition: SQL | undefined) {
  const { position, heading, note, photoIds } = PLACING[version];
  const key = groupKey(PLACING[version]);
  return db.$with('placed').as(
    db
      .select({
        id: convocateds.id,
        talentId: sql<string>`${talents.id}`.as('talent_id'),
        stateId: convocateds.stateId,
        gender: talents.gender,
        createdAt: convocateds.createdAt,
        profileId: eventPersonals.profileId,
        position: position.as('position'),
        heading: sql<string | null>`case when ${position} is not null then ${heading} end`.as('heading'),
        note: note.as('note'),
        photoIds: photoIds.as('photo_ids'),
        group: key.as('group_key'),
        /** Where its group begins. */
        first: sql<number | null>`min(${position}) over (partition by ${key})`.as('first'),
        total: sql<number>`(count(*) over ())::int`.as('total'),
        willing: sql<number>`(count(*) filter (where ${willing}) over ())::int`.as('willing'),
        inGroup: sql<number>`(count(*) over (partition by ${key}))::int`.as('in_group'),
        shownInGroup: sql<number>`(count(${position}) over (partition by ${key}))::int`.as('shown_in_group'),
        /** Women and men of this profile are among them. */
        bothGenders: sql<boolean>`min(${talents.gender}) over (partition by ${eventPersonals.profileId})
          <> max(${talents.gender}) over (partition by ${eventPersonals.profileId})`.as('both_genders'),
        /** It is to be otherwise than it is published. */
        changed: sql<boolean>`${showcaseDrafts.id} is not null`.as('changed'),
      })
      .from(convocateds)
      .innerJoin(talents, eq(talents.id, convocateds.talentId))
      .innerJoin(convocatories, eq(convocatories.id, convocateds.convocatoryId))
      .innerJoin(eventPersonals, eq(eventPersonals.id, convocatories.eventPersonalId))
      .leftJoin(showcaseLooks, lookOfPlace)
      .leftJoin(showcaseDrafts, draftOfPlace)
      .where(condition),
  );
}

type Placed = ReturnType<typeof placedTalents>;

/** As the client sees them: group by group, in the agency's order; behind the shown of a group those who are not. */
export const inShowcaseOrder = (placed: Placed) =>
  sql.join(
    [
      sql`${placed.first} nulls last`,
      sql`${placed.profileId}`,
      sql`${placed.gender}`,
      sql`${placed.group}`,
      sql`${placed.position} nulls last`,
      sql`${placed.createdAt}`,
      sql`${placed.id}`,
    ],
    sql`, `,
  );

/** The same of single places, where no group is to be kept together. */
export const inPositions = [
  sql`${PLACING.DRAFT.position} nulls last`,
  asc(eventPersonals.profileId),
  asc(talents.gender),
  asc(convocateds.createdAt),
  asc(convocateds.id),
];
