import * as z from 'zod/mini';
import { defineNotice } from '@/lib/notifications/define-notice';

const ofQuotation = z.strictObject({ quotationId: z.uuid() });

/** To the client: it runs out in two days. */
export const quotationRunsOut = defineNotice({
  kind: 'quotations.runs-out',
  payload: ofQuotation,
  channels: { email: async () => (await import('./messages')).quotationRunsOut },
});

/** To the agency: the client accepted, rejected or asked for a change. */
export const answerGiven = defineNotice({
  kind: 'quotations.answer-given',
  payload: z.strictObject({ answerId: z.uuid() }),
  channels: { email: async () => (await import('./messages')).answerGiven },
});

/** To the client: what it accepted, with the PDF that proves it. */
export const acceptanceReceipt = defineNotice({
  kind: 'quotations.acceptance-receipt',
  payload: z.strictObject({ answerId: z.uuid() }),
  channels: { email: async () => (await import('./messages')).acceptanceReceipt },
});

/** To the agency: the quotation expired without an answer. */
export const quotationExpired = defineNotice({
  kind: 'quotations.expired',
  canWait: true,
  payload: ofQuotation,
  channels: { email: async () => (await import('./messages')).quotationExpired },
});

export const notices = [quotationRunsOut, answerGiven, acceptanceReceipt, quotationExpired];
