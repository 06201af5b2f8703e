import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { AGENCY_TEXTS } from '../values/agency-texts.ts';
import { agencies } from './agencies.ts';
import { oneOf, revision, timestamps } from './columns.ts';

/** What an agency says in words of its own; without a row in the usual ones (lib/agencies/texts/rules.ts). */
export const agencyTexts = pgTable(
  'agency_texts',
  {
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id, { onDelete: 'cascade' }),
    kind: text({ enum: AGENCY_TEXTS }).notNull(),
    /** Of a mail; null for what has none. */
    subject: text(),
    /** With places such as {evento}. */
    body: text().notNull(),
    ...timestamps(),
    revision: revision(),
  },
  (t) => [primaryKey({ columns: [t.agencyId, t.kind] }), oneOf('agency_texts_kind', 'kind', AGENCY_TEXTS)],
);
