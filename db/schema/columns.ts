import { sql } from 'drizzle-orm';
import { bigint, check, integer, timestamp, uuid } from 'drizzle-orm/pg-core';
import { movedTime } from '../moved-time.ts';

/** Random UUID v4, the identifier of every row that is not a catalogue row. */
export const id = () => uuid().primaryKey().defaultRandom();

/** Money in integer minor units of the row's currency. `name` is for a column that SQL spells differently. */
export const money = (name = '') => bigint(name, { mode: 'number' });

export const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/** PostgreSQL's own time unless it was moved. */
export const createdAt = () =>
  instant()
    .notNull()
    .defaultNow()
    .$defaultFn(() => movedTime() ?? sql`default`);

export const timestamps = () => ({
  createdAt: createdAt(),
  updatedAt: createdAt().$onUpdate(() => movedTime() ?? new Date()),
});

/** A check that a text column holds one of a closed list. Column names are given as SQL spells them. */
export const oneOf = (name: string, column: string, values: readonly string[]) =>
  check(
    name,
    sql.raw(`${column} in (${values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ')})`),
  );

/** A check in plain SQL, with columns as SQL spells them. */
export const rule = (name: string, condition: string) => check(name, sql.raw(condition));

/**
 * How often a row was changed. A trigger of the same name counts it, so that no write can forget to; a form sends the one
 * it saw (lib/platform/seen-revision.ts).
 */
export const revision = () => integer().notNull().default(1);

/** A check that a JSON column holds what is read of it. */
export const jsonIs = (table: string, column: string, kind: 'array' | 'object' | 'string') =>
  rule(`${table}_${column}_json`, `jsonb_typeof(${column}) = '${kind}'`);
