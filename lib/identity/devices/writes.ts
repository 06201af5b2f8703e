import { defineWrite } from '@/lib/graphql/define-write';

export const SUBSCRIBE_BROWSER = defineWrite(
  'subscribeBrowser',
  { auth: 'String!', endpoint: 'String!', p256dh: 'String!' },
  { answer: 'Boolean!' },
);
export const UNSUBSCRIBE_BROWSER = defineWrite(
  'unsubscribeBrowser',
  { endpoint: 'String!' },
  { answer: 'Boolean!' },
);
export const MARK_MESSAGE = defineWrite(
  'markMessage',
  { id: 'ID!', opened: 'Boolean!' },
  { answer: 'Boolean!' },
);
