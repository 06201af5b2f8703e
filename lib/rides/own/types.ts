import type { Point } from '@/lib/core/geography';
import { builder } from '@/lib/graphql/builder';
import { RideStateType } from '../event-rides/graphql/types';
import type { Estimate } from '../providers/provider';
import type { RidePage } from '../ride-page';
import type { RideView } from '../ride-view';

const PointType = builder.objectRef<Point>('Point').implement({
  description: 'Degrees, as WGS 84 has them.',
  fields: (t) => ({ lat: t.exposeFloat('lat'), lng: t.exposeFloat('lng') }),
});

export const OwnRideType = builder.objectRef<RideView>('OwnRide').implement({
  description: 'A ride as its talent follows it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    state: t.field({ type: RideStateType, resolve: ({ state }) => state }),
    provider: t.exposeString('provider'),
    failure: t.exposeString('failure', { nullable: true, description: 'Why it was not ordered.' }),
    origin: t.exposeString('origin'),
    destination: t.exposeString('destination'),
    from: t.expose('from', { type: PointType }),
    to: t.expose('to', { type: PointType }),
    driverName: t.string({ nullable: true, resolve: ({ driver }) => driver?.name ?? null }),
    driverPhone: t.string({ nullable: true, resolve: ({ driver }) => driver?.phone ?? null }),
    vehiclePlate: t.string({ nullable: true, resolve: ({ vehicle }) => vehicle?.plate ?? null }),
    vehicleName: t.string({ nullable: true, resolve: ({ vehicle }) => vehicle?.name ?? null }),
    vehicleColor: t.string({ nullable: true, resolve: ({ vehicle }) => vehicle?.color ?? null }),
    car: t.expose('car', { type: PointType, nullable: true, description: 'Where it is.' }),
    minutes: t.exposeInt('minutes', {
      nullable: true,
      description: 'Until the car comes, or gets there; 0 for less than one, null where nobody knows.',
    }),
    isOver: t.exposeBoolean('isOver'),
    mayCancel: t.exposeBoolean('mayCancel'),
    cancelAsked: t.exposeBoolean('cancelAsked'),
    cancelRefused: t.exposeBoolean('cancelRefused'),
    isShared: t.exposeBoolean('isShared', { description: 'Its agency may watch it.' }),
  }),
});

type Valid = Extract<RidePage, { state: 'VALID' }>;

const PlaceType = builder.objectRef<Valid['places'][number]>('OwnRidePlace').implement({
  description: 'An address that the talent keeps.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    address: t.exposeString('address'),
    lat: t.exposeFloat('lat'),
    lng: t.exposeFloat('lng'),
  }),
});

const VenueType = builder.objectRef<NonNullable<Valid['venue']>>('OwnRideVenue').implement({
  fields: (t) => ({
    name: t.exposeString('name', { nullable: true }),
    address: t.exposeString('address'),
    lat: t.exposeFloat('lat'),
    lng: t.exposeFloat('lng'),
  }),
});

const OrderType = builder.objectRef<Valid['form']>('RideToOrder').implement({
  description: 'What an order begins with.',
  fields: (t) => ({
    name: t.exposeString('name'),
    phoneClient: t.exposeString('phone'),
    dialingCode: t.exposeString('dialingCode'),
    reasonJourney: t.exposeString('reason'),
    city: t.exposeString('city'),
    country: t.exposeString('country'),
  }),
});

export const OwnRidePageType = builder
  .objectRef<{ readonly page: Valid | null; readonly reason: string | null }>('OwnRidePage')
  .implement({
    fields: (t) => ({
      reason: t.exposeString('reason', {
        nullable: true,
        description: 'Why none can be ordered, in words; null where one can.',
      }),
      ride: t.field({
        type: OwnRideType,
        nullable: true,
        description: 'In course, or over a short while ago.',
        resolve: ({ page }) => page?.ride ?? null,
      }),
      provider: t.string({
        nullable: true,
        description: 'Who carries people in the city of the event.',
        resolve: ({ page }) => page?.provider ?? null,
      }),
      toOrder: t.field({ type: OrderType, nullable: true, resolve: ({ page }) => page?.form ?? null }),
      venue: t.field({ type: VenueType, nullable: true, resolve: ({ page }) => page?.venue ?? null }),
      places: t.field({ type: [PlaceType], resolve: ({ page }) => [...(page?.places ?? [])] }),
    }),
  });

export const RideEstimateType = builder.objectRef<Estimate>('OwnRideEstimate').implement({
  fields: (t) => ({
    productName: t.exposeString('productName'),
    fare: t.field({
      type: 'Money',
      nullable: true,
      description: 'Null where the provider tells none.',
      resolve: ({ fare }) => fare?.amount ?? null,
    }),
    currency: t.string({ nullable: true, resolve: ({ fare }) => fare?.currencyCode ?? null }),
    pickupSeconds: t.exposeInt('pickupSeconds', { nullable: true }),
    tripSeconds: t.exposeInt('tripSeconds', { nullable: true }),
  }),
});
