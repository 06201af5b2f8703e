import * as z from 'zod/mini';
import { RIDE_DIRECTIONS } from '@/db/values/rides';
import { requiredLine, text } from '@/lib/core/inputs';
import { CAPACITY } from '../shared/rules';

/** As many cars as one press orders. */
export const MOST_CARS = 60;

const wallClock = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, 'validation.date'));

/** Cars for people of an event: each for one person, or for some who share it. */
export const carsInput = z.object({
  eventId: z.uuid('errors.event.notFound'),
  direction: z.enum(RIDE_DIRECTIONS, 'validation.required'),
  /** `YYYY-MM-DDTHH:mm` by the event's clocks; null for now. */
  scheduledFor: z.optional(z.nullable(wallClock)),
  cars: z
    .array(
      z
        .array(z.uuid('errors.notFound'))
        .check(z.minLength(1, 'validation.required'), z.maxLength(CAPACITY, 'ride.carFull')),
    )
    .check(
      z.minLength(1, 'ride.nobodyChosen'),
      z.maxLength(MOST_CARS, 'ride.tooManyCars'),
      z.refine((cars) => new Set(cars.flat()).size === cars.flat().length, 'ride.twiceInCars'),
    ),
  message: z.optional(z.nullable(text(300))),
});
export type CarsInput = z.input<typeof carsInput>;
export type Cars = z.output<typeof carsInput>;

const degrees = (most: number) =>
  z
    .number('ride.coordinatesRequired')
    .check(z.gte(-most, 'ride.coordinatesRequired'), z.lte(most, 'ride.coordinatesRequired'));

/** Where somebody is fetched for an event and taken back to: one of its own places, or a typed address, with its point or without. */
export const saveStopInput = z.object({
  eventId: z.uuid('errors.event.notFound'),
  talentId: z.uuid('errors.notFound'),
  stop: z.union(
    [
      z.object({ placeId: z.uuid('errors.notFound') }),
      z.object({
        address: requiredLine(200, 'ride.addressRequired'),
        lat: z.nullable(degrees(90)),
        lng: z.nullable(degrees(180)),
      }),
    ],
    'ride.coordinatesRequired',
  ),
});
export type SaveStopInput = z.input<typeof saveStopInput>;

export const eventRideInput = z.object({ id: z.uuid('errors.notFound') });
export type EventRideInput = z.input<typeof eventRideInput>;
