import * as z from 'zod/mini';
import { percentage, requiredText } from '@/lib/core/inputs';
import { sentAs } from '@/lib/core/wire-types';

/** Shared by form and server: messages are keys of lib/i18n. */
export const TAXATION_UNITS = ['PER_MIL', 'PERCENT'] as const;

/** The form's part: a rate below 100 as a decimal string. */
export const taxationPriceInput = z.object({
  pricesTaxationId: z.int('validation.city'),
  price: sentAs(
    'Decimal',
    requiredText(20).check(percentage(3), z.regex(/^\d{1,2}(\.\d{1,3})?$/, 'validation.rate')),
  ),
});
export type TaxationPriceInput = z.input<typeof taxationPriceInput>;
export type TaxationPriceData = z.output<typeof taxationPriceInput>;

/** The agency may be named, as the specification does; it can only be one's own. A rate counts in the catalogue's unit. */
export const createAgencyPricesTaxationInput = z.extend(taxationPriceInput, {
  agencyId: z.optional(z.uuid()),
  unity: z.optional(sentAs('TaxationUnit', z.enum(TAXATION_UNITS, 'validation.option'))),
});
export type CreateAgencyPricesTaxationInput = z.input<typeof createAgencyPricesTaxationInput>;

export const deleteAgencyPricesTaxationInput = z.object({ id: z.uuid() });
export type DeleteAgencyPricesTaxationInput = z.input<typeof deleteAgencyPricesTaxationInput>;
