import { type SQL, sql } from 'drizzle-orm';
import {
  agencyInvitations,
  agencyUsers,
  claims,
  clients,
  contractDocuments,
  contracts,
  convocateds,
  convocatories,
  events,
  legalRepresentatives,
  quotations,
  talents,
  users,
} from '@/db/schema';
import { maySeeAgency } from '@/lib/agencies/policy';
import type { Actor } from '@/lib/core/actor';
import { isUuid } from '@/lib/core/ids';
import { eventPath, quotationPath } from '@/lib/core/paths';
import { database } from '@/lib/platform/database';
import { quotationCode } from '@/lib/quotations/rules';
import { seesPool } from '@/lib/talents/policy';

/** What an entry of the activity is about, by the name that people know, and where it is for who has such a page. */
export type ActivitySubject = { readonly label: string; readonly href: string | null };

type About = { readonly entity: string; readonly entityId: string };

type Found = {
  readonly entity: string;
  readonly id: string;
  readonly name: string | null;
  readonly event: string | null;
  readonly event_id: string | null;
  readonly code: number | null;
  readonly version: number | null;
};

export const subjectKey = ({ entity, entityId }: About): string => `${entity} ${entityId}`;

/** Keeps a reader to their own agency: a condition on the column that says whose a row is. */
type Restrict = (agencyId: SQL) => SQL;

type Columns = {
  readonly id: SQL;
  /** What it is called, if it has a name of its own. */
  readonly name?: SQL;
  /** The event that it is, or belongs to. */
  readonly event?: SQL;
  readonly eventId?: SQL;
  readonly code?: SQL;
  readonly version?: SQL;
};

const NOTHING = sql`null`;

const rowsOf = (entity: string, columns: Columns, from: SQL): SQL => {
  const {
    id,
    name = NOTHING,
    event = NOTHING,
    eventId = NOTHING,
    code = NOTHING,
    version = NOTHING,
  } = columns;
  return sql`select ${entity}::text, ${id}::text, ${name}::text, ${event}::text, ${eventId}::text, ${code}::int,
    ${version}::int from ${from}`;
};

const fullName = (alias: SQL): SQL => sql`rtrim(${alias}.name || ' ' || ${alias}.lastname)`;

/** Whether a talent (`t`) is shown to the reader. */
type Shown = SQL;

/** The rows behind each entity. */
const SOURCES: Readonly<Record<string, (entity: string, ids: SQL, of: Restrict, shown: Shown) => SQL>> = {
  quotation: (entity, ids, of) =>
    rowsOf(
      entity,
      { id: sql`q.id`, event: sql`q.name_event`, code: sql`q.code`, version: sql`q.version` },
      sql`${quotations} q where q.id in ${ids} and ${of(sql`q.agency_id`)}`,
    ),
  client: (entity, ids, of) =>
    rowsOf(
      entity,
      { id: sql`c.id`, name: sql`c.name` },
      sql`${clients} c where c.id in ${ids} and ${of(sql`c.agency_id`)}`,
    ),
  event: (entity, ids, of) =>
    rowsOf(
      entity,
      { id: sql`e.id`, event: sql`e.name`, eventId: sql`e.id` },
      sql`${events} e where e.id in ${ids} and ${of(sql`e.agency_id`)}`,
    ),
  convocatory: (entity, ids, of) =>
    rowsOf(
      entity,
      { id: sql`v.id`, name: sql`v.code`, event: sql`e.name`, eventId: sql`e.id` },
      sql`${convocatories} v join ${events} e on e.id = v.event_id where v.id in ${ids} and ${of(sql`e.agency_id`)}`,
    ),
  convocated: (entity, ids, of, shown) => ofTalent(entity, sql`${convocateds}`, sql`p.id`, ids, of, shown),
  // Papers bind the agency, which goes on reading who signed them.
  contract: (entity, ids, of) => ofTalent(entity, sql`${contracts}`, sql`p.id`, ids, of),
  // Of these the audit trail tells the file.
  'contract-document': (entity, ids, of) =>
    ofTalent(entity, sql`${contractDocuments}`, sql`p.file_id`, ids, of),
  claim: (entity, ids, of) => ofTalent(entity, sql`${claims}`, sql`p.id`, ids, of),
  'legal-representative': (entity, ids, of) =>
    rowsOf(
      entity,
      { id: sql`r.id`, name: sql`r.name` },
      sql`${legalRepresentatives} r where r.id in ${ids} and ${of(sql`r.agency_id`)}`,
    ),
  invitation: (entity, ids, of) =>
    rowsOf(
      entity,
      { id: sql`i.id`, name: fullName(sql`i`) },
      sql`${agencyInvitations} i where i.id in ${ids} and ${of(sql`i.agency_id`)}`,
    ),
  member: (entity, ids, of) => person(entity, ids, of),
  user: (entity, ids, of) => person(entity, ids, of),
};

