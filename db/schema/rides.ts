import { sql } from 'drizzle-orm';
import {
  doublePrecision,
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
import { agencies } from './agencies.ts';
import { cities } from './catalogues.ts';
import { id, instant, money, oneOf, timestamps } from './columns.ts';
import { convocatories } from './convocatories.ts';
import { talents } from './talents.ts';

/** Where the ride platform works and what it costs (specification: platform transportation). */
export const platformTransportations = pgTable(
  'platform_transportations',
  {
    id: id(),
    platform: text().notNull(),
    cityId: integer()
      .notNull()
      .references(() => cities.id),
    fee: numeric().notNull(),
    platformGain: numeric().notNull(),
    ...timestamps(),
  },
  (t) => [unique('platform_transportations_once').on(t.platform, t.cityId)],
);

/** The requester under which rides are ordered; its id without hyphens is the provider's requester_id. */
export const userTransportations = pgTable('user_transportations', {
  id: id(),
  platformTransportationId: uuid()
    .notNull()
    .references(() => platformTransportations.id, { onDelete: 'cascade' }),
  agencyId: uuid().references(() => agencies.id),
  ...timestamps(),
});

export const RIDE_STATES = [
  'ORDERING',
  'HIRE',
  'HIRED',
  'ARRIVED',
  'PICK_UP',
  'DROP_OFF',
  'TERMINATED',
  'NOT_FOUND',
  'DRIVER_CANCEL',
  'NO_SHOW',
  'RIDER_CANCEL',
  'FAILED',
] as const;

/** A ride of a talent to or from an event. One at a time per talent and convocatory. */
export const rides = pgTable(
  'rides',
  {
    id: id(),
    agencyId: uuid().notNull(),
    convocatoryId: uuid().notNull(),
    talentId: uuid()
      .notNull()
      .references(() => talents.id),
    state: text({ enum: RIDE_STATES }).notNull(),
    journeyId: text(),
    requesterId: text().notNull(),
    name: text().notNull(),
    phone: text().notNull(),
    dialingCode: text().notNull().default('57'),
    originAddress: text().notNull(),
    originLat: doublePrecision().notNull(),
    originLng: doublePrecision().notNull(),
    destinationAddress: text().notNull(),
    destinationLat: doublePrecision().notNull(),
    destinationLng: doublePrecision().notNull(),
    reason: text().notNull(),
    messageToDriver: text(),
    productId: text(),
    driverName: text(),
    driverPhone: text(),
    vehicle: jsonb().$type<{ plate?: string; name?: string; color?: string }>(),
    waypoints: jsonb().$type<unknown>(),
    estimate: money(),
    total: money(),
    currencyCode: text(),
    eta: integer(),
    endedAt: instant(),
    failure: text(),
    ...timestamps(),
  },
  (t) => [
    uniqueIndex('rides_open').on(t.convocatoryId, t.talentId).where(sql`ended_at is null`),
    uniqueIndex('rides_journey').on(t.journeyId),
    index('rides_agency').on(t.agencyId, t.createdAt),
    foreignKey({
      name: 'rides_convocatory_fk',
      columns: [t.agencyId, t.convocatoryId],
      foreignColumns: [convocatories.agencyId, convocatories.id],
    }),
    oneOf('rides_state', 'state', RIDE_STATES),
  ],
);
