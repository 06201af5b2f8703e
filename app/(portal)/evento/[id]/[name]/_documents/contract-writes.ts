import { graphql } from '@/lib/graphql/client';

export const PROPOSE_AMENDMENT = graphql(`
  mutation ProposeAmendment(
    $contractId: ID!, $start: String!, $end: String!, $place: String!, $fee: Money!, $reason: String!
  ) {
    proposeAmendment(
      contractId: $contractId, start: $start, end: $end, place: $place, fee: $fee, reason: $reason
    ) { id }
  }
`);

export const PROPOSE_ANNULMENT = graphql(`
  mutation ProposeAnnulment($contractId: ID!, $reason: String!) {
    proposeAnnulment(contractId: $contractId, reason: $reason) { id }
  }
`);

export const END_ACT = graphql(`
  mutation EndContractAct($id: ID!, $reason: String!) {
    endContractAct(id: $id, reason: $reason) { id }
  }
`);

export const ANSWER_QUESTION = graphql(`
  mutation AnswerContractQuestion($eventId: ID!, $talentId: ID!, $text: String!) {
    answerContractQuestion(eventId: $eventId, talentId: $talentId, text: $text) { id }
  }
`);
