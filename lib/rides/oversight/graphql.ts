import { builder } from '@/lib/graphql/builder';
import { allowRides } from '@/lib/talents/details/allow-rides';
import { SEARCH_OUTCOMES } from './rules';
import { searchRide } from './search-ride';

const OutcomeType = builder.enumType('RideSearchOutcome', { values: SEARCH_OUTCOMES });
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
