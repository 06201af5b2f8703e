import * as z from 'zod/mini';
import { defineEmail } from '@/lib/notifications/define-email';

const ofQuotation = z.strictObject({ quotationId: z.uuid() });

/** To the client: it runs out in two days. */
export const quotationRunsOut = defineEmail({
  kind: 'quotations.runs-out',
  payload: ofQuotation,
  compose: async () => (await import('./messages')).quotationRunsOut,
});

/** To the agency: the client accepted, rejected or asked for a change. */
export const answerGiven = defineEmail({
  kind: 'quotations.answer-given',
  payload: z.strictObject({ answerId: z.uuid() }),
  compose: async () => (await import('./messages')).answerGiven,
});

/** To the client: what it accepted, with the PDF that proves it. */
export const acceptanceReceipt = defineEmail({
  kind: 'quotations.acceptance-receipt',
  payload: z.strictObject({ answerId: z.uuid() }),
  compose: async () => (await import('./messages')).acceptanceReceipt,
});

/** To the agency: it ran out without an answer. */
export const quotationExpired = defineEmail({
  kind: 'quotations.expired',
  payload: ofQuotation,
  compose: async () => (await import('./messages')).quotationExpired,
});

export const emails = [quotationRunsOut, answerGiven, acceptanceReceipt, quotationExpired];
