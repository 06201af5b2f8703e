import { calledOnWire, inWireNames } from '@/lib/core/wire-fields';
import { builder } from '@/lib/graphql/builder';
import { present } from '@/lib/graphql/present';
import { type GrantRidesInput, grantRides } from '../../grants/grant-rides';
import { saveRideRulesInput } from '../../limits/inputs';
import { saveRideRules } from '../../limits/save-ride-rules';
import { noteWayHome } from '../../ways-home/note-way-home';
import { estimateEventRides } from '../estimate-event-rides';
import { cancelEventRide, followEventRides } from '../follow-event-rides';
import { orderEventRides } from '../order-event-rides';
import { saveStop } from '../save-stop';
import { suggestCars } from '../suggest-cars';
import { EstimatedCarType, OrderedCarType, RideDirectionType, RideRulesType, WayHomeType } from './types';

const RideCarInputType = builder.inputType('RideCarInput', {
  fields: (t) => ({ talentIds: t.idList({ required: true }) }),
});

const CarsInputType = builder.inputType('EventRidesInput', {
  fields: (t) => ({
    eventId: t.id({ required: true }),
    direction: t.field({ type: RideDirectionType, required: true }),
    scheduledFor: t.string({ description: 'YYYY-MM-DDTHH:mm where the event is; left out for now.' }),
    cars: t.field({
      type: [RideCarInputType],
      required: true,
      description: 'Each for one person, or for up to three who share it: who lives farthest away first.',
    }),
    message: t.string(),
  }),
});

type GivenCars = {
  readonly eventId: string;
  readonly direction: 'TO_VENUE' | 'HOME';
  readonly scheduledFor?: string | null | undefined;
  readonly cars: readonly { readonly talentIds: readonly string[] }[];
  readonly message?: string | null | undefined;
};

const carsOf = ({ cars, scheduledFor, message, ...input }: GivenCars) => ({
  ...input,
  scheduledFor: scheduledFor ?? null,
  message: message ?? null,
  cars: cars.map(({ talentIds }) => [...talentIds]),
});

/** The people of a car stand in `talentIds`. */
const carsOnWire = (path: string) => path.replace(/^(cars\.\d+)\.(\d+)/, '$1.talentIds.$2');

const SaveRideRulesType = builder.inputType('SaveRideRulesInput', {
  fields: (t) => ({
    eventId: t.id({ required: true }),
    budget: t.field({ type: 'Money' }),
    lateTime: t.string({ required: true, description: 'HH:MM.' }),
  }),
});

const RideStopInputType = builder.inputType('RideStopInput', {
  fields: (t) => ({
    eventId: t.id({ required: true }),
    talentId: t.id({ required: true }),
    placeId: t.id({ description: 'A place that the talent keeps; else the address and its point.' }),
    address: t.string(),
    lat: t.float(),
    lng: t.float(),
  }),
});

const SharedCarType = builder.objectRef<{ talentIds: string[] }>('SharedCar').implement({
  fields: (t) => ({ talentIds: t.idList({ resolve: ({ talentIds }) => talentIds }) }),
});

builder.queryFields((t) => ({
  eventRideEstimates: t.field({
    description: 'What cars would cost, before they are ordered.',
    type: [EstimatedCarType],
    args: { input: t.arg({ type: CarsInputType, required: true }) },
    resolve: (_, { input }, { actor }) => inWireNames(carsOnWire, estimateEventRides(actor, carsOf(input))),
  }),
  sharedCars: t.field({
    description: 'Cars for people of an event who live near each other: ids of talents, car by car.',
    type: [SharedCarType],
    args: { eventId: t.arg.id({ required: true }), talentIds: t.arg.idList({ required: true }) },
    resolve: async (_, { eventId, talentIds }, { actor }) =>
      (await suggestCars(actor, { eventId, talentIds: [...talentIds] })).map((ids) => ({ talentIds: ids })),
  }),
}));

builder.mutationFields((t) => ({
  orderEventRides: t.field({
    description:
      'Orders cars for people of an event. Each stands by itself; who has such a ride gets no second.',
    type: [OrderedCarType],
    args: { input: t.arg({ type: CarsInputType, required: true }) },
    resolve: (_, { input }, { actor }) => inWireNames(carsOnWire, orderEventRides(actor, carsOf(input))),
  }),
  followEventRides: t.int({
    description: 'Asks the providers how the rides of an event go. Answers how many are in course.',
    args: { eventId: t.arg.id({ required: true }) },
    resolve: (_, { eventId }, { actor }) => followEventRides(actor, eventId),
  }),
  cancelEventRide: t.id({
    description: 'Cancels a ride that nobody sits in yet.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, { actor }) => (await cancelEventRide(actor, { id })).id,
  }),
  saveRideStop: t.id({
    description: 'Says where somebody is fetched for an event and taken back to. Answers whose stop it is.',
    args: { input: t.arg({ type: RideStopInputType, required: true }) },
    resolve: (_, { input: { eventId, talentId, placeId, address, lat, lng } }, { actor }) =>
      inWireNames(
        calledOnWire({ stop: '' }),
        saveStop(actor, {
          eventId,
          talentId,
          stop: placeId
            ? { placeId }
            : { address: address ?? '', lat: lat ?? Number.NaN, lng: lng ?? Number.NaN },
        }),
      ),
  }),
  grantRides: t.int({
    description:
      'Lets people of an event order their rides there, or no longer. Answers for how many that is new.',
    args: {
      eventId: t.arg.id({ required: true }),
      talentIds: t.arg.idList({ required: true }),
      allowed: t.arg.boolean({ required: true }),
    },
    resolve: (_, { talentIds, ...args }, { actor }) =>
      grantRides(actor, { ...args, talentIds: [...talentIds] } satisfies GrantRidesInput),
  }),
  saveRideRules: t.field({
    description: 'Says what rides of an event are allowed.',
    type: RideRulesType,
    args: { input: t.arg({ type: SaveRideRulesType, required: true }) },
    resolve: (_, { input }, { actor }) => saveRideRules(actor, present(input, saveRideRulesInput)),
  }),
  noteWayHome: t.id({
    description:
      'Notes how somebody gets home from a day of work without a ride; without a way it is taken back.',
    args: {
      eventId: t.arg.id({ required: true }),
      talentId: t.arg.id({ required: true }),
      day: t.arg.string({ required: true, description: 'YYYY-MM-DD.' }),
      way: t.arg({ type: WayHomeType }),
      note: t.arg.string(),
    },
    resolve: (_, { way, note, ...args }, { actor }) =>
      noteWayHome(actor, { ...args, way: way ?? null, note: note ?? null }),
  }),
}));
