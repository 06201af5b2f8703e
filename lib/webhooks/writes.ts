import { defineWrite } from '@/lib/graphql/define-write';

export const CREATE_WEBHOOK = defineWrite(
  'createWebhook',
  { events: '[String!]!', url: 'String!' },
  { answer: { id: 'ID!', secret: 'String!' } },
);
export const RENEW_WEBHOOK_SECRET = defineWrite('renewWebhookSecret', { id: 'ID!' }, { answer: 'String!' });
export const PAUSE_WEBHOOK = defineWrite(
  'pauseWebhook',
  { id: 'ID!', paused: 'Boolean!' },
  { answer: 'ID!' },
);
export const REMOVE_WEBHOOK = defineWrite('removeWebhook', { id: 'ID!' }, { answer: 'ID!' });
export const TEST_WEBHOOK = defineWrite('testWebhook', { id: 'ID!' }, { answer: 'ID!' });
export const RESEND_DELIVERY = defineWrite('resendWebhookDelivery', { id: 'ID!' }, { answer: 'ID!' });
