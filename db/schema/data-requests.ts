import { sql } from 'drizzle-orm';
import { date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { DATA_REQUEST_KINDS, DATA_REQUEST_SOURCES } from '../values/data-requests.ts';
import { id, instant, oneOf, rule, timestamps } from './columns.ts';
import { users } from './identity.ts';
import { talents } from './talents.ts';

/** What people ask of their data, and until when it has to be answered. Days are those where Elenco is. */
export const dataRequests = pgTable(
  'data_requests',
  {
    id: id(),
    kind: text({ enum: DATA_REQUEST_KINDS }).notNull(),
    source: text({ enum: DATA_REQUEST_SOURCES }).notNull(),
    /** Null for who is no talent, or is not known to be one. */
    talentId: uuid().references(() => talents.id, { onDelete: 'set null' }),
    name: text().notNull(),
    email: text().notNull(),
    /** As the person wrote it. */
    identification: text(),
    text: text().notNull(),
    receivedOn: date({ mode: 'string' }).notNull(),
    /** The end of the first term; `dueOn` lies later once it was extended. */
    firstDueOn: date({ mode: 'string' }).notNull(),
    dueOn: date({ mode: 'string' }).notNull(),
    /** Why it takes longer, as the person was told. */
    extensionReason: text(),
    extendedAt: instant(),
    answer: text(),
    answeredAt: instant(),
    answeredBy: uuid().references(() => users.id),
    ...timestamps(),
  },
  (t) => [
    index('data_requests_open').on(t.dueOn, t.id).where(sql`answered_at is null`),
    index('data_requests_answered').on(t.answeredAt, t.id).where(sql`answered_at is not null`),
    index('data_requests_talent').on(t.talentId),
    index('data_requests_answered_by').on(t.answeredBy),
    oneOf('data_requests_kind', 'kind', DATA_REQUEST_KINDS),
    oneOf('data_requests_source', 'source', DATA_REQUEST_SOURCES),
    rule('data_requests_dates', 'received_on < first_due_on and first_due_on <= due_on'),
    rule('data_requests_extended', '(extended_at is null) = (extension_reason is null)'),
    rule('data_requests_answered', '(answered_at is null) = (answer is null)'),
  ],
);
