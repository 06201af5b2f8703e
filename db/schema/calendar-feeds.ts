import { sql } from 'drizzle-orm';
import { foreignKey, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { agencies } from './agencies.ts';
import { createdAt, id, rule } from './columns.ts';
import { events } from './events.ts';
import { users } from './identity.ts';
import { talents } from './talents.ts';

/**
 * Secret addresses of calendars, for programs that read them without a log-in; kept as a SHA-256. One is of a talent, of
 * an event of an agency, or of a person of an agency for all of its events.
 */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    id: id(),
    secretHash: text().notNull(),
    talentId: uuid().references(() => talents.id, { onDelete: 'cascade' }),
    agencyId: uuid().references(() => agencies.id, { onDelete: 'cascade' }),
    eventId: uuid(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('calendar_feeds_secret').on(t.secretHash),
    uniqueIndex('calendar_feeds_talent').on(t.talentId).where(sql`talent_id is not null`),
    uniqueIndex('calendar_feeds_event').on(t.agencyId, t.eventId).where(sql`event_id is not null`),
    uniqueIndex('calendar_feeds_person').on(t.userId, t.agencyId).where(sql`user_id is not null`),
    foreignKey({
      name: 'calendar_feeds_event_fk',
      columns: [t.agencyId, t.eventId],
      foreignColumns: [events.agencyId, events.id],
    }).onDelete('cascade'),
    rule(
      'calendar_feeds_holder',
      'num_nonnulls(talent_id, event_id, user_id) = 1 and (talent_id is null) = (agency_id is not null)',
    ),
  ],
);
