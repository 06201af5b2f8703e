import { type SQL, sql } from 'drizzle-orm';

/**
 * SQL of a column that asks another table about the row, as `(select … where b.a_id = ${a.id})`. In a select of one
 * table and in `returning` drizzle writes a column that stands directly in an expression without its table, so that
 * `a.id` would be read as `b.id` within the subselect. One level deeper it keeps the name.
 */
export const correlated = <Value>(strings: TemplateStringsArray, ...values: unknown[]): SQL<Value> =>
  sql<Value>`${sql(strings, ...values)}`;
