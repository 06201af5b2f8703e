import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { cities, claims, contracts, convocateds, talentBookings, talents } from '@/db/schema';
import type { Actor, AgencyActor } from '@/lib/core/actor';
import { groupBy } from '@/lib/core/group-by';
import type { ListPage } from '@/lib/core/list-page';
import { CONVOCATED } from '@/lib/core/states';
import { anyOf } from '@/lib/platform/any-of';
import { database } from '@/lib/platform/database';
import { fullNameOf } from '@/lib/platform/full-name';
import { keyset } from '@/lib/platform/keyset';
import { shownTo } from '@/lib/talents/queries';
import { holdsWords } from '@/lib/talents/search/words';
import { mayBeShown } from '@/lib/talents/shown';
import { contractOfPlace } from '../contract-in-force';
import { maySeeConvocatories } from '../policy';
import { placeColumns } from './place-columns';
import { GROUPS, type Group, type Stage } from './rules';
import { HAS_COME_TO } from './stages';
import { accepted, group, isState, presentable } from './standing';

/** The places of an event of the agency whose talents it is shown. */
export const ofEvent = (agency: AgencyActor, eventId: string): SQL | undefined =>
  and(
    eq(convocateds.agencyId, agency.agencyId),
    eq(convocateds.eventId, eventId),
    shownTo(agency, convocateds.talentId),
  );

const count = (condition?: SQL) =>
  condition ? sql<number>`(count(*) filter (where ${condition}))::int` : sql<number>`count(*)::int`;

const confirmed = isState(CONVOCATED.CONFIRMED);
const signed = sql`${contracts.signedAt} is not null`;
const claimed = sql`${claims.id} is not null`;

/** How far an event is with those called for it: figures, tabs and the next step. One statement. */
export async function countEventTalents(actor: Actor, eventId: string) {
  const agency = maySeeConvocatories(actor);
  const [counts] = await database()
    .select({
      called: count(),
      /** Whom the client sees. */
      shown: count(and(sql`${convocateds.shownAt} is not null`, presentable, mayBeShown())),
      /** They said yes, and the agency has not decided. */
      undecided: count(and(isState(CONVOCATED.CALLED), accepted)),
      confirmed: count(confirmed),
      signed: count(signed),
      claimed: count(claimed),
      /** Confirmed without a contract; confirmed with one and no claim yet. */
      toSign: count(and(confirmed, sql`not ${signed}`)),
      toClaim: count(and(confirmed, signed, sql`not ${claimed}`)),
    })
    .from(convocateds)
    .innerJoin(talents, eq(talents.id, convocateds.talentId))
    .leftJoin(contracts, contractOfPlace)
    .leftJoin(claims, eq(claims.convocatedId, convocateds.id))
    .where(ofEvent(agency, eventId));
  if (!counts) throw new Error('a count has one row');
  return counts;
}

export type EventTalentCounts = Awaited<ReturnType<typeof countEventTalents>>;

export type EventTalentFilter = {
  /** Words of the name, or what the agency may reach the talent by. */
  readonly search?: string;
  readonly convocatoryId?: string;
  /** Who has come so far. */
  readonly stage?: Stage;
  /** This group alone, which can then be paged. */
  readonly group?: Group;
};

/** Rows of each group unless a page asks for another number. */
const USUAL_LIMIT = 20;

/** Where a reserve stands: as it is to be promoted (`inLine`). */
const reserveLine = sql<number>`coalesce(${talentBookings.position}, 2147483647)`;
const reserveSince = sql<Date>`coalesce(${talentBookings.createdAt}, ${convocateds.createdAt})`;
/** The same of everybody: those who are in no line stand in the order they were called. */
const line = sql<number>`case when ${isState(CONVOCATED.RESERVE)} then ${reserveLine} else 0 end`;
const since = sql<Date>`case when ${isState(CONVOCATED.RESERVE)} then ${reserveSince} else ${convocateds.createdAt} end`;

/** Some places of a group, in the order they were called; reserves in the order of their line. */
export type EventTalentGroup = {
  readonly group: Group;
  /** How many it holds in all. */
  readonly total: number;
  /** How many of them come before the first of these. */
  readonly before: number;
  readonly talents: readonly EventTalent[];
  /** Cursor of the page after this one; null at the end. */
  readonly next: string | null;
};

type Row = Awaited<ReturnType<typeof placesOf>>[number];

