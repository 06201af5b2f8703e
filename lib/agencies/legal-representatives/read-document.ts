import { AppError } from '@/lib/core/errors';
import { readIdentity } from '@/lib/core/readers/identity-number';

/** The number of a representative's document, whose type is not asked. One that stays as it is does not hold up other changes. */
export function readDocument(typed: string, before?: string): string {
  if (typed === before) return typed;
  const read = readIdentity(null, typed);
  if (read && 'value' in read) return read.value;
  const problem = read?.problem ?? 'validation.required';
  throw new AppError('INVALID', 'errors.invalid', { document: problem });
}
