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

export const KEEP_PERSONAL = graphql(`
  mutation KeepPersonal($input: EventPersonalInput!, $seenRevision: Int) {
    createEventPersonal(input: $input, seenRevision: $seenRevision) { id }
  }
`);

export const REMOVE_PERSONAL = graphql(`
  mutation RemovePersonal($id: ID!) {
    deleteEventPersonal(id: $id) { id }
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

export const CLOSE_CONVOCATORY = graphql(`
  mutation CloseConvocatory($id: ID!, $cancel: Boolean) {
    closeConvocatory(id: $id, cancel: $cancel) { id }
  }
`);

export const OPEN_CONVOCATORY = graphql(`
  mutation OpenConvocatory($id: ID!, $open: Boolean!) {
    openConvocatory(id: $id, open: $open) { id }
  }
`);

export const CALL_APPLICANT = graphql(`
  mutation CallApplicant($id: ID!) {
    callApplicant(id: $id) { id }
  }
`);

export const DECLINE_APPLICATION = graphql(`
  mutation DeclineApplication($id: ID!, $message: String) {
    declineApplication(id: $id, message: $message) { id }
  }
`);

export const CHOOSE_RESERVES = graphql(`
  mutation ChooseReserves($id: ID!, $reserves: ReserveWay!) {
    chooseReserves(id: $id, reserves: $reserves) { id }
  }
`);

export const ORDER_RESERVES = graphql(`
  mutation OrderReserves($eventId: ID!, $convocatedIds: [ID!]!) {
    orderReserves(eventId: $eventId, convocatedIds: $convocatedIds)
  }
`);

export const START_WAVES = graphql(`
  mutation StartWaves($convocatoryId: ID!, $talentIds: [ID!]!, $size: Int!, $hours: Int!) {
    startWaves(convocatoryId: $convocatoryId, talentIds: $talentIds, size: $size, hours: $hours) { id sent }
  }
`);

export const CHANGE_WAVES = graphql(`
  mutation ChangeWaves($id: ID!, $seenRevision: Int!, $talentIds: [ID!]!, $size: Int!, $hours: Int!) {
    changeWaves(id: $id, seenRevision: $seenRevision, talentIds: $talentIds, size: $size, hours: $hours) { id }
  }
`);

export const SEND_WAVE = graphql(`
  mutation SendWave($id: ID!) {
    sendWave(id: $id) { id }
  }
`);

export const PAUSE_WAVES = graphql(`
  mutation PauseWaves($id: ID!) {
    pauseWaves(id: $id) { id }
  }
`);

export const RESUME_WAVES = graphql(`
  mutation ResumeWaves($id: ID!) {
    resumeWaves(id: $id) { id }
  }
`);

export const STOP_WAVES = graphql(`
  mutation StopWaves($id: ID!) {
    stopWaves(id: $id) { id }
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

export const UNDO_DECISION = graphql(`
  mutation UndoDecision($id: ID!) {
    undoConvocated(id: $id) { id stateId }
  }
`);

export const RECORD_OUTSIDE_ANSWER = graphql(`
  mutation RecordOutsideAnswer($id: ID!) {
    recordOutsideAnswer(id: $id) { id }
  }
`);

export const REMIND_TALENT = graphql(`
  mutation RemindTalent($id: ID!) {
    remindTalent(id: $id) { id }
  }
`);

export const SHARE_LINK = graphql(`
  mutation ShareLink($convocatedId: ID!, $purpose: LinkPurpose!) {
    shareLink(convocatedId: $convocatedId, purpose: $purpose) { url phone dialingCode }
  }
`);

export const REVOKE_LINKS = graphql(`
  mutation RevokeLinks($convocatedId: ID!, $purpose: LinkPurpose!) {
    revokeLinks(convocatedId: $convocatedId, purpose: $purpose)
  }
`);

export const RECORD_SENT_BY_HAND = graphql(`
  mutation RecordSentByHand($convocatedId: ID!, $purpose: LinkPurpose!) {
    recordSentByHand(convocatedId: $convocatedId, purpose: $purpose)
  }
`);

export const TAKE_BACK_SENT_BY_HAND = graphql(`
  mutation TakeBackSentByHand($id: ID!) {
    takeBackSentByHand(id: $id)
  }
`);

export const SHOW_TALENTS = graphql(`
  mutation ShowTalents($eventId: ID!, $convocatedIds: [ID!]!, $shown: Boolean!) {
    showTalents(eventId: $eventId, convocatedIds: $convocatedIds, shown: $shown) { id }
  }
`);

export const SHOW_EVERYONE = graphql(`
  mutation ShowEveryone($eventId: ID!, $shown: Boolean!) {
    showEveryone(eventId: $eventId, shown: $shown) { id }
  }
`);

export const ORDER_SHOWCASE = graphql(`
  mutation OrderShowcase($eventId: ID!, $convocatedIds: [ID!]!) {
    orderShowcase(eventId: $eventId, convocatedIds: $convocatedIds)
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
