import { RIDE_DIRECTIONS, RIDE_STATES, WAYS_HOME } from '@/db/values/rides';
import type { AppError } from '@/lib/core/errors';
import { builder } from '@/lib/graphql/builder';
import { translate } from '@/lib/i18n/translate';
import type { RideRules } from '../../limits/rules';
import type { RideCost } from '../../rules';
import type { LateLeaver, LateLeavers } from '../../ways-home/queries';
import type { EstimatedCar } from '../estimate-event-rides';
import type { OrderedCar } from '../order-event-rides';
import type { EventRide, EventTransport, RidePerson } from '../queries';
import type { RideTotals } from '../sums';

export const RideDirectionType = builder.enumType('RideDirection', { values: RIDE_DIRECTIONS });
export const RideStateType = builder.enumType('RideState', { values: RIDE_STATES });
export const WayHomeType = builder.enumType('WayHome', { values: WAYS_HOME });

const RideCostType = builder.objectRef<RideCost>('RideCost').implement({
  description:
    "What a ride costs its event: the fare, the provider's fee, the platform's gain, and IVA on these two.",
  fields: (t) => ({
    fare: t.expose('fare', { type: 'Money' }),
    fee: t.expose('fee', { type: 'Money' }),
    platformGain: t.expose('platformGain', { type: 'Money' }),
    iva: t.expose('iva', { type: 'Money' }),
    total: t.expose('total', { type: 'Money' }),
  }),
});

const RidePassengerType = builder.objectRef<EventRide['people'][number]>('RidePassenger').implement({
  fields: (t) => ({
    talentId: t.exposeID('talentId'),
    name: t.exposeString('name'),
    place: t.exposeString('place', { nullable: true }),
  }),
});

const EventRideType = builder.objectRef<EventRide>('EventRide').implement({
  description: 'A ride of an event, as its agency reads it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    state: t.expose('state', { type: RideStateType }),
    provider: t.exposeString('provider'),
    failure: t.exposeString('failure', { nullable: true }),
    direction: t.expose('direction', { type: RideDirectionType, nullable: true }),
    scheduledFor: t.expose('scheduledFor', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    endedAt: t.expose('endedAt', { type: 'DateTime', nullable: true }),
    people: t.field({ type: [RidePassengerType], resolve: ({ people }) => [...people] }),
    orderedBy: t.exposeString('orderedBy', { nullable: true, description: 'Null for the talent itself.' }),
    driverName: t.string({ nullable: true, resolve: ({ driver }) => driver?.name ?? null }),
    plate: t.string({ nullable: true, resolve: ({ vehicle }) => vehicle?.plate ?? null }),
    minutes: t.exposeInt('minutes', { nullable: true }),
    mayCancel: t.exposeBoolean('mayCancel'),
    estimate: t.field({ type: RideCostType, nullable: true, resolve: ({ estimate }) => estimate }),
    actual: t.field({ type: RideCostType, nullable: true, resolve: ({ actual }) => actual }),
    currencyCode: t.exposeString('currencyCode'),
  }),
});

const RidePersonType = builder.objectRef<RidePerson>('RidePerson').implement({
  fields: (t) => ({
    talentId: t.exposeID('talentId'),
    name: t.exposeString('name'),
    stop: t.string({
      nullable: true,
      description: 'Name of the place that the talent keeps, or the address that the agency typed.',
      resolve: ({ stop }) => stop?.label ?? null,
    }),
    mayOrder: t.boolean({ resolve: ({ mayOrder }) => mayOrder !== null }),
  }),
});

export const RideRulesType = builder.objectRef<RideRules>('RideRules').implement({
  description: "What an agency allows rides of an event; money in the event's currency, hours by its clocks.",
  fields: (t) => ({
    budget: t.expose('budget', { type: 'Money', nullable: true }),
    ridesPerPerson: t.exposeInt('ridesPerPerson', { nullable: true }),
    amountPerPerson: t.expose('amountPerPerson', { type: 'Money', nullable: true }),
    fromTime: t.exposeString('fromTime', { nullable: true }),
    untilTime: t.exposeString('untilTime', { nullable: true }),
    radiusKm: t.exposeInt('radiusKm', { nullable: true }),
    lateTime: t.exposeString('lateTime'),
  }),
});

