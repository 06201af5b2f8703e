import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import type { CombinedError } from 'urql';

export type FieldFailure = { readonly path: string; readonly message: string };

/** What went wrong with a write, in words for people. */
export type Failure = {
  readonly code: string;
  readonly message: string;
  readonly fields: readonly FieldFailure[];
};

const isFieldFailure = (value: unknown): value is FieldFailure =>
  typeof value === 'object' && value !== null && 'path' in value && 'message' in value;

/** Reads the server's answer; `offline` is what to say when there was none. */
export function failureOf(error: CombinedError, offline: string): Failure {
  const [first] = error.graphQLErrors;
  if (!first) return { code: 'OFFLINE', message: offline, fields: [] };
  const { code, fields } = first.extensions;
  return {
    code: typeof code === 'string' ? code : 'INTERNAL',
    message: first.message,
    fields: Array.isArray(fields) ? fields.filter(isFieldFailure) : [],
  };
}

/**
 * Shows the server's field errors beside their fields, and gives back those of fields that the form
 * does not have, so that none goes unsaid.
 */
export function showFieldFailures<Values extends FieldValues>(
  failure: Failure,
  setError: UseFormSetError<Values>,
  names: readonly Path<Values>[],
): FieldFailure[] {
  const unknown: FieldFailure[] = [];
  for (const field of failure.fields) {
    const name = names.find((candidate) => candidate === field.path);
    if (name)
      setError(name, { type: 'server', message: field.message }, { shouldFocus: unknown.length === 0 });
    else unknown.push(field);
  }
  return unknown;
}
