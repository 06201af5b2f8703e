import * as z from 'zod/mini';
import { dialingCode, line, optionalEmail, optionalPhone, title } from '@/lib/core/inputs';

/** A person at a client's. A changed one names its id. */
export const clientContactInput = z.object({
  name: title(120),
  position: z.optional(z.nullable(line(80))),
  email: z.optional(z.nullable(optionalEmail())),
  phone: z.optional(z.nullable(optionalPhone)),
  dialingCode: z.optional(dialingCode),
});
export type ClientContactFields = z.input<typeof clientContactInput>;

export const keepClientContactInput = z.extend(clientContactInput, {
  id: z.optional(z.nullable(z.uuid())),
  clientId: z.uuid(),
});
export type KeepClientContactInput = z.input<typeof keepClientContactInput>;

export const removeClientContactInput = z.object({ id: z.uuid() });
