import { oneOf } from '@/lib/core/wire-types';
import { defineWrite } from '@/lib/graphql/define-write';
import { SENT_BACK_TO } from './inputs';

export const SEND_BACK = defineWrite('sendBackClaim', {
  id: 'ID!',
  reason: 'String!',
  to: oneOf('SentBackTo!', SENT_BACK_TO),
});
