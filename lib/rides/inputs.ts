import * as z from 'zod/mini';
import { RIDE_PLATFORMS } from '@/db/values/rides';
import { percentage, requiredLine, requiredPhone, text, title } from '@/lib/core/inputs';
import { sentAs } from '@/lib/core/wire-types';

const degrees = (most: number) =>
  z
    .number('ride.coordinatesRequired')
    .check(z.gte(-most, 'ride.coordinatesRequired'), z.lte(most, 'ride.coordinatesRequired'));

const stop = (missing: string) =>
  z.object({
    address: requiredLine(200, missing),
    coordinates: z.object({ lat: degrees(90), lng: degrees(180) }, 'ride.coordinatesRequired'),
    /** As the map tells it; the event's unless told. */
    city: z.optional(z.string().check(z.trim(), z.maxLength(100, 'validation.tooLong'))),
    country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/, 'validation.invalid'))),
  });

/** A ride as its form gives it, with the messages of the specification. */
export const orderRideInput = z.object({
  /** As it is kept, also from before names were read: the driver calls for it. */
  name: title(100, { missing: 'ride.nameRequired' }),
  phoneClient: requiredPhone('ride.phoneRequired'),
  dialingCode: z
    .string('ride.dialingCodeRequired')
    .check(z.trim(), z.minLength(1, 'ride.dialingCodeRequired'), z.regex(/^\d{1,4}$/, 'validation.invalid')),
  origin: stop('ride.originRequired'),
  destiny: stop('ride.destinyRequired'),
  reasonJourney: requiredLine(100, 'ride.reasonRequired'),
  messajeToDriver: z.optional(z.nullable(text(300))),
});
export type OrderRideInput = z.input<typeof orderRideInput>;

/** The same before it is ordered, to say what it costs and how long it takes. */
export const estimateRideInput = z.object({
  origin: stop('ride.originRequired'),
  destiny: stop('ride.destinyRequired'),
});
export type EstimateRideInput = z.input<typeof estimateRideInput>;

export const keepPlaceInput = z.object({
  name: requiredLine(40),
  address: requiredLine(200, 'ride.addressRequired'),
  coordinates: z.object({ lat: degrees(90), lng: degrees(180) }, 'ride.coordinatesRequired'),
});
export type KeepPlaceInput = z.input<typeof keepPlaceInput>;

export const removePlaceInput = z.object({ id: z.uuid('errors.notFound') });
export type RemovePlaceInput = z.input<typeof removePlaceInput>;

export const shareRideInput = z.object({ shared: z.boolean('validation.required') });
export type ShareRideInput = z.input<typeof shareRideInput>;

const percent = z.string('validation.required').check(
  z.trim(),
  percentage(),
  z.regex(/^\d{1,3}(\.\d{1,2})?$/, 'ride.percent'),
  z.refine((value) => Number(value) <= 100, 'ride.percent'),
);

const requester = z.string('validation.required').check(
  z.trim(),
  z.toLowerCase(),
  z.overwrite((value) => value.replaceAll('-', '')),
);

/** Where a platform carries people, and what it costs there. */
export const keepCoverageInput = z.object({
  platform: sentAs('RidePlatform', z.enum(RIDE_PLATFORMS, 'validation.required')),
  cityId: z.int('validation.city'),
  fee: percent,
  platformGain: percent,
  enabled: z.boolean(),
  /** In which order the platforms of the city are asked; as it was, or the first, unless told. */
  priority: z.optional(
    z.int('validation.invalid').check(z.gte(1, 'validation.invalid'), z.lte(9, 'validation.invalid')),
  ),
  /** The provider's requester in this city, 32 hexadecimal digits; null for that of the configuration. */
  requesterId: z.optional(z.nullable(requester.check(z.regex(/^([0-9a-f]{32})?$/, 'ride.requester')))),
});
export type KeepCoverageInput = z.input<typeof keepCoverageInput>;

/** Under which requester rides of an agency are ordered where a platform carries people. */
export const keepRequesterInput = z.object({
  platformTransportationId: z.uuid('errors.notFound'),
  /** Null for everybody without one of its own. */
  agencyId: z.nullable(z.uuid('validation.required')),
  requesterId: requester.check(z.regex(/^[0-9a-f]{32}$/, 'ride.requester')),
});
export type KeepRequesterInput = z.input<typeof keepRequesterInput>;

export const removeRequesterInput = z.object({ id: z.uuid('errors.notFound') });
export type RemoveRequesterInput = z.input<typeof removeRequesterInput>;
