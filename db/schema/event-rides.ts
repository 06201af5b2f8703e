import {
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { WAYS_HOME } from '../values/rides.ts';
import { createdAt, money, oneOf, revision, rule, timestamps } from './columns.ts';
import { events } from './events.ts';
import { users } from './identity.ts';
import { rides, talentPlaces } from './rides.ts';
import { talents } from './talents.ts';

/** Who sits in a ride besides the person it was ordered for, in the order of their stops. */
export const ridePassengers = pgTable(
  'ride_passengers',
  {
    rideId: uuid()
      .notNull()
      .references(() => rides.id, { onDelete: 'cascade' }),
    agencyId: uuid().notNull(),
    eventId: uuid().notNull(),
    talentId: uuid()
      .notNull()
      .references(() => talents.id),
    /** 1 for the first stop after that of the person it was ordered for. */
    position: integer().notNull(),
    name: text().notNull(),
    address: text().notNull(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    /** Name of the place that the talent keeps; the agency reads that and no address. */
    placeName: text(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.rideId, t.talentId] }),
    index('ride_passengers_event').on(t.eventId, t.talentId),
    index('ride_passengers_talent').on(t.talentId),
  ],
);

/** What an agency allows rides of one of its events: a budget in the currency of the event. */
export const rideRules = pgTable(
  'ride_rules',
  {
    eventId: uuid().primaryKey(),
    agencyId: uuid().notNull(),
    /** Of all rides of the event, fees and their IVA included. */
    budget: money(),
    /** `HH:MM`: who leaves from this hour on does not leave without transport. */
    lateTime: text().notNull().default('22:00'),
    ...timestamps(),
    revision: revision(),
  },
  (t) => [
    foreignKey({
      name: 'ride_rules_event_fk',
      columns: [t.agencyId, t.eventId],
      foreignColumns: [events.agencyId, events.id],
    }).onDelete('cascade'),
    rule('ride_rules_budget', 'budget > 0'),
  ],
);

/** From where a talent is fetched for an event and taken back to: a place that it keeps, or what the agency typed. */
export const rideStops = pgTable(
  'ride_stops',
  {
    agencyId: uuid().notNull(),
    eventId: uuid().notNull(),
    talentId: uuid()
      .notNull()
      .references(() => talents.id),
    placeId: uuid().references(() => talentPlaces.id, { onDelete: 'cascade' }),
    address: text(),
    lat: doublePrecision(),
    lng: doublePrecision(),
    ...timestamps(),
    revision: revision(),
  },
  (t) => [
    primaryKey({ columns: [t.eventId, t.talentId] }),
    index('ride_stops_talent').on(t.talentId),
    index('ride_stops_place').on(t.placeId),
    foreignKey({
      name: 'ride_stops_event_fk',
      columns: [t.agencyId, t.eventId],
      foreignColumns: [events.agencyId, events.id],
    }).onDelete('cascade'),
    rule(
      'ride_stops_one',
      'num_nonnulls(place_id, address) = 1 and num_nonnulls(address, lat, lng) in (0, 3)',
    ),
  ],
);

/** How people get home from a day of work without a ride of ours. */
export const waysHome = pgTable(
  'ways_home',
  {
    agencyId: uuid().notNull(),
    eventId: uuid().notNull(),
    talentId: uuid()
      .notNull()
      .references(() => talents.id),
    /** The day of work, which may end the next morning. */
    day: date({ mode: 'string' }).notNull(),
    way: text({ enum: WAYS_HOME }).notNull(),
    note: text(),
    notedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    ...timestamps(),
  },
  (t) => [
    primaryKey({ columns: [t.eventId, t.talentId, t.day] }),
    index('ways_home_talent').on(t.talentId),
    foreignKey({
      name: 'ways_home_event_fk',
      columns: [t.agencyId, t.eventId],
      foreignColumns: [events.agencyId, events.id],
    }).onDelete('cascade'),
    oneOf('ways_home_way', 'way', WAYS_HOME),
  ],
);
