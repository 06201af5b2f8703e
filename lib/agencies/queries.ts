import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import {
  agencies,
  agencyServices,
  agencyUsers,
  cities,
  countries,
  documentTypes,
  legalRepresentatives,
  services,
  users,
} from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { isUuid } from '@/lib/core/ids';
import type { ListPage } from '@/lib/core/list-page';
import { mayReadOwnUser } from '@/lib/identity/policy';
import { anyOf } from '@/lib/platform/any-of';
import { countSome } from '@/lib/platform/count-some';
import { database } from '@/lib/platform/database';
import { fullNameOf } from '@/lib/platform/full-name';
import { holdsText } from '@/lib/platform/holds-text';
import { keyset, noEdge } from '@/lib/platform/keyset';
import { inRegime, type Regime, withLegalData } from './list-conditions';
import { maySeeAgencies, maySeeAgency } from './policy';

export type Agency = typeof agencies.$inferSelect;
export type LegalRepresentative = typeof legalRepresentatives.$inferSelect;

const OWNER = sql`select rtrim(u.name || ' ' || u.lastname) from ${agencyUsers} au join ${users} u on u.id = au.user_id
  where au.agency_id = ${agencies.id} and au.role = 'OWNER' and au.deactivated_at is null limit 1`;
const PEOPLE = sql`select count(*)::int from ${agencyUsers} au
  where au.agency_id = ${agencies.id} and au.deactivated_at is null`;

const LAST_ACCESS = sql`select max(u.last_access_at) from ${agencyUsers} au join ${users} u on u.id = au.user_id
  where au.agency_id = ${agencies.id} and au.deactivated_at is null`;

const columns = {
  agency: agencies,
  cityName: cities.name,
  /** Dialing code of the city's country. */
  dialingCode: countries.dialingCode,
  documentType: {
    id: documentTypes.id,
    code: documentTypes.code,
    name: documentTypes.name,
    appliesTo: documentTypes.appliesTo,
  },
  /** Null while the agency has no owner. */
  ownerName: sql<string | null>`(${OWNER})`,
  /** People who may sign in for it. */
  people: sql<number>`(${PEOPLE})`,
  /** Last time that one of its people signed in. */
  lastAccessAt: sql<Date | null>`(${LAST_ACCESS})`.mapWith(users.lastAccessAt),
};

const details = (edge = noEdge) =>
  database()
    .select({ ...columns, edge })
    .from(agencies)
    .leftJoin(cities, eq(cities.id, agencies.cityId))
    .leftJoin(countries, eq(countries.id, cities.countryId))
    .leftJoin(documentTypes, eq(documentTypes.id, agencies.documentTypeId))
    .$dynamic();

type Row = Omit<Awaited<ReturnType<typeof details>>[number], 'edge'>;
export type AgencyDetail = Agency & Omit<Row, 'agency'>;

const toDetail = ({ agency, ...rest }: Row): AgencyDetail => ({ ...agency, ...rest });

/** The agencies that somebody may read of: the own one, or all. */
function visibleTo(actor: Actor): SQL | undefined {
  const reader = maySeeAgency(actor);
  return reader.kind === 'agencyUser' ? eq(agencies.id, reader.agencyId) : undefined;
}

/** One agency: the own one, or any for the administrator. Throws NOT_FOUND alike for another's. */
export async function getAgency(actor: Actor, id: string): Promise<AgencyDetail> {
  const scope = visibleTo(actor);
  if (!isUuid(id)) throw notFound('errors.agency.notFound');
  const [row] = await details()
    .where(and(eq(agencies.id, id), scope))
    .limit(1);
  if (!row) throw notFound('errors.agency.notFound');
  return toDetail(row);
}

