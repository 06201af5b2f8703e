import { graphql } from '@/lib/graphql/client';

export const PLACES_OF_GROUP = graphql(`
  query PlacesOfGroup($eventId: ID!, $group: PlaceGroup!, $search: String, $convocatoryId: ID, $stage: PlaceStage) {
    placesOfGroup(eventId: $eventId, group: $group, search: $search, convocatoryId: $convocatoryId, stage: $stage) {
      id name stateId applicationStateId signedAt bookedElsewhere waits
    }
  }
`);

export const DECIDE_PLACES = graphql(`
  mutation DecidePlaces($ids: [ID!]!, $stateId: Int!, $beyondNeed: Boolean) {
    decidePlaces(ids: $ids, stateId: $stateId, beyondNeed: $beyondNeed) { id refused beyondNeed }
  }
`);

export const UNDO_PLACES = graphql(`
  mutation UndoPlaces($ids: [ID!]!) {
    undoPlaces(ids: $ids) { id refused }
  }
`);

export const REMIND_PLACES = graphql(`
  mutation RemindPlaces($ids: [ID!]!) {
    remindPlaces(ids: $ids) { id refused }
  }
`);