const RideTotalsType = builder.objectRef<RideTotals>('RideTotals').implement({
  fields: (t) => ({
    people: t.exposeInt('people'),
    toVenue: t.exposeInt('toVenue'),
    home: t.exposeInt('home'),
    estimate: t.expose('estimate', { type: 'Money' }),
    actual: t.field({ type: RideCostType, resolve: ({ actual }) => actual }),
    committed: t.expose('committed', { type: 'Money' }),
  }),
});

export const EventTransportType = builder.objectRef<EventTransport>('EventTransport').implement({
  fields: (t) => ({
    hasVenue: t.exposeBoolean('hasVenue'),
    people: t.field({ type: [RidePersonType], resolve: ({ people }) => [...people] }),
    rides: t.field({ type: [EventRideType], resolve: ({ rides }) => [...rides] }),
    rules: t.field({ type: RideRulesType, resolve: ({ rules }) => rules }),
    totals: t.field({ type: RideTotalsType, resolve: ({ totals }) => totals }),
  }),
});

const told = (problem: AppError | null): string | null => problem && saidOf(problem);

function saidOf({ messageKey, fields, values }: AppError): string {
  const [field] = Object.values(fields);
  const message = field ?? messageKey;
  return typeof message === 'string' ? translate(message, values) : translate(message.key, message.values);
}

export const EstimatedCarType = builder.objectRef<EstimatedCar>('EstimatedCar').implement({
  fields: (t) => ({
    talentIds: t.idList({ resolve: ({ talentIds }) => [...talentIds] }),
    cost: t.field({ type: RideCostType, nullable: true, resolve: ({ cost }) => cost }),
    currencyCode: t.exposeString('currencyCode', { nullable: true }),
    pickupMinutes: t.exposeInt('pickupMinutes', { nullable: true }),
    tripMinutes: t.exposeInt('tripMinutes', { nullable: true }),
    problem: t.string({ nullable: true, resolve: ({ problem }) => told(problem) }),
  }),
});

export const OrderedCarType = builder.objectRef<OrderedCar>('OrderedCar').implement({
  description: 'What became of one of many cars: a ride, one that was there before, or why there is none.',
  fields: (t) => ({
    talentIds: t.idList({ resolve: ({ talentIds }) => [...talentIds] }),
    rideId: t.id({ nullable: true, resolve: ({ ride }) => ride?.id ?? null }),
    isNew: t.exposeBoolean('isNew'),
    problem: t.string({ nullable: true, resolve: ({ problem }) => told(problem) }),
  }),
});

const LateLeaverType = builder.objectRef<LateLeaver>('LateLeaver').implement({
  fields: (t) => ({
    talentId: t.exposeID('talentId'),
    name: t.exposeString('name'),
    leavesAt: t.expose('leavesAt', { type: 'DateTime' }),
    rideId: t.id({ nullable: true, resolve: ({ ride }) => ride?.id ?? null }),
    way: t.field({ type: WayHomeType, nullable: true, resolve: ({ way }) => way?.way ?? null }),
    note: t.string({ nullable: true, resolve: ({ way }) => way?.note ?? null }),
  }),
});

export const LateLeaversType = builder.objectRef<LateLeavers>('LateLeavers').implement({
  description: 'Who leaves the day of the desk late, and how each gets home.',
  fields: (t) => ({
    day: t.exposeString('day'),
    lateTime: t.exposeString('lateTime'),
    lacking: t.exposeInt('lacking'),
    people: t.field({ type: [LateLeaverType], resolve: ({ people }) => [...people] }),
  }),
});
