import { AppError, notFound } from '@/lib/core/errors';

/** PostgreSQL's code behind an error, through drizzle's wrapping; undefined for any other error. */
export function databaseCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'cause' in error ? databaseCode(error.cause) : undefined;
}

export const isUniqueViolation = (error: unknown): boolean => databaseCode(error) === '23505';
export const isExclusionViolation = (error: unknown): boolean => databaseCode(error) === '23P01';

/** The name of the constraint or index that refused a write, through drizzle's wrapping; undefined for any other error. */
export function violatedConstraint(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('constraint' in error && typeof error.constraint === 'string') return error.constraint;
  return 'cause' in error ? violatedConstraint(error.cause) : undefined;
}

/**
 * INVALID at the field that made a constraint refuse a write, for those of `fields` (constraint → field and message
 * key); any other error stays what it is.
 */
export function invalidBy(
  error: unknown,
  fields: Readonly<Record<string, readonly [field: string, message: string]>>,
): unknown {
  const [field, message] = fields[violatedConstraint(error) ?? ''] ?? [];
  return field && message ? new AppError('INVALID', 'errors.invalid', { [field]: message }) : error;
}

/**
 * An id that is no UUID cannot be anybody's: what PostgreSQL says of one becomes NOT_FOUND.
 * Any other error stays what it is. For the edges, which translate errors.
 */
export const expectedError = (error: unknown): unknown =>
  databaseCode(error) === '22P02' ? notFound() : error;
