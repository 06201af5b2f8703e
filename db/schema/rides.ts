import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { RIDE_DIRECTIONS, RIDE_PLATFORMS, RIDE_STATES } from '../values/rides.ts';
import { agencies } from './agencies.ts';
import { cities } from './catalogues.ts';
import { createdAt, id, instant, jsonIs, money, oneOf, revision, rule, timestamps } from './columns.ts';
import { convocatories } from './convocatories.ts';
import { events } from './events.ts';
import { users } from './identity.ts';
import { talents } from './talents.ts';

/** Where the ride platform works and what it costs (specification: platform transportation). */
export const platformTransportations = pgTable(
  'platform_transportations',
  {
    id: id(),
    platform: text({ enum: RIDE_PLATFORMS }).notNull(),
    cityId: integer()
      .notNull()
      .references(() => cities.id),
    /** Percent of the fare that the provider charges for company rides. */
    fee: numeric().notNull(),
    /** Percent of the fare that Elenco charges. */
    platformGain: numeric().notNull(),
    enabled: boolean().notNull().default(true),
    /** In which order the platforms of a city are asked: the next one when the one before is down. */
    priority: integer().notNull().default(1),
    ...timestamps(),
    revision: revision(),
  },
  (t) => [
    unique('platform_transportations_once').on(t.platform, t.cityId),
    index('platform_transportations_city').on(t.cityId),
    oneOf('platform_transportations_platform', 'platform', RIDE_PLATFORMS),
    rule('platform_transportations_percent', 'fee between 0 and 100 and platform_gain between 0 and 100'),
    rule('platform_transportations_priority', 'priority between 1 and 9'),
  ],
);

/** The requester under which rides are ordered; its id without hyphens is the provider's requester_id. */
export const userTransportations = pgTable(
  'user_transportations',
  {
    id: id(),
    platformTransportationId: uuid()
      .notNull()
      .references(() => platformTransportations.id, { onDelete: 'cascade' }),
    /** Whose requester it is; null for that of everybody else. */
    agencyId: uuid().references(() => agencies.id),
    ...timestamps(),
    revision: revision(),
  },
  (t) => [unique('user_transportations_once').on(t.platformTransportationId, t.agencyId).nullsNotDistinct()],
);

