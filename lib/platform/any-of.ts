import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/**
 * True for rows whose column holds one of `values`. They go as one parameter, so the statement has one text, and one
 * plan, however many there are (`inArray` writes one parameter each). A prepared read gives a placeholder for them.
 */
export const anyOf = (column: AnyPgColumn, values: readonly (string | number)[] | Placeholder): SQL =>
  sql`${column} = any(${'name' in values ? values : sql.param([...values])})`;
