import { databaseCode, violatedConstraint } from '@/lib/platform/database-errors';
import { refusal } from './refuse';

const THERE = '23505';
const REFERENCE = '23503';
/** Checks, empty columns, exclusions, values that a type does not hold, and what a trigger refuses. */
const NOT_ALLOWED = /^(23|22|P0001)/;
const EMAILS: readonly string[] = ['talents_email', 'users_email'];

/** Why the database refused a row of a table, in words; any other error stays what it is. */
export function inWords(error: unknown, table: string): unknown {
  const code = databaseCode(error) ?? '';
  const detail = detailOf(error);
  if (code === THERE && EMAILS.includes(violatedConstraint(error) ?? ''))
    return refusal('emailThere', { email: /=\((.+)\)/.exec(detail)?.[1] ?? detail });
  if (code === THERE) return refusal('there', { table, detail });
  if (code === REFERENCE) return refusal('reference', { table, detail });
  return NOT_ALLOWED.test(code)
    ? refusal('notAllowed', { table, detail: violatedConstraint(error) ?? (detail || code) })
    : error;
}

/** What PostgreSQL says of the values, through drizzle's wrapping. */
function detailOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  if ('detail' in error && typeof error.detail === 'string') return error.detail;
  return 'cause' in error ? detailOf(error.cause) : '';
}
