import { graphql } from '@/lib/graphql/client';

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
  mutation SaveRideStop($input: RideStopInput!, $seenRevision: Int) {
    saveRideStop(input: $input, seenRevision: $seenRevision)
  }
`);

export const GRANT_RIDES = graphql(`
  mutation GrantRides($eventId: ID!, $talentIds: [ID!]!, $allowed: Boolean!) {
    grantRides(eventId: $eventId, talentIds: $talentIds, allowed: $allowed)
  }
`);

export const SAVE_RULES = graphql(`
  mutation SaveRideRules($input: SaveRideRulesInput!, $seenRevision: Int) {
    saveRideRules(input: $input, seenRevision: $seenRevision) { lateTime }
  }
`);
