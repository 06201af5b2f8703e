import { RIDE_STATES } from '@/db/values/rides';
import { isUuid } from '@/lib/core/ids';
import { builder } from '@/lib/graphql/builder';
import { pageArguments, pagedList } from '@/lib/graphql/paged-lists';
import { present } from '@/lib/graphql/present';
import { allowRides } from '@/lib/talents/details/allow-rides';
import { RidePlatformType } from '../coverage/graphql';
import { listPlatformRides, type PlatformRide } from './queries';
import { RIDE_GROUP_NAMES, SEARCH_OUTCOMES, SPENDING_DIMENSIONS } from './rules';
import { searchRide } from './search-ride';
import { listSpending, type Spending } from './spending';

const StateType = builder.enumType('PlatformRideState', { values: RIDE_STATES });
const GroupType = builder.enumType('PlatformRideGroup', { values: RIDE_GROUP_NAMES });
const OutcomeType = builder.enumType('RideSearchOutcome', { values: SEARCH_OUTCOMES });
const DimensionType = builder.enumType('RideSpendingDimension', { values: SPENDING_DIMENSIONS });

const PlatformRideType = builder.objectRef<PlatformRide>('PlatformRide').implement({
  description: 'A ride of whatever agency, as the administrator sees it: without addresses and telephones.',
  fields: (t) => ({
    id: t.exposeID('id'),
    state: t.expose('state', { type: StateType }),
    failure: t.exposeString('failure', { nullable: true }),
    platform: t.expose('platform', { type: RidePlatformType }),
    journeyId: t.exposeString('journeyId', { nullable: true }),
    name: t.exposeString('name'),
    agency: t.string({ resolve: ({ agency }) => agency.name }),
    eventId: t.id({ resolve: ({ event }) => event.id }),
    event: t.string({ resolve: ({ event }) => event.name }),
    city: t.string({ resolve: ({ city }) => city.name }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    endedAt: t.expose('endedAt', { type: 'DateTime', nullable: true }),
    estimate: t.expose('estimate', { type: 'Money', nullable: true }),
    total: t.expose('total', { type: 'Money', nullable: true }),
    currency: t.exposeString('currencyCode', { nullable: true }),
  }),
});

const SpendingType = builder.objectRef<Spending>('RideSpending').implement({
  description: 'What rides came to; what they are not added up by is null.',
  fields: (t) => ({
    month: t.exposeString('month', { nullable: true, description: 'YYYY-MM, in Colombia.' }),
    agencyId: t.id({ nullable: true, resolve: ({ agency }) => agency?.id ?? null }),
    agency: t.string({ nullable: true, resolve: ({ agency }) => agency?.name ?? null }),
    cityId: t.int({ nullable: true, resolve: ({ city }) => city?.id ?? null }),
    city: t.string({ nullable: true, resolve: ({ city }) => city?.name ?? null }),
    currency: t.exposeString('currencyCode'),
    rides: t.exposeInt('rides'),
    fare: t.expose('fare', { type: 'Money' }),
    fee: t.expose('fee', { type: 'Money' }),
    platformGain: t.expose('platformGain', { type: 'Money' }),
    iva: t.expose('iva', { type: 'Money' }),
    total: t.expose('total', { type: 'Money' }),
  }),
});

builder.queryFields((t) => ({
  platformRides: t.field({
    description: "Rides of all agencies, newest first: the administrator's.",
    type: [PlatformRideType],
    args: {
      search: t.arg.string(),
      group: t.arg({ type: GroupType }),
      platform: t.arg({ type: RidePlatformType }),
      cityId: t.arg.int(),
      agencyId: t.arg.id(),
      ...pageArguments(100),
    },
    resolve: (_, { agencyId, after, limit, ...filter }, context, info) =>
      pagedList({ after, limit }, context, info, 100, (page) =>
        listPlatformRides(context.actor, {
          ...present(filter),
          ...(agencyId && isUuid(agencyId) ? { agencyId } : {}),
          ...page,
        }),
      ),
  }),
  rideSpending: t.field({
    description: "What rides came to by month, agency and city: the administrator's.",
    type: [SpendingType],
    args: {
      by: t.arg({ type: [DimensionType], required: true }),
      from: t.arg.string({ description: 'YYYY-MM, included.' }),
      to: t.arg.string({ description: 'YYYY-MM, included.' }),
      platform: t.arg({ type: RidePlatformType }),
      ...pageArguments(500),
    },
    resolve: (_, { by, after, limit, ...filter }, context, info) =>
      pagedList({ after, limit }, context, info, 500, (page) =>
        listSpending(context.actor, by, { ...present(filter), ...page }),
      ),
  }),
}));

builder.mutationFields((t) => ({
  searchPlatformRide: t.field({
    description:
      "Looks for a ride at its provider now: the administrator's. Never orders what was sent before.",
    type: OutcomeType,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, { actor }) => (await searchRide(actor, { id })).outcome,
  }),
  allowRides: t.idList({
    description:
      "Lets talents order rides, or no more; answers those for whom it changed: the administrator's.",
    args: { talentIds: t.arg.idList({ required: true }), allowed: t.arg.boolean({ required: true }) },
    resolve: (_, args, { actor }) => allowRides(actor, args),
  }),
}));
