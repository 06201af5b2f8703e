import { oneOf } from '@/lib/core/wire-types';
import { defineWrite } from '@/lib/graphql/define-write';

export const ANSWER_CALL = defineWrite(
  'answerCall',
  {
    budget: 'Money',
    convocatoryId: 'ID!',
    endDate: 'DateTime',
    note: 'String',
    reply: oneOf('CallReply!', ['YES', 'NO', 'MAYBE']),
    startDate: 'DateTime',
  },
  { answer: 'ID!' },
);
export const MARK_CALL_SEEN = defineWrite('markCallSeen', { convocatoryId: 'ID!' }, { answer: 'Boolean!' });
export const DISOWN_ANSWER = defineWrite('disownAnswer', { convocatoryId: 'ID!' }, { answer: 'Boolean!' });
export const SEE_DISOWNED_ANSWERS = defineWrite('seeDisownedAnswers', { ids: '[ID!]!' }, { answer: 'Int!' });