/** A talent's place in one convocatory of an event, as the agency follows it. */
export type EventTalent = Omit<Row, 'group' | 'place' | 'total'>;

/**
 * Lists the first called talents of each group of an event of the agency with how many there are, or a page of one
 * group. Groups without anybody are left out. One statement, whatever the rows, and what the words of a search take.
 */
export async function listEventTalents(
  actor: Actor,
  eventId: string,
  filter: EventTalentFilter & ListPage = {},
): Promise<EventTalentGroup[]> {
  const agency = maySeeConvocatories(actor);
  const limit = filter.limit ?? USUAL_LIMIT;
  const rows = groupBy(await placesOf(agency, eventId, { ...filter, limit }), (row) => row.group);
  return GROUPS.flatMap((each) => {
    const found = rows.get(each) ?? [];
    const [first] = found;
    if (!first) return [];
    const before = first.place - 1;
    const next = before + found.length < first.total ? (found.at(-1)?.convocatedId ?? null) : null;
    return [{ group: each, total: first.total, before, talents: found, next }];
  });
}

async function placesOf(
  agency: AgencyActor,
  eventId: string,
  {
    search,
    convocatoryId,
    stage,
    group: only,
    after,
    before,
    limit,
  }: EventTalentFilter & ListPage & { limit: number },
) {
  const order = sql`${line}, ${since}, ${convocateds.id}`;
  const found = search ? await holdsWords(agency, search) : undefined;
  const called = database()
    .$with('called')
    .as(
      database()
        .select({
          id: convocateds.id,
          line: line.as('line'),
          since: since.as('since'),
          group: group.as('standing'),
          /** From 1, within the group. */
          place: sql<number>`(row_number() over (partition by ${group} order by ${order}))::int`.as('place'),
          total: sql<number>`(count(*) over (partition by ${group}))::int`.as('total'),
        })
        .from(convocateds)
        .innerJoin(talents, eq(talents.id, convocateds.talentId))
        .leftJoin(talentBookings, eq(talentBookings.convocatedId, convocateds.id))
        .where(
          and(
            ofEvent(agency, eventId),
            convocatoryId ? eq(convocateds.convocatoryId, convocatoryId) : undefined,
            stage && HAS_COME_TO[stage],
            found,
          ),
        ),
    );
  // As if the cursor's row still stood in the group, since a decision takes it to another one.
  const edge = only === 'reserve' ? sql`${reserveLine}, ${reserveSince}` : sql`0, ${convocateds.createdAt}`;
  const page = keyset(
    [sql`${called.line}`, sql`${called.since}`, sql`${called.id}`],
    { descending: false, after, before },
    (_, id) => sql`select ${edge}, ${convocateds.id} from ${convocateds}
      left join ${talentBookings} on ${talentBookings.convocatedId} = ${convocateds.id}
      where ${convocateds.id} = ${id} and ${convocateds.eventId} = ${eventId}`,
  );
  const rows = await database()
    .with(called)
    .select({ ...placeColumns, group: called.group, place: called.place, total: called.total })
    .from(called)
    .innerJoin(convocateds, eq(convocateds.id, called.id))
    .innerJoin(talents, eq(talents.id, convocateds.talentId))
    .leftJoin(cities, eq(cities.id, talents.residenceCityId))
    .leftJoin(contracts, contractOfPlace)
    .leftJoin(claims, eq(claims.convocatedId, convocateds.id))
    .where(only ? and(eq(called.group, only), page.where) : sql`${called.place} <= ${limit}`)
    .orderBy(...(only ? page.orderBy : [asc(called.place)]))
    .limit(only ? limit : limit * GROUPS.length);
  return only ? page.inOrder(rows) : rows;
}

/** Names of talents that the event called, by id; whom it did not call, or the agency is not shown, is left out. */
export async function findEventTalentNames(
  actor: Actor,
  eventId: string,
  talentIds: readonly string[],
): Promise<Map<string, string>> {
  const agency = maySeeConvocatories(actor);
  if (talentIds.length === 0) return new Map();
  const rows = await database()
    .selectDistinct({ id: talents.id, name: fullNameOf(talents) })
    .from(convocateds)
    .innerJoin(talents, eq(talents.id, convocateds.talentId))
    .where(and(ofEvent(agency, eventId), anyOf(convocateds.talentId, talentIds)));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
