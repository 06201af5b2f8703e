import * as z from 'zod/mini';
import { PAYMENT_METHODS, TYPED_KINDS } from '@/db/values/client-payments';
import { WITHHELD_TAXES } from '@/db/values/withheld-taxes';
import { isCalendarDate } from '@/lib/core/dates';
import { line, money, requiredText, text } from '@/lib/core/inputs';
import { sentAs } from '@/lib/core/wire-types';

const amount = money();
const id = z.uuid('errors.payment.notFound');

const received = {
  /** Minor units of the event's currency. */
  amount,
  /** `YYYY-MM-DD`. */
  paidOn: z.string('validation.date').check(z.refine(isCalendarDate, 'validation.date')),
  method: z.optional(
    z.nullable(sentAs('ClientPaymentMethod', z.enum(PAYMENT_METHODS, 'validation.required'))),
  ),
  reference: z.optional(z.nullable(line(80))),
  note: z.optional(z.nullable(text(300))),
};

export const paymentFields = z.object({
  kind: sentAs('TypedPaymentKind', z.enum(TYPED_KINDS, 'validation.required')),
  /** Of what the client withheld: income tax unless said otherwise. */
  withheldTax: z.optional(z.nullable(sentAs('WithheldTax', z.enum(WITHHELD_TAXES, 'validation.required')))),
  ...received,
});
export type PaymentFields = z.input<typeof paymentFields>;

export const recordPaymentInput = z.extend(paymentFields, { eventId: z.uuid('errors.event.notFound') });
export type RecordPaymentInput = z.input<typeof recordPaymentInput>;

/** What the proof that a client handed in is worth. */
export const takePaymentInput = z.object({ id, ...received });
export type TakePaymentInput = z.input<typeof takePaymentInput>;

/** Why a proof is not taken, or a payment undone. */
export const paymentReasonInput = z.object({ id, reason: requiredText(300) });
export type PaymentReasonInput = z.input<typeof paymentReasonInput>;

export const moveCreditInput = z.object({
  fromEventId: z.uuid('errors.event.notFound'),
  toEventId: z.uuid('errors.event.notFound'),
  amount,
});
export type MoveCreditInput = z.input<typeof moveCreditInput>;
