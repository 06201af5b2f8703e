import { eq, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { agencies } from '@/db/schema';
import { notFound } from '@/lib/core/errors';
import { findOpenTalents } from '@/lib/talents/contacts/open-events';
import type { View } from '@/lib/talents/contacts/record-views';
import { opensPool } from '@/lib/talents/policy';
import { type Catalogue, type Column, columnsOf, expressionOf } from './catalogue';
import { AGENCY } from './conditions';
import { ARCHIVED_TABLES, archivedTable } from './tables';

type Scope = { readonly agencyId: string; readonly now: Date };

const GATHERED = ['talents', 'seen', 'files', 'users', 'contacts'];

/** Tables whose rows are asked for by what is gathered here. */
const isGathered = (table: string): boolean =>
  /archive_(talents|seen|files|users)/.test(archivedTable(table).rows);

/** Every row that a kept row of an agency names in one of these tables. */
function namedBy(catalogue: Catalogue, target: string, tables: readonly string[]): string[] {
  return tables.flatMap((table) =>
    columnsOf(catalogue, table)
      .filter(({ refers, name }) => refers === target && archivedTable(table).instead?.[name] === undefined)
      .map(({ name }) => `select t."${name}" from ${table} t where ${archivedTable(table).rows}`),
  );
}

/**
 * Gathers, for one transaction, the talents, files and people that the rows of an agency name, the talents that it is
 * shown, and those whose contact data it may see at `now`: what `tables.ts` asks. Answers the last. Sets the agency, and
 * what rows are written in (UTC). Throws NOT_FOUND.
 */
export async function gatherScope(
  tx: Tx,
  catalogue: Catalogue,
  { agencyId, now }: Scope,
): Promise<readonly View[]> {
  const viewer = await getViewer(tx, agencyId);
  const run = (text: string) => tx.execute(sql.raw(text));
  await tx.execute(sql`select set_config('elenco.archive_agency', ${agencyId}, true)`);
  await run("set local time zone 'UTC'");
  for (const name of GATHERED) {
    await run(`drop table if exists archive_${name}`);
    await run(`create temp table archive_${name} (id uuid primary key) on commit drop`);
  }
  const names = Object.keys(ARCHIVED_TABLES);
  const gather = (name: string, selects: readonly string[]) =>
    run(
      `insert into archive_${name} select named.id from (${selects.join(' union ')}) as named(id) where named.id is not null on conflict do nothing`,
    );
  const ofAgency = names.filter((table) => !isGathered(table));
  await gather('talents', [
    `select t.id from talents t where t.brought_by_agency_id = ${AGENCY}`,
    `select t.talent_id from files t where t.agency_id = ${AGENCY}`,
    ...namedBy(catalogue, 'talents', ofAgency),
  ]);
  await gather('seen', [
    `select t.id from archive_talents a join talents t on t.id = a.id ${opensPool(viewer.agencyState) ? '' : `where t.brought_by_agency_id = ${AGENCY}`}`,
  ]);
  await gather('files', [
    `select t.id from files t where t.agency_id = ${AGENCY}`,
    `select p.file_id from talent_photos p join files t on t.id = p.file_id and t.deleted_at is null
      where p.state_id = 82 and p.talent_id in (select id from archive_seen)`,
    `select t.logo_file_id from place_directories t where ${archivedTable('place_directories').rows}`,
  ]);
  await gather('users', [
    `select t.user_id from agency_users t where t.agency_id = ${AGENCY}`,
    ...namedBy(
      catalogue,
      'users',
      names.filter((table) => table !== 'users'),
    ),
  ]);
  const open = await findOpenTalents(tx, viewer, now);
  await tx.execute(
    sql`insert into archive_contacts select unnest(${sql.param(open.map(({ talentId }) => talentId))}::uuid[]) on conflict do nothing`,
  );
  for (const name of GATHERED) await run(`analyze archive_${name}`);
  return open;
}

async function getViewer(tx: Tx, agencyId: string) {
  const [agency] = await tx
    .select({ agencyState: agencies.stateId })
    .from(agencies)
    .where(eq(agencies.id, agencyId));
  if (!agency) throw notFound();
  return { agencyId, ...agency };
}

/** The rows of a table as lines of JSON, in an order that is always the same; `sealed` is an account still encrypted. */
export function selectRows(catalogue: Catalogue, table: string): string {
  const { rows, account, order } = archivedTable(table);
  const columns = linesOf(catalogue, table).filter(({ name }) => name !== 'account_number');
  const values = columns.map((column) => `${expressionOf(table, column)} as "${column.name}"`);
  const line = `(select row_to_json(r)::text from (select ${values.join(', ')}) r)`;
  const sealed = account
    ? `t.account_encrypted as sealed, t."${account}"::text as context`
    : 'null as sealed, null as context';
  const key = (order ? [order] : (catalogue.keys.get(table) ?? []))
    .map((name) => `t."${name}"${isText(catalogue, table, name) ? ' collate "C"' : ''}`)
    .join(', ');
  return `select ${line} as line, ${sealed} from ${table} t where ${rows} order by ${key}`;
}

/** Texts are ordered by their bytes: the collation of another installation may be another one. */
const isText = (catalogue: Catalogue, table: string, name: string): boolean =>
  columnsOf(catalogue, table).some((column) => column.name === name && column.type === 'text');

/** The columns of a line: the encrypted account stands as the number, at the end. */
export function linesOf(catalogue: Catalogue, table: string): readonly Column[] {
  const columns = columnsOf(catalogue, table);
  if (!archivedTable(table).account) return columns;
  return [
    ...columns.filter(({ name }) => name !== 'account_encrypted'),
    { name: 'account_number', type: 'text', refers: null },
  ];
}
