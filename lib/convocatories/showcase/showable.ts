import { and, asc, eq, sql } from 'drizzle-orm';
import { convocateds, profiles, talents } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import type { ListPage } from '@/lib/core/list-page';
import { database } from '@/lib/platform/database';
import { fullNameOf } from '@/lib/platform/full-name';
import { portrait } from '../event-talents/place-columns';
import { ofEvent } from '../event-talents/queries';
import { presentable } from '../event-talents/standing';
import { maySeeConvocatories } from '../policy';
import { inShowcaseOrder, placedTalents } from './placed';

/** A called talent that the agency may show to the client of the event. */
export type Showable = Awaited<ReturnType<typeof readPage>>[number];

/** Some of whom an agency may show, with how many there are. */
export type ShowablePage = {
  readonly rows: readonly Showable[];
  /** Shown places beside the page, with whom its ends change places; null where there is none. */
  readonly previous: string | null;
  readonly next: string | null;
  readonly total: number;
  /** How many said yes and are not shown. */
  readonly willing: number;
};

const USUAL_LIMIT = 60;

/**
 * Lists a page of whom the client of an event of the agency sees or could see, as it will see them once the draft is
 * published: by heading, in the agency's order; behind the shown of one those who are not. One statement.
 */
export async function listShowable(
  actor: Actor,
  eventId: string,
  { limit = USUAL_LIMIT, after, before }: ListPage = {},
): Promise<ShowablePage> {
  const found = await readPage(actor, eventId, { limit, after: after ?? null, before: before ?? null });
  const [first] = found;
  const rows = found.filter(({ place, start }) => place > start && place <= start + limit);
  const neighbour = (row: Showable | undefined, of: Showable | undefined) =>
    row && of && row !== of && row.position !== null && sameGroup(row, of) ? row.convocatedId : null;
  return {
    rows,
    previous: neighbour(found[0], rows[0]),
    next: neighbour(found.at(-1), rows.at(-1)),
    total: first?.total ?? 0,
    willing: first?.willing ?? 0,
  };
}

const sameGroup = (one: Showable, other: Showable): boolean => one.group === other.group;

type Asked = { limit: number; after: string | null; before: string | null };

/** The rows of a page and the ones beside it. */
function readPage(actor: Actor, eventId: string, { limit, after, before }: Asked) {
  const agency = maySeeConvocatories(actor);
  const placed = placedTalents(database(), 'DRAFT', and(ofEvent(agency, eventId), presentable));
  const listed = database()
    .$with('listed')
    .as(
      database()
        .select({
          id: placed.id,
          profileId: placed.profileId,
          position: placed.position,
          heading: placed.heading,
          note: placed.note,
          photoIds: placed.photoIds,
          group: placed.group,
          total: placed.total,
          willing: placed.willing,
          inGroup: placed.inGroup,
          shownInGroup: placed.shownInGroup,
          bothGenders: placed.bothGenders,
          changed: placed.changed,
          /** From 1, among all. */
          place: sql<number>`(row_number() over (order by ${inShowcaseOrder(placed)}))::int`.as('place'),
        })
        .from(placed),
    );
  const placeOf = (id: string | null) => sql`(select place from listed where id = ${id}::uuid)`;
  const start = sql<number>`coalesce(${placeOf(after)}, greatest(${placeOf(before)} - 1 - ${limit}::int, 0), 0)`;
  return database()
    .with(placed, listed)
    .select({
      convocatedId: convocateds.id,
      talentId: talents.id,
      name: fullNameOf(talents),
      gender: talents.gender,
      photo: portrait,
      roleCode: profiles.code,
      roleName: profiles.name,
      stateId: convocateds.stateId,
      applicationStateId: convocateds.applicationStateId,
      reply: convocateds.reply,
      position: listed.position,
      heading: listed.heading,
      note: listed.note,
      photoIds: listed.photoIds,
      group: listed.group,
      place: listed.place,
      start,
      total: listed.total,
      willing: listed.willing,
      inGroup: listed.inGroup,
      shownInGroup: listed.shownInGroup,
      bothGenders: listed.bothGenders,
      changed: listed.changed,
    })
    .from(listed)
    .innerJoin(convocateds, eq(convocateds.id, listed.id))
    .innerJoin(talents, eq(talents.id, convocateds.talentId))
    .innerJoin(profiles, eq(profiles.id, listed.profileId))
    .where(sql`${listed.place} between ${start} and ${start} + ${limit}::int + 1`)
    .orderBy(asc(listed.place));
}
