import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { COST_CATEGORIES, COST_SOURCES } from '../values/event-costs.ts';
import { id, instant, money, oneOf, revision, rule, timestamps } from './columns.ts';
import { events } from './events.ts';
import { users } from './identity.ts';
import { files } from './platform.ts';

/** What an event cost its agency, in the event's currency. A row is never deleted: it is voided with a reason. */
export const eventCosts = pgTable(
  'event_costs',
  {
    id: id(),
    agencyId: uuid().notNull(),
    eventId: uuid().notNull(),
    category: text({ enum: COST_CATEGORIES }).notNull(),
    supplier: text().notNull(),
    /** Its NIT, cédula or foreign document; null for a ride, and for what was typed before it was asked. */
    supplierIdentification: text(),
    /** In the agency's books: a trigger counts them on. */
    bookNumber: integer(),
    /** The day of the bill, or of the payment. */
    spentOn: date({ mode: 'string' }).notNull(),
    /** All that was paid, IVA included. */
    amount: money().notNull(),
    /** The IVA in it, where the bill states it. */
    iva: money().notNull().default(0),
    /** The agency charges IVA itself, so that it gets this one back: frozen when the amount is typed. */
    ivaRecoverable: boolean().notNull().default(false),
    /** What counts against the margin; nothing for what was voided. */
    cost: money().generatedAlwaysAs(
      sql`case when voided_at is not null then 0 when iva_recoverable then amount - iva else amount end`,
    ),
    note: text(),
    proofFileId: uuid().references(() => files.id, { onDelete: 'set null' }),
    source: text({ enum: COST_SOURCES }).notNull().default('TYPED'),
    /** The row of the source: a ride. */
    sourceId: uuid(),
    createdBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    voidedAt: instant(),
    voidedReason: text(),
    ...timestamps(),
    revision: revision(),
  },
  (t) => [
    unique('event_costs_number').on(t.agencyId, t.bookNumber),
    unique('event_costs_tenant').on(t.agencyId, t.id),
    index('event_costs_list').on(t.agencyId, t.eventId, t.spentOn, t.id),
    // One row per ride, however often it is told.
    uniqueIndex('event_costs_source').on(t.source, t.sourceId),
    foreignKey({
      name: 'event_costs_event_fk',
      columns: [t.agencyId, t.eventId],
      foreignColumns: [events.agencyId, events.id],
    }),
    oneOf('event_costs_category', 'category', COST_CATEGORIES),
    oneOf('event_costs_origin', 'source', COST_SOURCES),
    rule('event_costs_amount', 'amount > 0 and iva >= 0 and iva <= amount'),
    rule('event_costs_voided', '(voided_at is null) = (voided_reason is null)'),
    rule('event_costs_typed', "(source = 'TYPED') = (source_id is null)"),
  ],
);

/** Why what was quoted and what it came to differ, in the agency's words: one note per line of the comparison. */
export const eventFinanceNotes = pgTable(
  'event_finance_notes',
  {
    id: id(),
    agencyId: uuid().notNull(),
    eventId: uuid().notNull(),
    /** A key of `lib/finances/margin/rules.ts`. */
    line: text().notNull(),
    note: text().notNull(),
    ...timestamps(),
    revision: revision(),
  },
  (t) => [
    uniqueIndex('event_finance_notes_once').on(t.agencyId, t.eventId, t.line),
    foreignKey({
      name: 'event_finance_notes_event_fk',
      columns: [t.agencyId, t.eventId],
      foreignColumns: [events.agencyId, events.id],
    }),
    rule('event_finance_notes_note', 'length(trim(note)) > 0'),
  ],
);
