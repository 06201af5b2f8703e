import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { GENDERS } from '../values/line-values.ts';
import { agencies, eventDirectories, finalClients, placeDirectories } from './agencies.ts';
import { cities, currencies, profiles, states } from './catalogues.ts';
import { clients } from './clients.ts';
import { id, instant, money, oneOf, revision, rule, timestamps } from './columns.ts';
import { files } from './platform.ts';
import { quotationLines } from './quotation-lines.ts';
import { quotations } from './quotations.ts';

/** What an accepted quotation becomes, or what an agency opens without one. */
export const events = pgTable(
  'events',
  {
    id: id(),
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id),
    name: text().notNull(),
    description: text(),
    logoFileId: uuid().references(() => files.id, { onDelete: 'set null' }),
    coverFileId: uuid().references(() => files.id, { onDelete: 'set null' }),
    stateId: integer()
      .notNull()
      .references(() => states.id),
    startDate: instant().notNull(),
    endDate: instant().notNull(),
    /** An end of its dates as its agency gave it, while an addition has widened it. */
    ownStartDate: instant(),
    ownEndDate: instant(),
    cityId: integer()
      .notNull()
      .references(() => cities.id),
    /** The event's own page on the web, https. */
    urlKey: text(),
    totalDays: integer().notNull().default(1),
    totalEvent: money().notNull().default(0),
    /** An https link to more profiles, shown in the showcase. */
    additionalProfiles: text(),
    quotationId: uuid(),
    /** Of its quotation, where they no longer change; else the event's own, out of the same series. */
    code: integer(),
    clientId: uuid(),
    nameClient: text(),
    currencyId: integer()
      .notNull()
      .default(1)
      .references(() => currencies.id),
    /** COP per unit of the currency, frozen. */
    fxRate: numeric().notNull().default('1'),
    fxRateDate: date(),
    /** Whether Elenco collects for the agency. */
    tercero: boolean().notNull().default(false),
    /** Who answers for the event: who made its quotation, or the event itself. */
    createdBy: uuid(),
    eventDirectoryId: uuid(),
    finalClientId: uuid(),
    finalClientColumn: boolean().notNull().default(false),
    /** The advance that its client is asked for, of its own currency. */
    valueAdvance: money(),
    /** Of the event's total, in hundredths of a percent; null for an amount that was typed. */
    advancePercent: integer(),
    advanceDueOn: date(),
    /** How to pay it. */
    advanceInstructions: text(),
    advanceAskedAt: instant(),
    /** The proof of payment that was uploaded, and when. */
    advanceFileId: uuid().references(() => files.id, { onDelete: 'set null' }),
    advanceProofAt: instant(),
    /** Why the agency does not take the proof. */
    advanceRefusal: text(),
    /** When the agency said that it has the money; `validAdvance` says whether. */
    advancePaidAt: instant(),
    /** A proof that is kept elsewhere, https. */
    urlAdvance: text(),
    validAdvance: boolean().notNull().default(false),
    cancelledReason: text(),
    /** Name, client, code and that of its quotation, for searching. */
    searchText: text().generatedAlwaysAs(sql`lower(name || ' ' || coalesce(name_client, '')
      || coalesce(' ' || code::text || ' COT-' || lpad(code::text, greatest(5, length(code::text)), '0'), ''))`),
    ...timestamps(),
    revision: revision(),
  },
  (t) => [
    index('events_by_event_directory').on(t.eventDirectoryId).where(sql`event_directory_id is not null`),
    index('events_by_final_client').on(t.finalClientId).where(sql`final_client_id is not null`),
    unique('events_tenant').on(t.agencyId, t.id),
    uniqueIndex('events_quotation').on(t.quotationId),
    index('events_list').on(t.agencyId, t.stateId, t.startDate, t.id),
    index('events_by_date').on(t.agencyId, t.startDate, t.id),
    index('events_by_name').on(t.agencyId, sql`(name collate "es-x-icu")`, t.id),
    index('events_by_code').on(t.agencyId, sql`coalesce(code, 0)`, t.id),
    index('events_by_client').on(t.agencyId, sql`(coalesce(name_client, '') collate "es-x-icu")`, t.id),
    index('events_open').on(t.agencyId, t.startDate, t.id).where(sql`state_id in (33, 34, 35)`),
    // What the platform collects, of all agencies.
    index('events_collected').on(t.startDate, t.id).where(sql`tercero`),
    index('events_closing').on(t.endDate, t.stateId),
    index('events_advance')
      .on(t.agencyId, t.advanceAskedAt, t.id)
      .where(sql`advance_asked_at is not null and not valid_advance`),
    index('events_advance_paid').on(t.agencyId, t.advancePaidAt).where(sql`valid_advance`),
    index('events_client').on(t.agencyId, t.clientId, t.startDate, t.id),
    foreignKey({
      name: 'events_client_fk',
      columns: [t.agencyId, t.clientId],
      foreignColumns: [clients.agencyId, clients.id],
    }),
    foreignKey({
      name: 'events_quotation_fk',
      columns: [t.agencyId, t.quotationId],
      foreignColumns: [quotations.agencyId, quotations.id],
    }),
    foreignKey({
      name: 'events_directory_fk',
      columns: [t.agencyId, t.eventDirectoryId],
      foreignColumns: [eventDirectories.agencyId, eventDirectories.id],
    }),
    foreignKey({
      name: 'events_final_client_fk',
      columns: [t.agencyId, t.finalClientId],
      foreignColumns: [finalClients.agencyId, finalClients.id],
    }),
    rule('events_dates', 'end_date >= start_date'),
    rule('events_additional_profiles', "additional_profiles is null or additional_profiles like 'https://%'"),
    rule('events_url', "url_key is null or url_key like 'https://%'"),
    rule('events_total', 'total_event >= 0 and total_days > 0'),
    rule('events_advance', 'value_advance is null or value_advance > 0'),
    rule('events_advance_percent', 'advance_percent is null or advance_percent between 1 and 10000'),
    rule('events_advance_paid', 'valid_advance = (advance_paid_at is not null)'),
  ],
);

