import { sql } from 'drizzle-orm';
import { foreignKey, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { SUPPORT_STATES } from '../values/support.ts';
import { agencies } from './agencies.ts';
import { id, instant, oneOf, rule, timestamps } from './columns.ts';
import { events } from './events.ts';
import { users } from './identity.ts';

/** That somebody of an agency asked to be called by support, and what became of it. */
export const supportRequests = pgTable(
  'support_requests',
  {
    id: id(),
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    /** The event that it is about; null for none. */
    eventId: uuid(),
    /** Digits to call. */
    phone: text().notNull(),
    dialingCode: text().notNull(),
    state: text({ enum: SUPPORT_STATES }).notNull().default('WAITING'),
    takenAt: instant(),
    takenBy: uuid().references(() => users.id),
    answer: text(),
    answeredAt: instant(),
    answeredBy: uuid().references(() => users.id),
    ...timestamps(),
  },
  (t) => [
    index('support_requests_open').on(t.createdAt, t.id).where(sql`state <> 'ANSWERED'`),
    index('support_requests_answered').on(t.answeredAt, t.id).where(sql`state = 'ANSWERED'`),
    index('support_requests_agency').on(t.agencyId, t.createdAt),
    index('support_requests_user').on(t.userId),
    index('support_requests_event').on(t.eventId),
    index('support_requests_taken_by').on(t.takenBy),
    index('support_requests_answered_by').on(t.answeredBy),
    foreignKey({
      name: 'support_requests_event_fk',
      columns: [t.agencyId, t.eventId],
      foreignColumns: [events.agencyId, events.id],
    }),
    oneOf('support_requests_state', 'state', SUPPORT_STATES),
    rule('support_requests_answered_whole', "(state = 'ANSWERED') = (answer is not null)"),
    rule('support_requests_answered_when', '(answer is null) = (answered_at is null)'),
    rule('support_requests_taken', "state <> 'TAKEN' or taken_at is not null"),
  ],
);
