import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, revision, rule } from './columns.ts';
import { convocateds } from './convocatories.ts';
import { users } from './identity.ts';
import { talents } from './talents.ts';

/**
 * What an agency thinks of a talent's work at an event, for itself. A row is never changed: another one takes its place,
 * so that what was thought before can be read.
 */
export const talentRatings = pgTable(
  'talent_ratings',
  {
    id: id(),
    agencyId: uuid().notNull(),
    eventId: uuid().notNull(),
    convocatedId: uuid().notNull(),
    talentId: uuid()
      .notNull()
      .references(() => talents.id, { onDelete: 'cascade' }),
    /** From 1 to 5 each. */
    punctuality: integer().notNull(),
    presence: integer().notNull(),
    work: integer().notNull(),
    note: text(),
    /** Who wrote it; null for somebody who is gone. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** When another one took its place, or it was taken back; null for the one that holds. */
    replacedAt: instant(),
    revision: revision(),
  },
  (t) => [
    index('talent_ratings_by_convocated').on(t.convocatedId),
    index('talent_ratings_by_talent').on(t.talentId),
    uniqueIndex('talent_ratings_holds').on(t.convocatedId).where(sql`replaced_at is null`),
    index('talent_ratings_talent').on(t.talentId, t.agencyId).where(sql`replaced_at is null`),
    index('talent_ratings_event').on(t.eventId, t.createdAt),
    index('talent_ratings_user').on(t.userId),
    foreignKey({
      name: 'talent_ratings_convocated_fk',
      columns: [t.agencyId, t.convocatedId],
      foreignColumns: [convocateds.agencyId, convocateds.id],
    }).onDelete('cascade'),
    rule(
      'talent_ratings_scale',
      'punctuality between 1 and 5 and presence between 1 and 5 and work between 1 and 5',
    ),
  ],
);