/** A ride of a talent to or from an event. One at a time per talent and event, and one ahead each way. */
export const rides = pgTable(
  'rides',
  {
    id: id(),
    agencyId: uuid().notNull(),
    eventId: uuid().notNull(),
    convocatoryId: uuid().notNull(),
    talentId: uuid()
      .notNull()
      .references(() => talents.id),
    platform: text({ enum: RIDE_PLATFORMS }).notNull(),
    state: text({ enum: RIDE_STATES }).notNull(),
    /** The provider's name of it; null until the provider has said one. */
    journeyId: text(),
    requesterId: text().notNull(),
    /** Who of the agency ordered it; null for the talent itself. */
    orderedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    direction: text({ enum: RIDE_DIRECTIONS }),
    /** When the person is to be fetched; null for now. */
    scheduledFor: instant(),
    /** Name of the place that the talent keeps, at its end of the ride: the agency reads that and no address. */
    placeName: text(),
    /** When it was last sent to the provider: what has been sent is looked for before it is sent again. */
    attemptedAt: instant(),
    /** Until when somebody is busy sending it; nobody else does meanwhile. */
    busyUntil: instant(),
    /** When the provider was last asked how it goes. */
    lookedAt: instant(),
    /** When the person gave it up; the provider may not know yet. */
    cancelAskedAt: instant(),
    /** Who of its agency or of the platform asked; null for the talent. */
    cancelAskedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Why the provider did not let it be cancelled. */
    cancelRefused: text(),
    name: text().notNull(),
    phone: text().notNull(),
    dialingCode: text().notNull().default('57'),
    originAddress: text().notNull(),
    originLat: doublePrecision().notNull(),
    originLng: doublePrecision().notNull(),
    originCity: text().notNull(),
    /** ISO 3166-1 alpha-2, of each stop. */
    originCountry: text().notNull(),
    destinationAddress: text().notNull(),
    destinationLat: doublePrecision().notNull(),
    destinationLng: doublePrecision().notNull(),
    destinationCity: text().notNull(),
    destinationCountry: text().notNull(),
    reason: text().notNull(),
    messageToDriver: text(),
    productId: text(),
    driverName: text(),
    driverPhone: text(),
    vehicle: jsonb().$type<{ plate?: string; name?: string; color?: string }>(),
    waypoints: jsonb().$type<unknown>(),
    carLat: doublePrecision(),
    carLng: doublePrecision(),
    /** Fares in minor units of `currencyCode`: what it was said to cost, and what it did. */
    estimate: money(),
    total: money(),
    currencyCode: text(),
    /** Percents of the fare, frozen when it was ordered. */
    fee: numeric().notNull(),
    platformGain: numeric().notNull(),
    /** Seconds until the car comes, or gets there once the person is in it, as of `lookedAt`. */
    eta: integer(),
    /** Since when its agency may watch where it is; null while the person shares it not. */
    sharedSince: instant(),
    endedAt: instant(),
    failure: text(),
    ...timestamps(),
  },
  (t) => [
    index('rides_by_convocatory').on(t.convocatoryId),
    uniqueIndex('rides_open')
      .on(t.eventId, t.talentId)
      .where(sql`ended_at is null and scheduled_for is null`),
    uniqueIndex('rides_ahead')
      .on(t.eventId, t.talentId, t.direction, t.scheduledFor)
      .where(sql`ended_at is null and scheduled_for is not null`),
    uniqueIndex('rides_journey').on(t.platform, t.journeyId),
    index('rides_created').on(t.createdAt, t.id),
    index('rides_over').on(t.endedAt).where(sql`ended_at is not null`),
    index('rides_in_course').on(t.lookedAt).where(sql`ended_at is null`),
    index('rides_event').on(t.agencyId, t.eventId, t.createdAt),
    index('rides_talent').on(t.talentId, t.createdAt),
    index('rides_agency').on(t.agencyId, t.createdAt),
    foreignKey({
      name: 'rides_convocatory_fk',
      columns: [t.agencyId, t.convocatoryId],
      foreignColumns: [convocatories.agencyId, convocatories.id],
    }),
    foreignKey({
      name: 'rides_event_fk',
      columns: [t.agencyId, t.eventId],
      foreignColumns: [events.agencyId, events.id],
    }),
    oneOf('rides_state', 'state', RIDE_STATES),
    oneOf('rides_platform', 'platform', RIDE_PLATFORMS),
    oneOf('rides_direction', 'direction', RIDE_DIRECTIONS),
    rule('rides_ahead_direction', 'scheduled_for is null or direction is not null'),
    rule(
      'rides_ended',
      "(ended_at is not null) = (state in ('TERMINATED', 'NOT_FOUND', 'DRIVER_CANCEL', 'NO_SHOW', 'RIDER_CANCEL', 'FAILED'))",
    ),
    jsonIs('rides', 'vehicle', 'object'),
    jsonIs('rides', 'waypoints', 'object'),
    rule('rides_currency_code', "currency_code ~ '^[A-Z]{3}$'"),
  ],
);

/** Whom an agency lets order rides at one of its events, besides those to whom the administrator allows it. */
export const rideGrants = pgTable(
  'ride_grants',
  {
    agencyId: uuid().notNull(),
    eventId: uuid().notNull(),
    talentId: uuid()
      .notNull()
      .references(() => talents.id),
    grantedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.eventId, t.talentId] }),
    index('ride_grants_talent').on(t.talentId),
    foreignKey({
      name: 'ride_grants_event_fk',
      columns: [t.agencyId, t.eventId],
      foreignColumns: [events.agencyId, events.id],
    }).onDelete('cascade'),
  ],
);

/** Places that a talent keeps to be fetched from or taken to: its home, its studio. */
export const talentPlaces = pgTable(
  'talent_places',
  {
    id: id(),
    talentId: uuid()
      .notNull()
      .references(() => talents.id),
    name: text().notNull(),
    address: text().notNull(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    ...timestamps(),
  },
  (t) => [
    uniqueIndex('talent_places_once').on(t.talentId, sql`lower(name)`),
    rule('talent_places_point', 'lat between -90 and 90 and lng between -180 and 180'),
  ],
);

/** Rides of the simulator: how far each has come is a sum of the time since. */
export const simulatedJourneys = pgTable(
  'simulated_journeys',
  {
    id: id(),
    /** The ride it is of, as whoever ordered it said. */
    reference: text().notNull(),
    requesterId: text().notNull(),
    originLat: doublePrecision().notNull(),
    originLng: doublePrecision().notNull(),
    destinationLat: doublePrecision().notNull(),
    destinationLng: doublePrecision().notNull(),
    /** Real seconds pass as so many of the journey's. */
    speed: integer().notNull(),
    /** When the car is to be there; null for as soon as it can. */
    startAt: instant(),
    /** Stops between the two. */
    via: jsonb().$type<readonly { lat: number; lng: number }[]>().notNull().default([]),
    cancelledAt: instant(),
    ...timestamps(),
  },
  (t) => [
    index('simulated_journeys_reference').on(t.reference),
    jsonIs('simulated_journeys', 'via', 'array'),
  ],
);
