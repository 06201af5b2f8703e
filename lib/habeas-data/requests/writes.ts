import { DATA_REQUEST_KINDS } from '@/db/values/data-requests';
import { oneOf } from '@/lib/core/wire-types';
import { defineWrite } from '@/lib/graphql/define-write';
import { enteredRequestInput } from './inputs';

export const OPEN_REQUEST = defineWrite(
  'openDataRequest',
  { kind: oneOf('DataRequestKind!', DATA_REQUEST_KINDS), text: 'String!' },
  { answer: 'ID!' },
);
export const ENTER_REQUEST = defineWrite('enterDataRequest', enteredRequestInput, {
  input: 'DataRequestInput',
  answer: 'ID!',
});
export const EXTEND_REQUEST = defineWrite(
  'extendDataRequest',
  { id: 'ID!', reason: 'String!' },
  { answer: 'ID!' },
);
export const ANSWER_REQUEST = defineWrite(
  'answerDataRequest',
  { answer: 'String!', id: 'ID!' },
  { answer: 'ID!' },
);
