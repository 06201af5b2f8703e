import { defineWrite } from '@/lib/graphql/define-write';

export const APPLY_AGENT_SCHEDULE = defineWrite(
  'applyAgentSchedule',
  { eventId: 'ID', phone: 'String!' },
  { answer: 'ID!' },
);
export const TAKE_SUPPORT_REQUEST = defineWrite('takeSupportRequest', { id: 'ID!' }, { answer: 'ID!' });
export const ANSWER_SUPPORT_REQUEST = defineWrite(
  'answerSupportRequest',
  { answer: 'String!', id: 'ID!' },
  { answer: 'ID!' },
);
