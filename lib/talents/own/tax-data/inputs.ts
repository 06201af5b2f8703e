import * as z from 'zod/mini';

/** What a talent says of itself as a taxpayer. */
export const taxDataInput = z.object({
  declaresIncome: z.boolean('validation.required'),
  ivaResponsible: z.boolean('validation.required'),
  hiresWorkers: z.boolean('validation.required'),
  /** CIIU of the RUT; empty for one that is not said. */
  economicActivity: z.nullish(
    z.string().check(z.trim(), z.regex(/^(\d{4})?$/, 'validation.economicActivity')),
  ),
});
export type TaxDataInput = z.input<typeof taxDataInput>;
