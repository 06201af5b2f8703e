import { AppError, type FieldErrors, notFound } from '@/lib/core/errors';

/** PostgreSQL's code behind an error, through drizzle's wrapping; undefined for any other error. */
export function databaseCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'cause' in error ? databaseCode(error.cause) : undefined;
}

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

/** What PostgreSQL says when it cannot do now what it could do later: a lock held, a limit reached, no server. */
const LATER: Readonly<Record<string, string>> = {
  '55P03': 'errors.database.busy',
  '57014': 'errors.unavailable',
  '25P03': 'errors.unavailable',
  '53100': 'errors.database.full',
  '53300': 'errors.unavailable',
  '57P01': 'errors.unavailable',
  '57P02': 'errors.unavailable',
  '57P03': 'errors.unavailable',
  '08000': 'errors.unavailable',
  '08003': 'errors.unavailable',
  '08006': 'errors.unavailable',
  ECONNREFUSED: 'errors.unavailable',
  ECONNRESET: 'errors.unavailable',
};

/** pg gives no code to what befalls the connection itself. */
const LOST =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/;

/** PgBouncer has one code for all that it refuses itself, and says which in words. These pass. */
const POOLER_CODE = '08P01';
const POOLER_LATER =
  /timeout|server (login|conn|DNS|lifetime|idle)|cannot connect to server|no more connections|shutting down|resources exhaustion|database (removed|configuration changed)/;

const isLost = (error: unknown): boolean =>
  error instanceof Error && (LOST.test(error.message) || isRefusedByPooler(error) || isLost(error.cause));

const isRefusedByPooler = (error: Error): boolean =>
  'code' in error && error.code === POOLER_CODE && POOLER_LATER.test(error.message);

/** UNAVAILABLE for a failure of the database that passes; any other error stays what it is. */
export function unavailableBy(error: unknown): unknown {
  if (error instanceof AppError) return error;
  const key = LATER[databaseCode(error) ?? ''] ?? (isLost(error) ? 'errors.unavailable' : undefined);
  return key ? new AppError('UNAVAILABLE', key) : error;
}

/** What PostgreSQL refuses in a value that somebody sent: a text it cannot hold, a day or number out of its range. */
const UNFIT_VALUES = ['22021', '22P05', '22001', '22003', '22007', '22008', '2201W', '2201X'];

/** The field whose value refers to no row, as its column is called; none where the words of PostgreSQL do not say it. */
function unknownReference(error: unknown): FieldErrors {
  const [, column] = /^Key \((\w+)\)=.* is not present in table/.exec(detailOf(error)) ?? [];
  const field = column?.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  return field ? { [field]: 'errors.unknownValue' } : {};
}

function detailOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  if ('detail' in error && typeof error.detail === 'string') return error.detail;
  return 'cause' in error ? detailOf(error.cause) : '';
}

/**
 * What PostgreSQL says of what was sent: an id that is no UUID cannot be anybody's and becomes NOT_FOUND; a value it
 * cannot hold, or one that refers to nothing, becomes INVALID. A failure that passes becomes UNAVAILABLE, any other error stays what it is. For the edges, which
 * translate errors: what is known of an input, its schema says first and beside its field.
 */
export function expectedError(error: unknown): unknown {
  if (error instanceof AppError) return error;
  const code = databaseCode(error);
  if (code === '22P02') return notFound();
  if (code === '23503') return new AppError('INVALID', 'errors.unknownReference', unknownReference(error));
  return code !== undefined && UNFIT_VALUES.includes(code)
    ? new AppError('INVALID', 'errors.unfitValue')
    : unavailableBy(error);
}
