import { graphql } from '@/lib/graphql/client';

export const TAKE_SUPPORT_REQUEST = graphql(`
  mutation TakeSupportRequest($id: ID!) {
    takeSupportRequest(id: $id)
  }
`);

export const ANSWER_SUPPORT_REQUEST = graphql(`
  mutation AnswerSupportRequest($id: ID!, $answer: String!) {
    answerSupportRequest(id: $id, answer: $answer)
  }
`);
