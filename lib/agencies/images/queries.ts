import { and, is, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '@/db/schema';

/** Every column by which a row needs a file, whatever its table. */
const references = Object.values<unknown>(schema)
  .filter((value): value is PgTable => is(value, PgTable))
  .flatMap((table) => getTableConfig(table).foreignKeys)
  .map((key) => key.reference())
  .filter(({ foreignTable }) => foreignTable === schema.files)
  .flatMap(({ columns }) => columns);

const isNoneOf = (columns: readonly PgColumn[]): SQL | undefined =>
  and(
    ...columns.map(
      (column) => sql`not exists (select from ${column.table} where ${column} = ${schema.files.id})`,
    ),
  );

/** True of a row of `files` that no other row needs. */
export const isUnused: SQL | undefined = isNoneOf(references);

/** True of a row of `files` that no other row shows: a contract keeps the logo it was signed under for its PDF alone. */
export const isUnshown: SQL | undefined = isNoneOf(
  references.filter((column) => column !== schema.contracts.logoFileId),
);
