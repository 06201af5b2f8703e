import { graphql } from '@/lib/graphql/client';

export const SUGGEST_CARS = graphql(`
  query SharedCars($eventId: ID!, $talentIds: [ID!]!) {
    sharedCars(eventId: $eventId, talentIds: $talentIds) { talentIds }
  }
`);

export const ESTIMATE_RIDES = graphql(`
  query EventRideEstimates($input: EventRidesInput!) {
    eventRideEstimates(input: $input) { talentIds currencyCode tripMinutes isApproximate problem cost { total } }
  }
`);
