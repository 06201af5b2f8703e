import { foreignKey, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, jsonIs } from './columns.ts';
import { convocateds, convocatories } from './convocatories.ts';
import { events } from './events.ts';

/**
 * What an event, or one of its calls, was before a change of the last minutes: whoever changes it back finds it again.
 * Nothing stays longer than a day.
 */
export const recentChanges = pgTable(
  'recent_changes',
  {
    id: id(),
    agencyId: uuid().notNull(),
    eventId: uuid().notNull(),
    /** The call that was changed; null when the event was. */
    convocatoryId: uuid(),
    changedAt: createdAt(),
    /** As `lib/convocatories/event-dates/recent-changes.ts` reads it. */
    before: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (t) => [
    index('recent_changes_event').on(t.agencyId, t.eventId, t.changedAt),
    index('recent_changes_call').on(t.agencyId, t.convocatoryId),
    index('recent_changes_at').on(t.changedAt),
    foreignKey({
      name: 'recent_changes_event_fk',
      columns: [t.agencyId, t.eventId],
      foreignColumns: [events.agencyId, events.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'recent_changes_call_fk',
      columns: [t.agencyId, t.convocatoryId],
      foreignColumns: [convocatories.agencyId, convocatories.id],
    }).onDelete('cascade'),
    jsonIs('recent_changes', 'before', 'object'),
  ],
);

/** A yes that the agency's own change took back in the last minutes, as its place had it. Nothing stays longer than a day. */
export const takenYeses = pgTable(
  'taken_yeses',
  {
    convocatedId: uuid().primaryKey(),
    agencyId: uuid().notNull(),
    takenAt: createdAt(),
    stateId: integer().notNull(),
    reply: text({ enum: ['YES', 'NO', 'MAYBE'] }),
    repliedAt: instant(),
    acceptedFrom: instant().notNull(),
    acceptedUntil: instant().notNull(),
  },
  (t) => [
    index('taken_yeses_at').on(t.takenAt),
    foreignKey({
      name: 'taken_yeses_convocated_fk',
      columns: [t.agencyId, t.convocatedId],
      foreignColumns: [convocateds.agencyId, convocateds.id],
    }).onDelete('cascade'),
  ],
);
