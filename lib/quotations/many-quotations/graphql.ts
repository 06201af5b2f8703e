import { OutcomeType } from '@/lib/graphql/outcomes';
import { serveWrite } from '@/lib/graphql/serve-write';
import {
  acceptQuotations,
  discardQuotations,
  rejectQuotations,
  resendQuotations,
  sendQuotations,
  voidQuotations,
} from './act-on-quotations';
import {
  ACCEPT_QUOTATIONS,
  DISCARD_QUOTATIONS,
  REJECT_QUOTATIONS,
  RESEND_QUOTATIONS,
  SEND_QUOTATIONS,
  VOID_QUOTATIONS,
} from './writes';

const about = { ids: 'At most fifty.' };

serveWrite(SEND_QUOTATIONS, [OutcomeType], sendQuotations, {
  description: 'As sendQuotation, each by itself, at most fifty.',
  about: { QuotationToSendInput: 'A draft with the figures that the person saw.' },
});
serveWrite(RESEND_QUOTATIONS, [OutcomeType], resendQuotations, {
  description: 'As resendQuotation, each by itself.',
  about,
});
serveWrite(ACCEPT_QUOTATIONS, [OutcomeType], acceptQuotations, {
  description: 'As acceptQuotation, each by itself.',
  about,
});
serveWrite(REJECT_QUOTATIONS, [OutcomeType], rejectQuotations, {
  description: 'As rejectQuotation, each by itself, all for the same reason.',
  about,
});
serveWrite(VOID_QUOTATIONS, [OutcomeType], voidQuotations, {
  description: 'As voidQuotation, each by itself, all for the same reason.',
  about,
});
serveWrite(DISCARD_QUOTATIONS, [OutcomeType], discardQuotations, {
  description: 'As discardQuotation, each by itself.',
  about,
});
