import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { INBOX_AUDIENCES, INBOX_KINDS } from '../values/inbox.ts';
import { agencies } from './agencies.ts';
import { instant, oneOf, revision } from './columns.ts';
import { users } from './identity.ts';

/** What audit entries tell people of the portal; filled by migrations from `db/values/inbox.ts`. */
export const inboxHappenings = pgTable(
  'inbox_happenings',
  {
    /** `entity.action`, and `entity.action:state` where only that new state is meant. */
    happening: text().primaryKey(),
    kind: text({ enum: INBOX_KINDS }).notNull(),
    audience: text({ enum: INBOX_AUDIENCES }).notNull(),
  },
  () => [oneOf('inbox_happenings_audience', 'audience', INBOX_AUDIENCES)],
);

/** What one person is told; a trigger on the audit trail makes them in the transaction of what happened. */
export const inboxNotices = pgTable(
  'inbox_notices',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The agency in which the person is told it; null for an administrator. */
    agencyId: uuid().references(() => agencies.id, { onDelete: 'cascade' }),
    auditId: bigint({ mode: 'number' }).notNull(),
    kind: text({ enum: INBOX_KINDS }).notNull(),
    at: instant().notNull(),
    readAt: instant(),
    /** Whether the person sees it in the portal; otherwise it goes by mail or push alone. */
    isShown: boolean().notNull().default(true),
    /** Still to go by that channel. */
    mailDue: boolean().notNull().default(false),
    pushDue: boolean().notNull().default(false),
    /** Still to go in the digest of its day. */
    dailyDue: boolean().notNull().default(false),
  },
  (t) => [
    uniqueIndex('inbox_notices_once').on(t.userId, t.auditId),
    index('inbox_notices_newest').on(t.userId, t.id),
    index('inbox_notices_unread').on(t.userId).where(sql`read_at is null and is_shown`),
    index('inbox_notices_due').on(t.userId).where(sql`mail_due or push_due`),
    index('inbox_notices_daily').on(t.at).where(sql`daily_due`),
    index('inbox_notices_kept').on(t.at),
    index('inbox_notices_agency').on(t.agencyId),
  ],
);

/** How a person wants to be told of a kind; who has no row is shown it in the portal and reads it in the digest of the day. */
export const inboxChoices = pgTable(
  'inbox_choices',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: INBOX_KINDS }).notNull(),
    bell: boolean().notNull(),
    mail: boolean().notNull(),
    push: boolean().notNull(),
    daily: boolean().notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind] })],
);

/** Who is told only of the events and quotations for which it answers, and who is mailed each paper at once. */
export const inboxScopes = pgTable('inbox_scopes', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  onlyOwn: boolean().notNull(),
  /** Each paper that arrives comes by mail with its PDF; else the digest tells of it. */
  papersByMail: boolean().notNull().default(true),
  revision: revision(),
});
