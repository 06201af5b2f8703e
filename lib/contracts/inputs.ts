import * as z from 'zod/mini';

/** Texts behind the keys are the specification's (part 2, "Contract form"). */
const accepted = z.boolean('contract.acceptTerms').check(z.refine((value) => value, 'contract.acceptTerms'));

export const signContractInput = z.object({
  typeContract: z.enum(['eventos', 'fotografia'], 'contract.chooseType'),
  habeasData: accepted,
  clausula: accepted,
});
export const consentInput = z.object({
  kind: z.enum(['habeasData', 'clausula']),
  accepted: z.boolean(),
  /** Empty while none is chosen. */
  typeContract: z.enum(['', 'eventos', 'fotografia']),
});
export type ConsentInput = z.input<typeof consentInput>;

export type SignContractInput = z.input<typeof signContractInput>;
