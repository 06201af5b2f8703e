import * as z from 'zod/mini';
import { requiredText, text } from '@/lib/core/inputs';
import { readConstantValue } from './rules';

/** Shared by form and server: messages are keys of lib/i18n. */
export const changeConstantInput = z
  .object({
    id: z.int('validation.option'),
    /** As typed; what is kept is in `readConstantValue`. */
    value: text(2000),
    reason: requiredText(500),
  })
  .check(({ value: { id, value }, issues }) => {
    const read = readConstantValue(id, value);
    if (read.kind === 'problem')
      issues.push({ code: 'custom', path: ['value'], message: read.message, input: value });
  });
export type ChangeConstantInput = z.input<typeof changeConstantInput>;
