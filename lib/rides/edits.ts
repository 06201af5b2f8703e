import { platformTransportations, rideRules, rideStops, userTransportations } from '@/db/schema';
import { defineEdits } from '@/lib/platform/seen-revision';

/** Which rows the mutations of this domain change. */
export const edits = defineEdits({
  saveRideRules: { table: rideRules, row: { eventId: 'input.eventId' } },
  saveRideStop: { table: rideStops, row: { eventId: 'input.eventId', talentId: 'input.talentId' } },
  keepTransportation: {
    table: platformTransportations,
    row: { platform: 'input.platform', cityId: 'input.cityId' },
  },
  keepUserTransportation: {
    table: userTransportations,
    row: { platformTransportationId: 'platformTransportationId', agencyId: 'agencyId?' },
  },
});
