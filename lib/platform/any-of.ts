import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/**
 * True for rows whose column holds one of `values`. They go as one parameter, so the statement has one text, and one
 * plan, however many there are (`inArray` writes one parameter each).
 */
export const anyOf = (column: AnyPgColumn, values: readonly (string | number)[]): SQL =>
  sql`${column} = any(${sql.param([...values])})`;
