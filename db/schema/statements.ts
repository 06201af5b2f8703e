import { sql } from 'drizzle-orm';
import {
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { agencies } from './agencies.ts';
import { clients } from './clients.ts';
import { id, jsonIs, revision, rule, timestamps } from './columns.ts';
import { files } from './platform.ts';

/** How an agency collects from its clients, where it has said so. */
export const collectionSettings = pgTable(
  'collection_settings',
  {
    agencyId: uuid()
      .primaryKey()
      .references(() => agencies.id, { onDelete: 'cascade' }),
    /** Days after the due date on which clients are reminded, ascending; negative before it, none for no reminders. */
    reminderDays: integer().array().notNull(),
    /** Where and how clients pay, in the agency's words. */
    paymentInstructions: text(),
    ...timestamps(),
    revision: revision(),
  },
  () => [
    rule(
      'collection_settings_days',
      'cardinality(reminder_days) <= 8 and -60 <= all (reminder_days) and 180 >= all (reminder_days)',
    ),
  ],
);

/** A statement of account as it was issued: what a client owed on a day, frozen. A trigger refuses changes of what it says. */
export const clientStatements = pgTable(
  'client_statements',
  {
    id: id(),
    agencyId: uuid().notNull(),
    clientId: uuid().notNull(),
    /** Counted over all statements of the agency. */
    code: integer().notNull(),
    /** Movements are listed from that day on, those before are in the opening balance. */
    fromOn: date({ mode: 'string' }).notNull(),
    /** The day of which it tells. */
    day: date({ mode: 'string' }).notNull(),
    content: jsonb().$type<Record<string, unknown>>().notNull(),
    contentHash: text().notNull(),
    /** The event of whose debt it reminds; null for one that somebody opened. */
    eventId: uuid(),
    pdfFileId: uuid().references(() => files.id),
    ...timestamps(),
  },
  (t) => [
    index('client_statements_by_client').on(t.clientId),
    unique('client_statements_tenant').on(t.agencyId, t.id),
    uniqueIndex('client_statements_code').on(t.agencyId, t.code),
    // Opening it again while nothing has changed gives the same one.
    uniqueIndex('client_statements_once').on(t.clientId, t.contentHash).where(sql`event_id is null`),
    foreignKey({
      name: 'client_statements_client_fk',
      columns: [t.agencyId, t.clientId],
      foreignColumns: [clients.agencyId, clients.id],
    }),
    rule('client_statements_period', 'from_on <= day'),
    jsonIs('client_statements', 'content', 'object'),
  ],
);
