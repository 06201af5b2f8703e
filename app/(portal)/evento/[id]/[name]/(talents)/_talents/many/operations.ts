import { graphql } from '@/lib/graphql/client';

export const PLACES_OF_GROUP = graphql(`
  query PlacesOfGroup($eventId: ID!, $group: PlaceGroup!, $search: String, $convocatoryId: ID, $stage: PlaceStage) {
    placesOfGroup(eventId: $eventId, group: $group, search: $search, convocatoryId: $convocatoryId, stage: $stage) {
      id name stateId applicationStateId signedAt bookedElsewhere waits
    }
  }
`);
