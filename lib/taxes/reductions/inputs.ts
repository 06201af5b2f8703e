import * as z from 'zod/mini';
import { REDUCTION_KINDS } from '@/db/values/reductions';
import { sentAs } from '@/lib/core/wire-types';

/** More than anybody pays a month for one of them, in whole pesos. */
const MOST = 100_000_000;

const monthly = z.nullish(
  sentAs(
    'Money',
    z.int('validation.amount').check(z.gte(0, 'validation.amount'), z.lte(MOST, 'validation.amount')),
  ),
);

const payer = { agencyId: z.uuid('errors.reductions.noPayer') };

/** What a talent declares to one payer for this year, in whole pesos of a month; 0 or null for what it does not. */
export const keepReductionsInput = z.object({
  ...payer,
  contributions: monthly,
  dependants: z.boolean('validation.required'),
  mortgage: monthly,
  health: monthly,
  voluntary: monthly,
  /** That it is true, and asked of no other payer. */
  sworn: z.boolean('validation.required').check(z.refine((sworn) => sworn, 'validation.sworn')),
});
export type KeepReductionsInput = z.input<typeof keepReductionsInput>;

export const reductionPaperInput = z.object({
  ...payer,
  kind: z.enum(REDUCTION_KINDS, 'errors.reductions.noKind'),
});
