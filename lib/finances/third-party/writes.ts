import { defineWrite } from '@/lib/graphql/define-write';
import { recordPaymentInput, takePaymentInput } from '../payments/inputs';
import { payOutInput } from './inputs';

export const RECORD_COLLECTED = defineWrite('recordCollectedPayment', recordPaymentInput, {
  input: 'RecordPaymentInput',
});
export const TAKE_COLLECTED = defineWrite('takeCollectedPayment', takePaymentInput, {
  input: 'TakePaymentInput',
});
export const REFUSE_COLLECTED = defineWrite('refuseCollectedPayment', { id: 'ID!', reason: 'String!' });
export const UNDO_COLLECTED = defineWrite('undoCollectedPayment', { id: 'ID!', reason: 'String!' });
export const CONFIRM_COLLECTED_ADVANCE = defineWrite(
  'confirmCollectedAdvance',
  { eventId: 'ID!' },
  { answer: 'ID!' },
);
export const REFUSE_COLLECTED_ADVANCE = defineWrite(
  'refuseCollectedAdvance',
  { eventId: 'ID!', reason: 'String!' },
  { answer: 'ID!' },
);
export const UNDO_COLLECTED_ADVANCE = defineWrite(
  'undoCollectedAdvance',
  { eventId: 'ID!' },
  { answer: 'ID!' },
);
export const PAY_OUT = defineWrite('payOutCollected', payOutInput, { input: 'PayOutInput' });
export const UNDO_PAYOUT = defineWrite('undoCollectedPayout', { id: 'ID!', reason: 'String!' });
