import { sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { fileHere } from './conditions';
import { ARCHIVED_TABLES, archivedTable } from './tables';

export type Column = {
  readonly name: string;
  readonly type: string;
  /** The table that a foreign key of this column alone names, or the last column of one with the agency's. */
  readonly refers: string | null;
};

export type Catalogue = {
  /** By table, in the order of the table; those that PostgreSQL works out itself aside. */
  readonly columns: ReadonlyMap<string, readonly Column[]>;
  readonly keys: ReadonlyMap<string, readonly string[]>;
  /** The migration that the tables are of. */
  readonly schema: string;
};

/** Numbers that only the database that made them knows: rows get others where they come in. */
const OWN_NUMBERS: Readonly<Record<string, string>> = { audit_entries: 'id' };

/** What the database says of its tables. */
export async function readCatalogue(tx: Tx): Promise<Catalogue> {
  const { rows } = await tx.execute<Column & { table: string; is_key: boolean }>(sql`
    select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type,
      (select k.confrelid::regclass::text from pg_constraint k where k.contype = 'f' and k.conrelid = c.oid
        and k.conkey[cardinality(k.conkey)] = a.attnum limit 1) as refers,
      exists (select from pg_constraint k where k.contype = 'p' and k.conrelid = c.oid and a.attnum = any(k.conkey)) as is_key
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = ''
    order by c.relname, a.attnum`);
  const columns = new Map<string, Column[]>();
  const keys = new Map<string, string[]>();
  for (const { table, is_key, ...column } of rows) {
    if (is_key) keys.set(table, [...(keys.get(table) ?? []), column.name]);
    if (OWN_NUMBERS[table] === column.name) continue;
    columns.set(table, [...(columns.get(table) ?? []), column]);
  }
  const { rows: applied } = await tx.execute<{ name: string }>(
    sql`select name from migrations.applied order by name desc limit 1`,
  );
  return { columns, keys, schema: applied[0]?.name ?? '' };
}

/** The columns of a table. Throws for a table that is not there. */
export function columnsOf({ columns }: Catalogue, table: string): readonly Column[] {
  const found = columns.get(table);
  if (!found) throw new Error(`There is no table ${table}`);
  return found;
}

/** What a column of the table is written as, in SQL. */
export function expressionOf(table: string, { name, type, refers }: Column): string {
  const said = archivedTable(table).instead?.[name];
  const value = said ?? (refers === 'files' && table !== 'files' ? fileHere(name) : `t."${name}"`);
  // Exact to the last figure, which JSON's numbers are not.
  return type === 'numeric' ? `(${value})::text` : `(${value})::${type}`;
}

/** The tables in an order in which each comes after those that its rows name; files come first, naming nobody yet. */
export function insertOrder(catalogue: Catalogue): readonly string[] {
  const names = Object.keys(ARCHIVED_TABLES);
  const done: string[] = ['files'];
  while (done.length < names.length) {
    const next = names.filter(
      (table) =>
        !done.includes(table) &&
        columnsOf(catalogue, table).every(
          ({ refers }) => !refers || refers === table || !names.includes(refers) || done.includes(refers),
        ),
    );
    if (next.length === 0) throw new Error('Tables of an archive name one another in a circle');
    done.push(...next);
  }
  return done;
}
