import { sql } from 'drizzle-orm';
import { bigint, bigserial, date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { rule } from './columns.ts';

/**
 * What changed and is not counted yet: triggers note here the quotation or the event behind each row that figures
 * follow from. Rows are only added and taken away, so that nobody waits for anybody (decision 197).
 */
export const analyticsChanges = pgTable(
  'analytics_changes',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    quotationId: uuid(),
    eventId: uuid(),
  },
  () => [rule('analytics_changes_one', 'num_nonnulls(quotation_id, event_id) = 1')],
);

/** What one quotation with its event, or one event without a quotation, adds to a figure of a month. */
const figure = () => ({
  agencyId: uuid().notNull(),
  measure: text().notNull(),
  /** What the measure is told by: a stage, a city, a client. */
  key: text().notNull(),
  /** Its first day, in Bogotá. */
  month: date({ mode: 'string' }).notNull(),
  count: bigint({ mode: 'number' }).notNull(),
  /** Whole pesos, or seconds where the measure is a time. */
  amount: bigint({ mode: 'number' }).notNull(),
});

export const analyticsEntries = pgTable(
  'analytics_entries',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** The quotation, or the event without one. */
    subject: uuid().notNull(),
    ...figure(),
  },
  (t) => [
    index('analytics_entries_subject').on(t.subject),
    // The rows behind a figure: of one key and of several, of an agency and of all.
    index('analytics_entries_key').on(t.agencyId, t.measure, t.key, t.month, t.id),
    index('analytics_entries_rows').on(t.agencyId, t.measure, t.month, t.id),
    index('analytics_entries_all').on(t.measure, t.month, t.id),
  ],
);

/** The sums of the entries: what reports read. */
export const analyticsMonths = pgTable('analytics_months', figure(), (t) => [
  primaryKey({ columns: [t.agencyId, t.measure, t.month, t.key] }),
  index('analytics_months_all').on(t.measure, t.month).where(sql`count <> 0`),
]);
