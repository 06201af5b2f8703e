import { graphql } from '@/lib/graphql/client';

export const SUGGEST_CARS = graphql(`
  query SharedCars($eventId: ID!, $talentIds: [ID!]!) {
    sharedCars(eventId: $eventId, talentIds: $talentIds) { talentIds }
  }
`);

export const ESTIMATE_RIDES = graphql(`
  query EventRideEstimates($input: EventRidesInput!) {
    eventRideEstimates(input: $input) { talentIds currencyCode tripMinutes problem cost { total } }
  }
`);

export const ORDER_RIDES = graphql(`
  mutation OrderEventRides($input: EventRidesInput!) {
    orderEventRides(input: $input) { talentIds rideId isNew problem }
  }
`);

export const NOTE_WAY_HOME = graphql(`
  mutation NoteWayHome($eventId: ID!, $talentId: ID!, $day: String!, $way: WayHome, $note: String) {
    noteWayHome(eventId: $eventId, talentId: $talentId, day: $day, way: $way, note: $note)
  }
`);
