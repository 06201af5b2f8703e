import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { encrypt } from '@/lib/platform/encryption';
import type { Catalogue } from '../catalogue';
import { columnsOf } from '../catalogue';
import { linesPath, type Manifest } from '../manifest';
import { linesOf } from '../scope';
import { archivedTable } from '../tables';
import type { OpenedArchive } from './open-zip';
import { readLinesOf } from './read-lines';
import { refusal } from './refuse';

const AT_ONCE = 500;

const stageOf = (table: string) => sql.raw(`staged_${table}`);

/**
 * Puts the lines of a table where the database can read them, once each is what a row of it looks like and all of them
 * are those of the manifest. Account numbers are encrypted with the key of here. Throws INVALID in words.
 */
export async function stageTable(
  tx: Tx,
  catalogue: Catalogue,
  archive: OpenedArchive,
  { tables }: Manifest,
  table: string,
): Promise<void> {
  const said = tables[table];
  const names = linesOf(catalogue, table).map(({ name }) => name);
  if (!said || said.columns.join() !== names.join()) throw refusal('columns', { table });
  await tx.execute(
    sql`create temp table ${stageOf(table)} (n bigserial, line text, sealed text) on commit drop`,
  );
  const hash = createHash('sha256');
  let rows = 0;
  let batch: { line: string; sealed: string | null }[] = [];
  const flush = async () => {
    await tx.execute(sql`insert into ${stageOf(table)} (line, sealed)
      select * from unnest(${sql.param(batch.map(({ line }) => line))}::text[], ${sql.param(batch.map(({ sealed }) => sealed))}::text[])`);
    batch = [];
  };
  for await (const line of readLinesOf(await archive.stream(linesPath(table)), table)) {
    hash.update(`${line}\n`);
    rows += 1;
    batch.push({ line, sealed: sealedAccount(table, rowOf(line, names, { table, row: rows })) });
    if (batch.length === AT_ONCE) await flush();
  }
  if (batch.length > 0) await flush();
  if (rows !== said.rows || hash.digest('hex') !== said.sha256) throw refusal('hash', { table });
}

type Row = Readonly<Record<string, unknown>>;

function rowOf(line: string, names: readonly string[], where: { table: string; row: number }): Row {
  let row: unknown;
  try {
    row = JSON.parse(line);
  } catch {
    throw refusal('row', where);
  }
  if (typeof row !== 'object' || row === null || Object.keys(row).join() !== names.join())
    throw refusal('row', where);
  return row as Row;
}

function sealedAccount(table: string, row: Row): string | null {
  const { account } = archivedTable(table);
  if (!account) return null;
  return encrypt(String(row.account_number), String(row[account]));
}

/** What a file's row names comes in later than it. */
const LATER: readonly string[] = ['agency_id', 'talent_id', 'event_id'];

/** Makes rows of what is staged, in its order. */
export async function insertStaged(tx: Tx, catalogue: Catalogue, table: string): Promise<void> {
  const { shared } = archivedTable(table);
  const names = columnsOf(catalogue, table).map(({ name }) => name);
  const values = names.map((name) => {
    if (name === 'account_encrypted') return 's.sealed';
    return table === 'files' && LATER.includes(name) ? 'null' : `r."${name}"`;
  });
  await tx.execute(sql`insert into ${sql.raw(table)} (${sql.raw(names.map((name) => `"${name}"`).join(', '))})
    select ${sql.raw(values.join(', '))}
    from ${stageOf(table)} s cross join json_populate_record(null::${sql.raw(table)}, s.line::json) r
    order by s.n ${sql.raw(shared ? 'on conflict (id) do nothing' : '')}`);
}

/** What the rows of files name, now that it is there. */
export const nameOwnersOfFiles = (tx: Tx) =>
  tx.execute(sql`update files set agency_id = r.agency_id, talent_id = r.talent_id, event_id = r.event_id
    from ${stageOf('files')} s cross join json_populate_record(null::files, s.line::json) r where files.id = r.id`);
