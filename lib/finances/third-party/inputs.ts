import * as z from 'zod/mini';
import { PAYOUT_PARTS } from '@/db/values/third-party';
import { isCalendarDate } from '@/lib/core/dates';
import { line, money, requiredText, text } from '@/lib/core/inputs';
import { sentAs } from '@/lib/core/wire-types';

export const payoutFields = z.object({
  part: sentAs('PayoutPart', z.enum(PAYOUT_PARTS, 'validation.required')),
  /** Minor units of the event's currency. */
  amount: money(),
  /** `YYYY-MM-DD`, in Bogotá. */
  paidOn: z.string('validation.date').check(z.refine(isCalendarDate, 'validation.date')),
  reference: z.optional(z.nullable(line(80))),
  note: z.optional(z.nullable(text(300))),
});
export type PayoutFields = z.input<typeof payoutFields>;

export const payOutInput = z.extend(payoutFields, { eventId: z.uuid('errors.event.notFound') });
export type PayOutInput = z.input<typeof payOutInput>;

/** Why a payment to an agency is undone. */
export const undoPayoutInput = z.object({ id: z.uuid('errors.payment.notFound'), reason: requiredText(300) });
export type UndoPayoutInput = z.input<typeof undoPayoutInput>;
