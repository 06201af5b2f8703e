import { withFields } from '@/lib/core/wire-types';
import { defineWrite } from '@/lib/graphql/define-write';
import { SEND_QUOTATION } from '../writes';

const OUTCOMES = { answer: [{ id: 'ID!', refused: 'String' }] } as const;

export const SEND_QUOTATIONS = defineWrite(
  'sendQuotations',
  { quotations: withFields('[QuotationToSendInput!]!', SEND_QUOTATION.fields) },
  OUTCOMES,
);
export const RESEND_QUOTATIONS = defineWrite('resendQuotations', { ids: '[ID!]!' }, OUTCOMES);
export const ACCEPT_QUOTATIONS = defineWrite('acceptQuotations', { ids: '[ID!]!' }, OUTCOMES);
export const REJECT_QUOTATIONS = defineWrite(
  'rejectQuotations',
  { ids: '[ID!]!', reason: 'String!' },
  OUTCOMES,
);
export const VOID_QUOTATIONS = defineWrite('voidQuotations', { ids: '[ID!]!', reason: 'String!' }, OUTCOMES);
export const DISCARD_QUOTATIONS = defineWrite('discardQuotations', { ids: '[ID!]!' }, OUTCOMES);
