import * as z from 'zod/mini';
import { knownEmail } from '@/lib/core/inputs';
import { newPassword } from '@/lib/identity/password/inputs';

/** Left out by who chose a password when registering and keeps it. */
export const activateAccountInput = z.object({ password: z.optional(newPassword) });
export type ActivateAccountInput = z.input<typeof activateAccountInput>;

/** Producer whose activation is asked for, by e-mail. */
export const requestActivationInput = z.object({ email: knownEmail });
export type RequestActivationInput = z.input<typeof requestActivationInput>;
