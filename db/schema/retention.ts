import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { HOLD_SUBJECTS } from '../values/retention.ts';
import { createdAt, id, instant, oneOf, rule } from './columns.ts';
import { users } from './identity.ts';

/** A dispute or an order for which an agency's files, or those about a talent, are kept past their time. */
export const retentionHolds = pgTable(
  'retention_holds',
  {
    id: id(),
    subject: text({ enum: HOLD_SUBJECTS }).notNull(),
    subjectId: uuid().notNull(),
    reason: text().notNull(),
    createdBy: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    releasedAt: instant(),
    releasedBy: uuid().references(() => users.id),
  },
  (t) => [
    uniqueIndex('retention_holds_once').on(t.subject, t.subjectId).where(sql`released_at is null`),
    oneOf('retention_holds_subject', 'subject', HOLD_SUBJECTS),
    rule('retention_holds_released', '(released_at is null) = (released_by is null)'),
  ],
);
