import * as z from 'zod/mini';
import { email, requiredLine, requiredText } from '@/lib/core/inputs';

const words = requiredLine(80);

export const inviteAdministratorInput = z.object({ name: words, lastname: words, email });
export type InviteAdministratorInput = z.input<typeof inviteAdministratorInput>;

export const personIdInput = z.object({ id: z.uuid() });
export type PersonIdInput = z.input<typeof personIdInput>;

export const suspendPersonInput = z.object({
  id: z.uuid(),
  reason: requiredText(500),
});
export type SuspendPersonInput = z.input<typeof suspendPersonInput>;
