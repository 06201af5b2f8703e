import { and, is, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '@/db/schema';

/** Every column by which a row shows a file, whatever its table. */
const references = Object.values<unknown>(schema)
  .filter((value): value is PgTable => is(value, PgTable))
  .flatMap((table) => getTableConfig(table).foreignKeys)
  .map((key) => key.reference())
  .filter(({ foreignTable }) => foreignTable === schema.files)
  .flatMap(({ columns }) => columns);

/** True of a row of `files` that no other row shows. */
export const isUnused: SQL | undefined = and(
  ...references.map(
    (column) => sql`not exists (select from ${column.table} where ${column} = ${schema.files.id})`,
  ),
);
