import { graphql } from '@/lib/graphql/client';

export const ENTER_REQUEST = graphql(`
  mutation EnterDataRequest($input: DataRequestInput!) {
    enterDataRequest(input: $input)
  }
`);

export const EXTEND_REQUEST = graphql(`
  mutation ExtendDataRequest($id: ID!, $reason: String!) {
    extendDataRequest(id: $id, reason: $reason)
  }
`);

export const ANSWER_REQUEST = graphql(`
  mutation AnswerDataRequest($id: ID!, $answer: String!) {
    answerDataRequest(id: $id, answer: $answer)
  }
`);
