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
  mutation KeepTransportation($input: KeepTransportationInput!) {
    keepTransportation(input: $input) { id }
  }
`);

export const KEEP_REQUESTER = graphql(`
  mutation KeepUserTransportation($platformTransportationId: ID!, $agencyId: ID, $requesterId: String!) {
    keepUserTransportation(
      platformTransportationId: $platformTransportationId
      agencyId: $agencyId
      requesterId: $requesterId
    ) { id }
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
