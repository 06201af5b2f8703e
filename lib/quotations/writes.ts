import { SEEN_FIGURES } from '@/lib/core/quotation-fields';
import { oneOf, withFields } from '@/lib/core/wire-types';
import { defineWrite } from '@/lib/graphql/define-write';
import { ACCEPTANCE_OUTCOMES } from './rules';

const seen = Object.fromEntries(SEEN_FIGURES.map((figure) => [figure, 'Money'])) as Readonly<
  Record<(typeof SEEN_FIGURES)[number], 'Money'>
>;

export const SEND_QUOTATION = defineWrite(
  'sendQuotation',
  { id: 'ID!', total: 'Money', seen: withFields('SeenFiguresInput', seen) },
  { answer: { id: 'ID!', code: 'Int', emailClient: 'String' } },
);
export const RESEND_QUOTATION = defineWrite(
  'resendQuotation',
  { id: 'ID!' },
  { answer: { id: 'ID!', emailClient: 'String' } },
);
export const ACCEPT_QUOTATION = defineWrite(
  'acceptQuotation',
  { quotationId: 'ID!' },
  {
    answer: {
      outcome: oneOf('AcceptanceOutcome!', ACCEPTANCE_OUTCOMES),
      event: { id: 'ID!', name: 'String!' },
    },
  },
);
export const REJECT_QUOTATION = defineWrite('rejectQuotation', { id: 'ID!', reason: 'String!' });
export const DISCARD_QUOTATION = defineWrite('discardQuotation', { id: 'ID!' }, { answer: 'ID!' });
export const DUPLICATE_QUOTATION = defineWrite('duplicateQuotation', { id: 'ID!' });