/** Those of these agencies that somebody may read of, by id. One statement. */
export async function findAgencies(
  actor: Actor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, AgencyDetail>> {
  const rows = await details().where(and(anyOf(agencies.id, ids), visibleTo(actor)));
  return new Map(rows.map((row) => [row.agency.id, toDetail(row)]));
}

export type AgencySort = 'name' | 'owner' | 'city' | 'people' | 'access' | 'created';

export type AgencyFilter = {
  /** Words of the agency's name, numbers, mail, city or owner. */
  readonly search?: string;
  readonly stateId?: number;
  readonly regime?: Regime;
  /** True for agencies whose data suffice for contracts. */
  readonly complete?: boolean;
};

const spanish = (column: SQL): SQL => sql`(${column} collate "es-x-icu")`;
const byName = spanish(sql`${agencies.name}`);

/** Those without stand behind all others from A to Z. */
const KEYS: Readonly<Record<AgencySort, readonly SQL[]>> = {
  name: [byName],
  owner: [sql`((${OWNER}) is null)`, spanish(sql`coalesce((${OWNER}), '')`)],
  city: [sql`(${cities.name} is null)`, spanish(sql`coalesce(${cities.name}, '')`)],
  people: [sql`(${PEOPLE})`],
  access: [sql`coalesce((${LAST_ACCESS}), '-infinity')`],
  created: [sql`${agencies.createdAt}`],
};

function matching({ search = '', stateId, regime, complete }: AgencyFilter): SQL | undefined {
  const words = sql`${agencies.searchText} || ' ' || coalesce(${cities.name}, '') || ' ' || coalesce((${OWNER}), '')`;
  return and(
    stateId ? eq(agencies.stateId, stateId) : undefined,
    regime && inRegime(regime),
    complete === undefined ? undefined : withLegalData(complete),
    holdsText(words, search),
  );
}

/** A page of all agencies with owner and people, for the administrator; by name unless told. One statement. */
export async function listAgencies(
  actor: Actor,
  {
    sort = 'name',
    descending = false,
    limit = 20,
    after,
    before,
    edges,
    ...filter
  }: AgencyFilter & ListPage<AgencySort> = {},
): Promise<AgencyDetail[]> {
  maySeeAgencies(actor);
  const page = keyset(
    [...KEYS[sort], byName, sql`${agencies.id}`],
    { descending, limit, after, before, edges },
    (keys, id) =>
      sql`select ${keys} from ${agencies} left join ${cities} on ${cities.id} = ${agencies.cityId} where ${agencies.id} = ${id}`,
  );
  const rows = await details(page.edge)
    .where(and(matching(filter), page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.inOrder(rows).map(toDetail);
}

/** Counts the agencies that a filter finds, as far as `countSome` does. */
export async function countAgencies(actor: Actor, filter: AgencyFilter = {}): Promise<number> {
  maySeeAgencies(actor);
  const found = database().select({ id: agencies.id }).from(agencies);
  return countSome(found.leftJoin(cities, eq(cities.id, agencies.cityId)).where(matching(filter)));
}

/** Legal representatives by agency, the one who signs contracts first; only of agencies one may see. */
export async function findLegalRepresentatives(actor: Actor, agencyIds: readonly string[]) {
  const scope = visibleTo(actor);
  return database()
    .select({
      id: legalRepresentatives.id,
      agencyId: legalRepresentatives.agencyId,
      name: legalRepresentatives.name,
      document: legalRepresentatives.document,
      ...{ cityId: legalRepresentatives.cityId, cityName: cities.name },
      revision: legalRepresentatives.revision,
    })
    .from(legalRepresentatives)
    .innerJoin(agencies, eq(agencies.id, legalRepresentatives.agencyId))
    .leftJoin(cities, eq(cities.id, legalRepresentatives.cityId))
    .where(and(anyOf(legalRepresentatives.agencyId, agencyIds), scope))
    .orderBy(asc(legalRepresentatives.createdAt), asc(legalRepresentatives.id));
}

export type Representative = Awaited<ReturnType<typeof findLegalRepresentatives>>[number];

/** People who may sign in for an agency, the owner first. Throws NOT_FOUND for an agency one may not see. */
export async function listAgencyPeople(actor: Actor, agencyId: string) {
  const reader = maySeeAgency(actor);
  if (reader.kind === 'agencyUser' && reader.agencyId !== agencyId) throw notFound('errors.agency.notFound');
  const name = fullNameOf(users);
  return database()
    .select({
      id: users.id,
      name,
      email: users.email,
      phone: users.phone,
      stateId: users.stateId,
      role: agencyUsers.role,
      lastAccessAt: users.lastAccessAt,
    })
    .from(agencyUsers)
    .innerJoin(users, eq(users.id, agencyUsers.userId))
    .where(and(eq(agencyUsers.agencyId, agencyId), isNull(agencyUsers.deactivatedAt)))
    .orderBy(sql`${agencyUsers.role} <> 'OWNER'`, sql`${name} collate "es-x-icu"`, asc(users.id));
}

export type AgencyPerson = Awaited<ReturnType<typeof listAgencyPeople>>[number];

/** The agencies in which users have a place, by user; of those that one may read of. Two statements. */
export async function findAgenciesOfUsers(actor: Actor, userIds: readonly string[]) {
  const scope =
    actor.kind === 'linkHolder' ? eq(agencyUsers.userId, mayReadOwnUser(actor)) : visibleTo(actor);
  const places = await database()
    .select({ userId: agencyUsers.userId, agencyId: agencies.id })
    .from(agencyUsers)
    .innerJoin(agencies, eq(agencies.id, agencyUsers.agencyId))
    .where(and(anyOf(agencyUsers.userId, userIds), isNull(agencyUsers.deactivatedAt), scope))
    .orderBy(agencyUsers.createdAt);
  const ids = places.map(({ agencyId }) => agencyId);
  const rows = ids.length > 0 ? await details().where(inArray(agencies.id, ids)) : [];
  const agencyById = new Map(rows.map((row) => [row.agency.id, toDetail(row)]));
  const byUser = new Map<string, AgencyDetail[]>();
  for (const { userId, agencyId } of places) {
    const agency = agencyById.get(agencyId);
    if (agency) byUser.set(userId, [...(byUser.get(userId) ?? []), agency]);
  }
  return byUser;
}

/** Finds the services of agencies, by agency; only of those one may see. One statement. */
export async function findAgencyServices(actor: Actor, agencyIds: readonly string[]) {
  const reader = maySeeAgency(actor);
  return database()
    .select({
      agencyId: agencyServices.agencyId,
      id: services.id,
      code: services.code,
      name: services.name,
      audience: services.audience,
    })
    .from(agencyServices)
    .innerJoin(services, eq(services.id, agencyServices.serviceId))
    .where(
      and(
        anyOf(agencyServices.agencyId, agencyIds),
        reader.kind === 'agencyUser' ? eq(agencyServices.agencyId, reader.agencyId) : undefined,
      ),
    )
    .orderBy(asc(services.id));
}
