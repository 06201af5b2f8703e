import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { agencies } from './agencies.ts';
import { createdAt, rule } from './columns.ts';

/**
 * What stands for an agency in `/unete/{slug}`. Each has one at a time; those before it stay its own and lead on, so
 * that what was printed goes on working.
 */
export const agencySlugs = pgTable(
  'agency_slugs',
  {
    slug: text().primaryKey(),
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id, { onDelete: 'cascade' }),
    isCurrent: boolean().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('agency_slugs_agency').on(t.agencyId),
    uniqueIndex('agency_slugs_current').on(t.agencyId).where(sql`is_current`),
    rule('agency_slugs_form', "slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) between 3 and 60"),
  ],
);
