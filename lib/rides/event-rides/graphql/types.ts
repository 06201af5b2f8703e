import { RIDE_DIRECTIONS, RIDE_STATES, WAYS_HOME } from '@/db/values/rides';
import type { AppError } from '@/lib/core/errors';
import { builder } from '@/lib/graphql/builder';
import { translate } from '@/lib/i18n/translate';
import type { RideRules } from '../../limits/rules';
import type { RideCost } from '../../rules';
import type { EstimatedCar } from '../estimate-event-rides';
import type { OrderedCar } from '../order-event-rides';

export const RideDirectionType = builder.enumType('RideDirection', { values: RIDE_DIRECTIONS });
export const RideStateType = builder.enumType('RideState', { values: RIDE_STATES });
export const WayHomeType = builder.enumType('WayHome', { values: WAYS_HOME });

const RideCostType = builder.objectRef<RideCost>('RideCost').implement({
  description:
    "What a ride costs its event: the fare, the provider's fee, the platform's gain, and IVA on these two.",
  fields: (t) => ({
    total: t.expose('total', { type: 'Money' }),
  }),
});

export const RideRulesType = builder.objectRef<RideRules>('RideRules').implement({
  description: "What an agency allows rides of an event; money in the event's currency, hours by its clocks.",
  fields: (t) => ({
    lateTime: t.exposeString('lateTime'),
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
    tripMinutes: t.exposeInt('tripMinutes', { nullable: true }),
    isApproximate: t.exposeBoolean('isApproximate', {
      description: 'Somebody is fetched, or taken, about where the address lies: the driver wants a note.',
    }),
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
