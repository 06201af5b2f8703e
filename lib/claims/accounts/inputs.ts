import * as z from 'zod/mini';
import { accountFields } from '@/lib/talents/own/bank-account/inputs';

export const giveAccountInput = z.object(accountFields('claim.required'));
export type GiveAccountInput = z.input<typeof giveAccountInput>;
