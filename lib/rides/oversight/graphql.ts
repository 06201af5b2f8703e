import { builder } from '@/lib/graphql/builder';
import { serveWrite } from '@/lib/graphql/serve-write';
import { allowRides } from '@/lib/talents/details/allow-rides';
import { SEARCH_OUTCOMES } from './rules';
import { searchRide } from './search-ride';
import { ALLOW_RIDES, SEARCH_RIDE } from './writes';

const OutcomeType = builder.enumType('RideSearchOutcome', { values: SEARCH_OUTCOMES });
serveWrite(SEARCH_RIDE, OutcomeType, async (actor, { id }) => (await searchRide(actor, { id })).outcome, {
  description:
    "Looks for a ride at its provider now: the administrator's. Never orders what was sent before.",
});
serveWrite(ALLOW_RIDES, ['ID'], allowRides, {
  description:
    "Lets talents order rides, or no more; answers those for whom it changed: the administrator's.",
});
