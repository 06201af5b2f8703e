import { sql } from 'drizzle-orm';
import {
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { RESERVE_WAYS } from '../values/reserve-ways.ts';
import { agencies } from './agencies.ts';
import { cities, states } from './catalogues.ts';
import { id, instant, jsonIs, money, oneOf, rule, timestamps } from './columns.ts';
import { eventPersonals, events } from './events.ts';
import { users } from './identity.ts';
import { talents } from './talents.ts';

/** A casting call for one profile of an event. */
export const convocatories = pgTable(
  'convocatories',
  {
    id: id(),
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id),
    eventId: uuid().notNull(),
    eventPersonalId: uuid().notNull(),
    /** `<quotation code>-<position within the event>`. */
    code: text().notNull(),
    stateId: integer()
      .notNull()
      .references(() => states.id),
    startDate: instant().notNull(),
    endDate: instant().notNull(),
    /** Talents may answer until then. */
    deadline: instant(),
    cityId: integer().references(() => cities.id),
    colourEyes: text(),
    colourHair: text(),
    height: numeric({ mode: 'number' }),
    unitMeasure: text().notNull().default('cm'),
    /** Whole years on the first day, both included. */
    minAge: integer(),
    maxAge: integer(),
    texture: text(),
    language: text(),
    skills: jsonb().$type<string[]>().notNull().default([]),
    academicTraining: text(),
    observations: text(),
    /** How a confirmed place that comes free is given to the reserves. */
    reserves: text({ enum: RESERVE_WAYS }).notNull().default('ASK'),
    /** Since when talents who fit may find it and apply; null while it is for those alone who are called. */
    openedAt: instant(),
    /** Applications that may wait at a time; null for as many as come. */
    applicationLimit: integer(),
    /** Grows by one with each change of what it says: two who edit it at once do not overwrite each other. */
    revision: integer().notNull().default(1),
    ...timestamps(),
  },
  (t) => [
    index('convocatories_by_event_personal').on(t.eventPersonalId),
    unique('convocatories_tenant').on(t.agencyId, t.id),
    uniqueIndex('convocatories_code').on(t.agencyId, t.code),
    index('convocatories_event').on(t.eventId, t.stateId),
    foreignKey({
      name: 'convocatories_event_fk',
      columns: [t.agencyId, t.eventId],
      foreignColumns: [events.agencyId, events.id],
    }),
    foreignKey({
      name: 'convocatories_event_personal_fk',
      columns: [t.agencyId, t.eventPersonalId],
      foreignColumns: [eventPersonals.agencyId, eventPersonals.id],
    }),
    rule('convocatories_dates', 'end_date >= start_date'),
    rule('convocatories_ages', 'min_age <= max_age'),
    rule('convocatories_application_limit', 'application_limit > 0'),
    index('convocatories_opened')
      .on(t.cityId, t.startDate)
      .where(sql`opened_at is not null and state_id = 41`),
    oneOf('convocatories_reserves', 'reserves', RESERVE_WAYS),
    jsonIs('convocatories', 'skills', 'array'),
  ],
);

/** A talent's place in a convocatory: the agency's decision and the talent's own answer. */
export const convocateds = pgTable(
  'convocateds',
  {
    id: id(),
    agencyId: uuid().notNull(),
    eventId: uuid().notNull(),
    convocatoryId: uuid().notNull(),
    talentId: uuid()
      .notNull()
      .references(() => talents.id),
    stateId: integer()
      .notNull()
      .references(() => states.id),
    applicationStateId: integer()
      .notNull()
      .references(() => states.id),
    /** 'MAYBE' is a pending application with an answer. */
    reply: text({ enum: ['YES', 'NO', 'MAYBE'] }),
    repliedAt: instant(),
    seenAt: instant(),
    replyNote: text(),
    /** Since when the client may see the talent in the event's showcase, and in which place; null when it may not. */
    shownAt: instant(),
    shownPosition: integer(),
    /** The dates of the call when the talent said yes to it: another span needs another yes. */
    acceptedFrom: instant(),
    acceptedUntil: instant(),
    /** The pay per day when the talent said yes: less needs another yes. */
    acceptedBudget: money(),
    /** When, and to whom, the talent is said to have said yes outside Elenco; its own answer is another. */
    saidYesOutsideAt: instant(),
    saidYesOutsideTo: uuid().references(() => users.id),
    /** When the talent answered that it had said no such thing. */
    disownedAt: instant(),
    /** When the administrator has seen that; until then it waits for it. */
    disownedSeenAt: instant(),
    /** When the call was last sent again. */
    remindedAt: instant(),
    ...timestamps(),
  },
  (t) => [
    unique('convocateds_tenant').on(t.agencyId, t.id),
    unique('convocateds_once').on(t.convocatoryId, t.talentId),
    index('convocateds_event').on(t.eventId, t.talentId),
    index('convocateds_withdrawn').on(t.agencyId, t.eventId).where(sql`application_state_id = 1817`),
    index('convocateds_talent').on(t.talentId, t.stateId),
    // Shown once, under one of the roles it was called for.
    uniqueIndex('convocateds_shown_once').on(t.eventId, t.talentId).where(sql`shown_at is not null`),
    foreignKey({
      name: 'convocateds_convocatory_fk',
      columns: [t.agencyId, t.convocatoryId],
      foreignColumns: [convocatories.agencyId, convocatories.id],
    }),
    foreignKey({
      name: 'convocateds_event_fk',
      columns: [t.agencyId, t.eventId],
      foreignColumns: [events.agencyId, events.id],
    }),
    oneOf('convocateds_reply', 'reply', ['YES', 'NO', 'MAYBE']),
    rule('convocateds_state', 'state_id in (1811, 1812, 1813, 1815)'),
    rule('convocateds_application', 'application_state_id in (1814, 1816, 1817, 1818)'),
    rule('convocateds_shown', '(shown_at is null) = (shown_position is null)'),
    rule('convocateds_own_yes', 'state_id <> 1813 or application_state_id = 1818'),
    rule('convocateds_accepted', 'accepted_from <= accepted_until'),
    rule('convocateds_disowned_word', 'disowned_at is null or said_yes_outside_at is not null'),
    rule('convocateds_disowned_seen', 'disowned_seen_at is null or disowned_at is not null'),
    index('convocateds_disowned').on(t.disownedAt).where(sql`disowned_at is not null`),
  ],
);

const dateRange = customType<{ data: string }>({ dataType: () => 'tstzrange' });

/**
 * When a talent is taken. Confirmed bookings of one talent never overlap, whatever the agency
 * (an exclusion constraint, in the migration); a hold only warns.
 */
export const talentBookings = pgTable(
  'talent_bookings',
  {
    id: id(),
    agencyId: uuid().notNull(),
    talentId: uuid()
      .notNull()
      .references(() => talents.id),
    convocatedId: uuid()
      .notNull()
      .references(() => convocateds.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['HOLD', 'CONFIRMED'] }).notNull(),
    during: dateRange().notNull(),
    /** Of a hold: its place in the line of reserves as the agency ordered it; null behind those, in the order made. */
    position: integer(),
    ...timestamps(),
  },
  (t) => [
    uniqueIndex('talent_bookings_convocated').on(t.convocatedId),
    index('talent_bookings_talent').on(t.talentId),
    oneOf('talent_bookings_kind', 'kind', ['HOLD', 'CONFIRMED']),
    rule('talent_bookings_during', 'not isempty(during)'),
    rule('talent_bookings_position', "position is null or kind = 'HOLD'"),
  ],
);
