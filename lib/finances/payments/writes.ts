import { defineWrite } from '@/lib/graphql/define-write';
import { recordPaymentInput, takePaymentInput } from './inputs';

export const RECORD_PAYMENT = defineWrite('recordClientPayment', recordPaymentInput, {
  input: 'RecordPaymentInput',
});
export const TAKE_PAYMENT = defineWrite('takeClientPayment', takePaymentInput, { input: 'TakePaymentInput' });
export const REFUSE_PAYMENT = defineWrite('refuseClientPayment', { id: 'ID!', reason: 'String!' });
export const UNDO_PAYMENT = defineWrite('undoClientPayment', { id: 'ID!', reason: 'String!' });
export const MOVE_CREDIT = defineWrite('moveClientCredit', {
  amount: 'Money!',
  fromEventId: 'ID!',
  toEventId: 'ID!',
});
