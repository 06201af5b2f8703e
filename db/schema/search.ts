import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { FOUND_KINDS } from '../values/found-kinds.ts';
import { instant, rule } from './columns.ts';
import { users } from './identity.ts';

/** What a person opened from Ctrl-K, and how often: it is found first. */
export const searchUses = pgTable(
  'search_uses',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: FOUND_KINDS }).notNull(),
    entityId: uuid().notNull(),
    uses: integer().notNull(),
    usedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.kind, t.entityId] }),
    index('search_uses_latest').on(t.userId, t.usedAt),
    rule('search_uses_counted', 'uses > 0'),
  ],
);
