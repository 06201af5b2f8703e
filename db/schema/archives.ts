import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { ARCHIVE_STATES } from '../values/archives.ts';
import { agencies } from './agencies.ts';
import { id, instant, oneOf, rule, timestamps } from './columns.ts';
import { users } from './identity.ts';

/** Everything of an agency as a ZIP, which a job makes and storage keeps in parts for some days. */
export const agencyArchives = pgTable(
  'agency_archives',
  {
    id: id(),
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id, { onDelete: 'cascade' }),
    askedBy: uuid()
      .notNull()
      .references(() => users.id),
    state: text({ enum: ARCHIVE_STATES }).notNull().default('WAITING'),
    /** Of the run whose parts are in storage: each run writes to a folder of its own. */
    run: uuid(),
    parts: integer(),
    size: bigint({ mode: 'number' }),
    sha256: text(),
    /** Files that storage had lost, and that are not in it. */
    missing: integer(),
    readyAt: instant(),
    /** When storage forgets it. */
    expiresAt: instant(),
    ...timestamps(),
  },
  (t) => [
    index('agency_archives_newest').on(t.agencyId, t.createdAt, t.id),
    index('agency_archives_asked_by').on(t.askedBy),
    index('agency_archives_due').on(t.expiresAt).where(sql`state = 'READY'`),
    uniqueIndex('agency_archives_one').on(t.agencyId).where(sql`state = 'WAITING'`),
    oneOf('agency_archives_state', 'state', ARCHIVE_STATES),
    rule(
      'agency_archives_ready',
      "state not in ('READY', 'GONE') or num_nonnulls(run, parts, size, sha256, ready_at, expires_at) = 6",
    ),
  ],
);
