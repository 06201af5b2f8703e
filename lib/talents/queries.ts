import { and, asc, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { cities, profiles, talentProfiles, talents } from '@/db/schema';
import type { Actor, AdministratorActor, AgencyActor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { groupBy } from '@/lib/core/group-by';
import { type ListPage, LONGEST_PAGE } from '@/lib/core/list-page';
import { pick } from '@/lib/core/pick';
import { AGENCY, TALENT } from '@/lib/core/states';
import { LISTED_FIELDS } from '@/lib/core/talent-fields';
import { anyOf } from '@/lib/platform/any-of';
import { database } from '@/lib/platform/database';
import { keyset, noEdge } from '@/lib/platform/keyset';
import { preparedRead } from '@/lib/platform/prepared-read';
import { mayReviewTalents, maySeeTalents, seesPool } from './policy';
import { matching, type TalentFilter } from './search/conditions';
import { mayBeShown } from './shown';

/** What a list shows of a talent; never a phone, an address or an identification. */
const summary = {
  id: talents.id,
  name: talents.name,
  lastname: talents.lastname,
  alias: talents.alias,
  gender: talents.gender,
  birthdate: talents.birthdate,
  ...pick(talents, LISTED_FIELDS),
  stateId: talents.stateId,
  photoFileId: talents.photoFileId,
  photoStateId: talents.photoStateId,
  cityId: talents.residenceCityId,
  cityName: cities.name,
  createdAt: talents.createdAt,
};

const summaries = (edge = noEdge) =>
  database()
    .select({ ...summary, edge })
    .from(talents)
    .leftJoin(cities, eq(cities.id, talents.residenceCityId))
    .$dynamic();

type Row = Omit<Awaited<ReturnType<typeof summaries>>[number], 'edge'>;

export type TalentSummary = Row & { profiles: TalentProfile[] };

export type TalentProfile = { id: string; profileId: number; code: string; name: string; main: boolean };

/**
 * Of which talents somebody is shown anything: all, or those it brought itself while it is no active agency. `talentId`
 * is the column by which a row names its talent.
 */
export function shownTo(
  viewer: AgencyActor | AdministratorActor,
  talentId: AnyPgColumn = talents.id,
): SQL | undefined {
  if (viewer.kind === 'administrator' || seesPool(viewer)) return undefined;
  return inArray(talentId, broughtBy(viewer.agencyId));
}

/** Ids of the talents that an agency brought, for a condition. */
export const broughtBy = (agencyId: string) =>
  database().select({ id: talents.id }).from(talents).where(eq(talents.broughtByAgencyId, agencyId));

/** Agencies look for active talents whom they are shown and who are not exclusive to somebody else. */
export function visibleTo(actor: Actor): SQL | undefined {
  const viewer = maySeeTalents(actor);
  return viewer.kind === 'administrator' ? undefined : callableBy(viewer);
}

/** An agency that looks for talents, or for which a job calls them. */
export type CallingAgency = Pick<AgencyActor, 'agencyId' | 'agencyState'>;

/** `visibleTo` of an agency, whoever acts for it. */
export const callableBy = ({ agencyId, agencyState }: CallingAgency): SQL | undefined =>
  and(
    eq(talents.stateId, TALENT.ACTIVE),
    or(isNull(talents.exclusiveAgencyId), eq(talents.exclusiveAgencyId, agencyId)),
    mayBeShown(),
    agencyState === AGENCY.ACTIVE ? undefined : inArray(talents.id, broughtBy(agencyId)),
  );

const KEYS = [sql`${talents.createdAt}`, sql`${talents.id}`];

/** A page of talents, newest first, for GraphQL, which loads the profiles that are asked for. One statement. */
export async function pageOfTalents(
  actor: Actor,
  filter: TalentFilter & ListPage = {},
  condition?: SQL,
  most = 100,
): Promise<Row[]> {
  const visible = visibleTo(actor);
  if (filter.withPushToken) mayReviewTalents(actor);
  const page = keyset(
    KEYS,
    { ...filter, limit: Math.min(filter.limit ?? 50, most), descending: true },
    // Whom nobody may see any more still says where its page begins.
    (columns, id) => sql`select ${columns} from ${talents} where ${talents.id} = ${id}`,
  );
  const rows = await summaries(page.edge)
    .where(and(visible, await matching(actor, filter), condition, page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.inOrder(rows);
}

/**
 * A page of talents, newest first, with their profiles; two statements whatever the rows.
 * A later domain may narrow it by a `condition` of its own.
 */
export async function listTalents(
  actor: Actor,
  filter: TalentFilter & ListPage = {},
  condition?: SQL,
): Promise<TalentSummary[]> {
  return withProfiles(await pageOfTalents(actor, filter, condition));
}

/** All whom a list has, for a file of at most `LONGEST_PAGE` rows. Two statements. */
export async function listTalentsForFile(
  actor: Actor,
  filter: TalentFilter & ListPage = {},
): Promise<TalentSummary[]> {
  return withProfiles(await pageOfTalents(actor, filter, undefined, LONGEST_PAGE));
}

/** Talents by id, for pages that already decided who may see them. */
export async function findTalentSummaries(ids: readonly string[]): Promise<Map<string, TalentSummary>> {
  if (ids.length === 0) return new Map();
  const rows = await summaries().where(anyOf(talents.id, ids));
  return new Map((await withProfiles(rows)).map((row) => [row.id, row]));
}

/** What GraphQL says of a talent, but for the profiles. */
export type ListedTalent = Pick<TalentSummary, keyof typeof listed>;

const { eyeColour: _eyes, hairColour: _hair, cityName: _city, createdAt: _made, ...listed } = summary;

const byIds = preparedRead((db) =>
  db
    .select(listed)
    .from(talents)
    .where(anyOf(talents.id, sql.placeholder('ids'))),
);

/**
 * One talent: to the administrator anybody, to a talent itself, to an agency whom it may call and, in whatever state,
 * whom it brought. Throws NOT_FOUND alike for anybody else, UNAUTHENTICATED, FORBIDDEN.
 */
export async function getTalent(actor: Actor, id: string): Promise<ListedTalent> {
  const [row] = await database()
    .select(listed)
    .from(talents)
    .where(and(eq(talents.id, id), opened(actor)));
  if (!row) throw notFound('errors.talent.notFound');
  return row;
}

function opened(actor: Actor): SQL | undefined {
  if (actor.kind === 'talent') return eq(talents.id, actor.talentId);
  if (actor.kind !== 'agencyUser') return visibleTo(actor);
  return or(visibleTo(actor), eq(talents.broughtByAgencyId, actor.agencyId));
}

/** Talents by id, for loaders of GraphQL, whose parents decided who may see them. */
export async function findListedTalents(ids: readonly string[]): Promise<Map<string, ListedTalent>> {
  return new Map((await byIds({ ids })).map((row) => [row.id, row]));
}

async function withProfiles(rows: Row[]): Promise<TalentSummary[]> {
  const found = await findTalentProfiles(rows.map((row) => row.id));
  return rows.map((row) => ({ ...row, profiles: found.get(row.id) ?? [] }));
}

const profilesOf = preparedRead((db) =>
  db
    .select({
      id: talentProfiles.id,
      talentId: talentProfiles.talentId,
      profileId: profiles.id,
      code: profiles.code,
      name: profiles.name,
      main: talentProfiles.main,
    })
    .from(talentProfiles)
    .innerJoin(profiles, eq(profiles.id, talentProfiles.profileId))
    .where(anyOf(talentProfiles.talentId, sql.placeholder('talentIds')))
    .orderBy(desc(talentProfiles.main), asc(profiles.id)),
);

/** Profiles by talent, the main one first. */
export async function findTalentProfiles(
  talentIds: readonly string[],
): Promise<Map<string, TalentProfile[]>> {
  if (talentIds.length === 0) return new Map();
  const rows = await profilesOf({ talentIds });
  return groupBy(
    rows,
    ({ talentId }) => talentId,
    ({ talentId: _, ...profile }) => profile,
  );
}
