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

export const FOLLOW_RIDES = graphql(`
  mutation FollowEventRides($eventId: ID!) {
    followEventRides(eventId: $eventId)
  }
`);

export const CANCEL_RIDE = graphql(`
  mutation CancelEventRide($id: ID!) {
    cancelEventRide(id: $id)
  }
`);

export const SAVE_STOP = graphql(`
  mutation SaveRideStop($input: RideStopInput!) {
    saveRideStop(input: $input)
  }
`);

export const GRANT_RIDES = graphql(`
  mutation GrantRides($eventId: ID!, $talentIds: [ID!]!, $allowed: Boolean!) {
    grantRides(eventId: $eventId, talentIds: $talentIds, allowed: $allowed)
  }
`);

export const NOTE_WAY_HOME = graphql(`
  mutation NoteWayHome($eventId: ID!, $talentId: ID!, $day: String!, $way: WayHome, $note: String) {
    noteWayHome(eventId: $eventId, talentId: $talentId, day: $day, way: $way, note: $note)
  }
`);

export const SAVE_RULES = graphql(`
  mutation SaveRideRules($input: SaveRideRulesInput!) {
    saveRideRules(input: $input) { lateTime }
  }
`);
