import {
  boolean,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { ALERT_FREQUENCIES } from '../values/search-alerts.ts';
import { agencies } from './agencies.ts';
import { createdAt, id, instant, jsonIs, oneOf, revision, rule, timestamps } from './columns.ts';
import { users } from './identity.ts';
import { talents } from './talents.ts';

/** Filters of the list of talents that somebody keeps under a name. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: id(),
    /** Null for an administrator's. */
    agencyId: uuid().references(() => agencies.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** As `talentFilterInput` reads them. */
    filters: jsonb().notNull(),
    /** Everybody of the agency opens it; an administrator's, all administrators. */
    shared: boolean().notNull().default(false),
    ...timestamps(),
    revision: revision(),
  },
  (t) => [
    unique('saved_searches_name').on(t.userId, t.agencyId, t.name).nullsNotDistinct(),
    index('saved_searches_agency').on(t.agencyId),
    rule('saved_searches_named', "name <> ''"),
    jsonIs('saved_searches', 'filters', 'object'),
  ],
);

/** Who is told of talents who newly fit a saved search; without a row nobody is. */
export const searchAlerts = pgTable(
  'search_alerts',
  {
    searchId: uuid()
      .notNull()
      .references(() => savedSearches.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    frequency: text({ enum: ALERT_FREQUENCIES }).notNull(),
    /** Talents who changed before have been looked at. */
    seenUntil: instant().notNull(),
    /** When it was last looked. */
    ranAt: instant().notNull(),
    ...timestamps(),
  },
  (t) => [
    primaryKey({ columns: [t.searchId, t.userId] }),
    index('search_alerts_due').on(t.frequency, t.ranAt),
    index('search_alerts_user').on(t.userId),
    oneOf('search_alerts_frequency', 'frequency', ALERT_FREQUENCIES),
  ],
);

/** Of whom an alert has told already, so that nobody is told of twice. */
export const searchAlertTalents = pgTable(
  'search_alert_talents',
  {
    searchId: uuid().notNull(),
    userId: uuid().notNull(),
    talentId: uuid()
      .notNull()
      .references(() => talents.id, { onDelete: 'cascade' }),
    /** The message that told. */
    digestId: uuid().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.searchId, t.userId, t.talentId] }),
    foreignKey({
      name: 'search_alert_talents_alert',
      columns: [t.searchId, t.userId],
      foreignColumns: [searchAlerts.searchId, searchAlerts.userId],
    }).onDelete('cascade'),
    index('search_alert_talents_talent').on(t.talentId),
    index('search_alert_talents_digest').on(t.digestId),
  ],
);
