import { date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, rule } from './columns.ts';
import { talents } from './talents.ts';

/** Days on which a talent takes no work, both included: calendar days where Elenco is. Ranges of one talent never touch. */
export const talentBlockedDays = pgTable(
  'talent_blocked_days',
  {
    id: id(),
    talentId: uuid()
      .notNull()
      .references(() => talents.id, { onDelete: 'cascade' }),
    firstDay: date({ mode: 'string' }).notNull(),
    lastDay: date({ mode: 'string' }).notNull(),
    /** The talent's own reminder, which nobody else reads. */
    note: text(),
    createdAt: createdAt(),
  },
  (t) => [
    index('talent_blocked_days_talent').on(t.talentId, t.lastDay),
    rule('talent_blocked_days_order', 'last_day >= first_day'),
  ],
);
