import { formatShortDay } from '@/lib/core/dates';
import type { Payment } from '@/lib/finances/payments/queries';

/** A movement as the page shows one. */
export const paymentRow = (payment: Payment) => ({
  id: payment.id,
  kind: payment.kind,
  state: payment.state,
  amount: payment.amount,
  settled: payment.settled ?? 0,
  paidOn: payment.paidOn,
  day: payment.paidOn && formatShortDay(payment.paidOn),
  method: payment.method,
  reference: payment.reference,
  note: payment.note,
  proofFileId: payment.proofFileId,
  thirdParty: payment.thirdParty,
  reason: payment.reason,
});

export type PaymentRow = ReturnType<typeof paymentRow>;
