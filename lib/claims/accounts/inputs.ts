import * as z from 'zod/mini';
import { ACCOUNT_FITS, accountFields } from '@/lib/talents/own/bank-account/inputs';

export const giveAccountInput = z.object(accountFields('claim.required')).check(...ACCOUNT_FITS);
export type GiveAccountInput = z.input<typeof giveAccountInput>;
