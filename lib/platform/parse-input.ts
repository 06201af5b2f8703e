import type { ZodMiniType } from 'zod/mini';
import { AppError } from '@/lib/core/errors';

/**
 * Reads an input with its schema. Throws INVALID with a message key per form path
 * (`lines.0.budget`), so that every edge can show what is wrong beside its field.
 */
export function parseInput<Output>(schema: ZodMiniType<Output>, input: unknown): Output {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) {
    fields[issue.path.map(String).join('.')] ??= issue.message;
  }
  throw new AppError('INVALID', 'errors.invalid', fields);
}