/** People the event needs: one row per profile and gender of the quotation. */
export const eventPersonals = pgTable(
  'event_personals',
  {
    id: id(),
    agencyId: uuid().notNull(),
    eventId: uuid().notNull(),
    quotationLineId: uuid().references(() => quotationLines.id, { onDelete: 'set null' }),
    profileId: integer()
      .notNull()
      .references(() => profiles.id),
    gender: text({ enum: GENDERS }).notNull(),
    /** 0 of people who were called for, and are not needed any more. */
    quantity: integer().notNull(),
    /** Gross pay per person and day, in minor units. */
    budget: money().notNull(),
    startDate: instant().notNull(),
    endDate: instant().notNull(),
    ...timestamps(),
    revision: revision(),
  },
  (t) => [
    index('event_personals_by_quotation_line')
      .on(t.quotationLineId)
      .where(sql`quotation_line_id is not null`),
    unique('event_personals_tenant').on(t.agencyId, t.id),
    index('event_personals_event').on(t.eventId),
    foreignKey({
      name: 'event_personals_event_fk',
      columns: [t.agencyId, t.eventId],
      foreignColumns: [events.agencyId, events.id],
    }).onDelete('cascade'),
    oneOf('event_personals_gender', 'gender', GENDERS),
    rule('event_personals_quantity', 'quantity >= 0 and budget >= 0'),
    rule('event_personals_dates', 'end_date >= start_date'),
  ],
);

/** Where an event is on which day and hour, when it is at several places: rehearsal, set-up, show. */
export const eventPlaces = pgTable(
  'event_places',
  {
    id: id(),
    agencyId: uuid().notNull(),
    eventId: uuid().notNull(),
    placeDirectoryId: uuid()
      .notNull()
      .references(() => placeDirectories.id),
    /** What happens there: 'Ensayo'. */
    label: text(),
    startDate: instant().notNull(),
    endDate: instant().notNull(),
    ...timestamps(),
  },
  (t) => [
    index('event_places_by_place_directory').on(t.placeDirectoryId),
    index('event_places_event').on(t.eventId, t.startDate),
    foreignKey({
      name: 'event_places_event_fk',
      columns: [t.agencyId, t.eventId],
      foreignColumns: [events.agencyId, events.id],
    }).onDelete('cascade'),
    rule('event_places_dates', 'end_date >= start_date'),
  ],
);
