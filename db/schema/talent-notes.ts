import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { agencies } from './agencies.ts';
import { createdAt, revision, rule, timestamps } from './columns.ts';
import { users } from './identity.ts';
import { talents } from './talents.ts';

/** What an agency writes of a talent for itself; nobody else reads it. */
export const talentNotes = pgTable(
  'talent_notes',
  {
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id, { onDelete: 'cascade' }),
    talentId: uuid()
      .notNull()
      .references(() => talents.id, { onDelete: 'cascade' }),
    /** Empty where there are tags alone. */
    note: text().notNull(),
    /** Who wrote it last. */
    userId: uuid()
      .notNull()
      .references(() => users.id),
    ...timestamps(),
    revision: revision(),
  },
  (t) => [
    primaryKey({ columns: [t.agencyId, t.talentId] }),
    index('talent_notes_talent').on(t.talentId),
    index('talent_notes_user').on(t.userId),
  ],
);

/** Words by which an agency finds talents again, in lower case; its own as well. */
export const talentTags = pgTable(
  'talent_tags',
  {
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id, { onDelete: 'cascade' }),
    talentId: uuid()
      .notNull()
      .references(() => talents.id, { onDelete: 'cascade' }),
    tag: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.agencyId, t.talentId, t.tag] }),
    index('talent_tags_tag').on(t.agencyId, t.tag, t.talentId),
    index('talent_tags_talent').on(t.talentId),
    rule('talent_tags_tag_lower', "tag <> '' and tag = lower(tag)"),
  ],
);
