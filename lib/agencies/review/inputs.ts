import * as z from 'zod/mini';
import { requiredText } from '@/lib/core/inputs';
import { AGENCY } from '@/lib/core/states';

export const agencyIdInput = z.object({ id: z.uuid() });
export type AgencyIdInput = z.input<typeof agencyIdInput>;

export const suspendAgencyInput = z.object({
  id: z.uuid(),
  reason: requiredText(500),
});
export type SuspendAgencyInput = z.input<typeof suspendAgencyInput>;

/** The state as the specification's `updateAgency` takes it: nothing else of the agency goes with it. */
export const agencyStateInput = z.strictObject({
  id: z.uuid(),
  state: z.union(
    [z.literal(AGENCY.ACTIVE), z.literal(AGENCY.IN_REVIEW), z.literal(AGENCY.SUSPENDED)],
    'validation.option',
  ),
  observation: z.optional(z.string()),
});
export type AgencyStateInput = { readonly id: string; readonly state: number; readonly observation?: string };
