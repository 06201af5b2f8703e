import * as z from 'zod/mini';
import { COST_CATEGORIES } from '@/db/values/event-costs';
import { isCalendarDate } from '@/lib/core/dates';
import { money, requiredText, text, title } from '@/lib/core/inputs';
import { expectedCheckDigit } from '@/lib/core/nit';
import { readSupplierNumber } from '@/lib/core/supplier-number';
import { sentAs } from '@/lib/core/wire-types';

const fields = {
  category: sentAs('CostCategory', z.enum(COST_CATEGORIES, 'validation.required')),
  supplier: title(120),
  /** A NIT, a cédula or a foreign document: without it its payment cannot be reported to the DIAN. */
  supplierIdentification: z.string('validation.required').check(
    z.trim(),
    z.minLength(1, 'validation.required'),
    z.maxLength(30, 'events.finances.cost.supplierNumber'),
    z.refine((typed) => expectedCheckDigit(typed) === null, {
      error: 'validation.payerAccount.checkDigit',
      abort: true,
    }),
    z.refine(
      (typed) => typed === '' || readSupplierNumber(typed) !== null,
      'events.finances.cost.supplierNumber',
    ),
  ),
  /** `YYYY-MM-DD`: of the bill, or of the payment. */
  spentOn: z.string('validation.date').check(z.refine(isCalendarDate, 'validation.date')),
  /** Minor units of the event's currency, IVA included. */
  amount: money(),
  /** The IVA in it; null where the bill states none. */
  iva: z.optional(z.nullable(money(0))),
  note: z.optional(z.nullable(text(500))),
};

const ivaWithin = <T extends { readonly amount: number; readonly iva?: number | null | undefined }>() =>
  z.refine<T>(({ amount, iva }) => (iva ?? 0) <= amount, {
    message: 'validation.ivaAboveAmount',
    path: ['iva'],
  });

/** What is typed of a cost. */
export const costFields = z.object(fields).check(ivaWithin());
export type CostFields = z.input<typeof costFields>;

export const addCostInput = z
  .object({ ...fields, eventId: z.uuid('errors.event.notFound') })
  .check(ivaWithin());
export type AddCostInput = z.input<typeof addCostInput>;

export const editCostInput = z.object({ ...fields, id: z.uuid('errors.cost.notFound') }).check(ivaWithin());
export type EditCostInput = z.input<typeof editCostInput>;

export const voidCostInput = z.object({
  id: z.uuid('errors.cost.notFound'),
  reason: requiredText(500),
});
export type VoidCostInput = z.input<typeof voidCostInput>;
