import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import type { Failure } from '@/app/_features/graphql/failure';

/**
 * Shows the server's field errors beside their fields. Returns what to say above the form: null when each error has
 * found its field.
 */
export function showFailure<Values extends FieldValues>(
  { message, fields }: Failure,
  setError: UseFormSetError<Values>,
  shown: Pick<ReadonlySet<string>, 'has'>,
): string | null {
  const known = fields.filter(({ path }) => shown.has(path));
  for (const field of known) {
    setError(field.path as Path<Values>, { type: 'server', message: field.message }, { shouldFocus: true });
  }
  return known.length === 0 || known.length < fields.length ? message : null;
}
