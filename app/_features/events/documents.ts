import { graphql } from '@/lib/graphql/client';

export const UPDATE_EVENT = graphql(`
  mutation UpdateEvent($input: UpdateEventInput!, $seenRevision: Int) {
    updateEvent(input: $input, seenRevision: $seenRevision) { id name }
  }
`);

export const CREATE_EVENT = graphql(`
  mutation CreateEvent($input: CreateEventInput!) {
    createEvent(input: $input) { id name }
  }
`);

export const COPY_EVENT = graphql(`
  mutation CopyEvent($id: ID!, $name: String!, $startDate: DateTime!) {
    copyEvent(id: $id, name: $name, startDate: $startDate) { id name }
  }
`);

export const KEEP_STOPS = graphql(`
  mutation KeepStops($eventId: ID!, $stops: [EventStopInput!]!, $seenRevision: Int) {
    keepEventStops(eventId: $eventId, stops: $stops, seenRevision: $seenRevision) { id }
  }
`);

export const LIST_PLACES = graphql(`
  query ListPlaces($cityId: Int!) {
    placeDirectories(cityId: $cityId) { id name address latitude longitude }
  }
`);

export const LIST_CLIENTS = graphql(`
  query ListClients {
    clients { id name }
  }
`);

export const LIST_FINAL_CLIENTS = graphql(`
  query ListFinalClients {
    finalClients { id name urlLogo clientId }
  }
`);

export const CANCEL_EVENT = graphql(`
  mutation CancelEvent($id: ID!, $reason: String!) {
    cancelEvent(id: $id, reason: $reason) { id }
  }
`);

export const CREATE_CONVOCATORY = graphql(`
  mutation CreateConvocatory($input: ConvocatoryInput!) {
    createConvocatory(input: $input) { id code }
  }
`);

export const PUBLISH_AND_CALL = graphql(`
  mutation PublishAndCall($roles: [RoleToCallInput!]!, $observations: String) {
    publishAndCall(roles: $roles, observations: $observations) { id refused }
  }
`);

export const UPDATE_CONVOCATORY = graphql(`
  mutation UpdateConvocatory($input: UpdateConvocatoryInput!) {
    updateConvocatory(input: $input) { id code revision }
  }
`);

export const CALL_TALENTS = graphql(`
  mutation CallTalents($convocatoryId: ID!, $talentId: [ID!]!, $despiteBookings: Boolean) {
    createConvocated(convocatoryId: $convocatoryId, talentId: $talentId, despiteBookings: $despiteBookings) { id }
  }
`);

export const DECIDE = graphql(`
  mutation Decide($id: ID!, $stateId: Int!, $beyondNeed: Boolean) {
    updateConvocated(id: $id, stateId: $stateId, beyondNeed: $beyondNeed) { id stateId }
  }
`);

export const SAVE_CALL_SHEET = graphql(`
  mutation SaveCallSheet(
    $eventId: ID!
    $dressCode: String!
    $contactName: String!
    $contactPhone: String!
    $instructions: String!
    $times: [CallTimeInput!]!
    $seenRevision: Int) {
    saveCallSheet(
      eventId: $eventId
      dressCode: $dressCode
      contactName: $contactName
      contactPhone: $contactPhone
      instructions: $instructions
      times: $times
      seenRevision: $seenRevision) { id }
  }
`);

export const SEND_CALL_SHEET = graphql(`
  mutation SendCallSheet($eventId: ID!) {
    sendCallSheet(eventId: $eventId)
  }
`);
