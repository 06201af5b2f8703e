import { graphql } from '@/lib/graphql/client';

export const TRY_PROVIDER = graphql(`
  mutation TryRideProvider($platform: RidePlatform!) {
    tryRideProvider(platform: $platform) {
      reached
      authenticationMs
      estimateMs
      city
      failure
      products { name fare currency pickupSeconds }
    }
  }
`);

export const KEEP_TRANSPORTATION = graphql(`
  mutation KeepTransportation($input: KeepTransportationInput!, $seenRevision: Int) {
    keepTransportation(input: $input, seenRevision: $seenRevision) { id }
  }
`);

export const KEEP_REQUESTER = graphql(`
  mutation KeepUserTransportation($platformTransportationId: ID!, $agencyId: ID, $requesterId: String!, $seenRevision: Int) {
    keepUserTransportation(
      platformTransportationId: $platformTransportationId
      agencyId: $agencyId
      requesterId: $requesterId
      seenRevision: $seenRevision) { id }
  }
`);

export const REMOVE_REQUESTER = graphql(`
  mutation RemoveUserTransportation($id: ID!) {
    removeUserTransportation(id: $id)
  }
`);

export const SEARCH_RIDE = graphql(`
  mutation SearchPlatformRide($id: ID!) {
    searchPlatformRide(id: $id)
  }
`);
