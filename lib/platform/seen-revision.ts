import { AsyncLocalStorage } from 'node:async_hooks';
import { and, eq, getTableColumns, getTableName, isNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '@/db/client';
import { AppError } from '@/lib/core/errors';

/** A table with the column `revision`, which its trigger counts. */
export type RevisedTable = PgTable & { readonly revision: AnyPgColumn };

/** Which row a mutation changes; each domain says so of its own in `edits.ts`. */
export type Edit = {
  readonly table: RevisedTable;
  /** Column → where its value stands in the arguments (`input.id`; with `?` null when left out), or whose own row it is. */
  readonly row: Readonly<Record<string, string>>;
  /** What else holds of the row, where several have the same of these. */
  readonly also?: SQL;
  /** Arguments that are called otherwise than their column. */
  readonly names?: Readonly<Record<string, string>>;
};

export const OWN_AGENCY = '@agencyId';
export const OWN_USER = '@userId';
export const OWN_TALENT = '@talentId';

export const defineEdits = <Name extends string>(edits: Readonly<Record<Name, Edit>>) => edits;

type Args = Readonly<Record<string, unknown>>;
type Row = Readonly<Record<string, unknown>>;
type Seen = { readonly edit: Edit; readonly where: SQL; readonly args: Args; revision: number };

// Kept outside the module: each bundle of a route has a copy of it.
const holder = globalThis as typeof globalThis & { elencoSeenRevision?: AsyncLocalStorage<Seen> };

function storage(): AsyncLocalStorage<Seen> {
  holder.elencoSeenRevision ??= new AsyncLocalStorage();
  return holder.elencoSeenRevision;
}

/**
 * Runs a write of somebody who saw the row at `revision`, 0 for none: its transactions are refused when that is no longer
 * so. Without a revision the write is as it is, the last one holds.
 */
export function havingSeen<T>(
  edit: Edit,
  { args, actor, revision }: { args: Args; actor: object; revision: number | null | undefined },
  work: () => T,
): T {
  const where = revision == null ? null : rowOf(edit, args, actor);
  if (!where || revision == null) return work();
  return storage().run({ edit, where, args, revision }, work);
}

/** Null when the arguments name no row: they make a new one. */
function rowOf({ table, row, also }: Edit, args: Args, actor: object): SQL | null {
  const columns = getTableColumns(table);
  const conditions = [also];
  for (const [column, from] of Object.entries(row)) {
    const value = from.startsWith('@') ? at(actor, from.slice(1)) : at(args, from.replace('?', ''));
    const known = columns[column];
    if (!known) throw new Error(`${getTableName(table)} has no column ${column}`);
    if (value === undefined || value === null) {
      if (!from.endsWith('?')) return null;
      conditions.push(isNull(known));
    } else conditions.push(eq(known, value));
  }
  return and(...conditions) ?? null;
}

const at = (from: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Row | null | undefined)?.[name], from);

/**
 * The work of one transaction, undone with CONFLICT when the row is not as it was seen. What stands there instead is told
 * after the work was done, so to nobody who could not have done it.
 */
export function unlessChanged<T>(work: (tx: Tx) => Promise<T>): (tx: Tx) => Promise<T> {
  const seen = storage().getStore();
  if (!seen) return work;
  return async (tx) => {
    const before = await lockRow(tx, seen);
    const result = await work(tx);
    if (revisionOf(before) !== seen.revision) throw changedSince(seen, before);
    // A second transaction of the same write meets what this one made of the row.
    seen.revision = revisionOf(await readRow(tx, seen));
    return result;
  };
}

const readRow = async (tx: Tx, { edit, where }: Seen): Promise<Row | undefined> =>
  (await tx.select().from(edit.table).where(where).for('no key update'))[0];

/** Where there is no row yet, one of two at once waits for the other. */
async function lockRow(tx: Tx, seen: Seen): Promise<Row | undefined> {
  const row = await readRow(tx, seen);
  if (row) return row;
  const key = JSON.stringify([
    getTableName(seen.edit.table),
    ...Object.values(seen.edit.row).map((path) => at(seen.args, path)),
  ]);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  return readRow(tx, seen);
}

const revisionOf = (row: Row | undefined): number => (typeof row?.revision === 'number' ? row.revision : 0);

const changedSince = ({ edit, args }: Seen, row: Row | undefined): AppError =>
  refuseStale(row, { ...args, ...(args.input as Row | undefined) }, edit);

/** The refusal of a write that saw an older revision of `row`, with what stands there of the fields that were sent. */
export function refuseStale(
  row: Row | undefined,
  sent: Args,
  { names = {}, row: key = { id: '' } }: Partial<Pick<Edit, 'names' | 'row'>> = {},
): AppError {
  const told: Record<string, unknown> = {};
  for (const name of Object.keys(sent)) {
    const column = names[name] ?? name;
    const value = row?.[column];
    if (column in key || value === undefined || value instanceof Uint8Array) continue;
    told[name] = value instanceof Date ? value.toISOString() : value;
  }
  return new AppError(
    'CONFLICT',
    'errors.changedSince',
    {},
    { changedSince: { revision: revisionOf(row), values: told } },
  );
}
