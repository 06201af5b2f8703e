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