const ofTalent = (
  entity: string,
  table: SQL,
  key: SQL,
  ids: SQL,
  of: Restrict,
  shown: Shown = sql`true`,
): SQL =>
  rowsOf(
    entity,
    {
      id: key,
      name: sql`case when ${shown} then ${fullName(sql`t`)} end`,
      event: sql`e.name`,
      eventId: sql`e.id`,
    },
    sql`${table} p join ${talents} t on t.id = p.talent_id join ${events} e on e.id = p.event_id
      where ${key} in ${ids} and ${of(sql`e.agency_id`)}`,
  );

/** Who is or was of the agency; the administrator reads of everybody. */
const person = (entity: string, ids: SQL, of: Restrict): SQL =>
  rowsOf(
    entity,
    { id: sql`u.id`, name: fullName(sql`u`) },
    sql`${users} u where u.id in ${ids} and (${of(NOTHING)} or exists (
      select from ${agencyUsers} m where m.user_id = u.id and ${of(sql`m.agency_id`)}))`,
  );

/**
 * What entries that somebody was shown are about, by `subjectKey`; rows that are gone, and entities that have no name
 * of their own, are not in it. One statement at the most.
 */
export async function findActivitySubjects(
  actor: Actor,
  entries: readonly About[],
): Promise<ReadonlyMap<string, ActivitySubject>> {
  const reader = maySeeAgency(actor);
  const own = reader.kind === 'agencyUser' ? reader.agencyId : null;
  const shown =
    reader.kind === 'administrator' || seesPool(reader)
      ? sql`true`
      : sql`t.brought_by_agency_id is not distinct from ${reader.agencyId}::uuid`;
  const agency = (column: SQL) => (own ? sql`${column} = ${own}::uuid` : sql`true`);
  const parts = Object.entries(SOURCES).flatMap(([entity, source]) => {
    const about = entries.filter((entry) => entry.entity === entity && isUuid(entry.entityId));
    const ids = [...new Set(about.map(({ entityId }) => entityId))];
    return ids.length > 0 ? [source(entity, sql`${ids}`, agency, shown)] : [];
  });
  if (parts.length === 0) return new Map();
  const { rows } = await database().execute<Found>(
    sql`select * from (${sql.join(parts, sql` union all `)}) found (entity, id, name, event, event_id, code, version)`,
  );
  return new Map(
    rows.map((row) => [
      subjectKey({ entity: row.entity, entityId: row.id }),
      { label: labelOf(row), href: own ? hrefOf(row) : null },
    ]),
  );
}

const labelOf = ({ name, event, code, version }: Found): string =>
  [quotationCode(code, version ?? 1), name, event].filter(Boolean).join(' · ');

function hrefOf({ entity, id, event, event_id: eventId }: Found): string | null {
  if (entity === 'quotation') return quotationPath(id, event ?? undefined);
  if (entity === 'client') return `/clientes/${id}`;
  return eventId ? eventPath(eventId, event ?? '') : null;
}
