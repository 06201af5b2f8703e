import { toSnakeCase } from 'drizzle-orm/casing';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { CatalogueTable } from './tables.ts';

/** The name of a column as SQL spells it, given that the database uses snake_case. */
const columnName = (column: { name: string; keyAsName: boolean }) =>
  column.keyAsName ? toSnakeCase(column.name) : column.name;

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`;
  throw new Error(`No SQL literal for a ${typeof value}`);
}

/** Columns of the primary key, as SQL spells them. */
function keyColumns(table: PgTable): string[] {
  const { columns, primaryKeys } = getTableConfig(table);
  const composite = primaryKeys[0]?.columns;
  return (composite ?? columns.filter((column) => column.primary)).map(columnName);
}

/**
 * One INSERT that puts a catalogue into the state its data says, whether the rows are there or not.
 * Deterministic: the same data gives the same text.
 */
export function insertSql({ table, rows }: CatalogueTable): string {
  const { columns, name } = getTableConfig(table);
  const used = columns.filter((column) => rows.some((row) => row[column.name] !== undefined));
  const names = used.map(columnName);
  const key = keyColumns(table);
  const updates = names
    .filter((column) => !key.includes(column))
    .map((column) => `${column} = excluded.${column}`);
  const values = rows.map((row) => `  (${used.map((column) => literal(row[column.name])).join(', ')})`);
  return [
    `INSERT INTO ${name} (${names.join(', ')}) VALUES`,
    values.join(',\n'),
    `ON CONFLICT (${key.join(', ')}) ${updates.length === 0 ? 'DO NOTHING' : `DO UPDATE SET ${updates.join(', ')}`};`,
  ].join('\n');
}
