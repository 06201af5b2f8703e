import type { CombinedError } from 'urql';

export type FieldFailure = { readonly path: string; readonly message: string };

/** What went wrong with a write, in words for people. */
export type Failure = {
  readonly code: string;
  readonly message: string;
  readonly fields: readonly FieldFailure[];
  /** Of a write based on an older revision than the one that stands there. */
  readonly changedSince?: { readonly revision: number; readonly values: Readonly<Record<string, unknown>> };
};

const isFieldFailure = (value: unknown): value is FieldFailure =>
  typeof value === 'object' && value !== null && 'path' in value && 'message' in value;

const isChangedSince = (value: unknown): value is NonNullable<Failure['changedSince']> =>
  typeof value === 'object' && value !== null && 'revision' in value && 'values' in value;

/** Reads the server's answer; `offline` is what to say when there was none. */
export function failureOf(error: CombinedError, offline: string): Failure {
  const [first] = error.graphQLErrors;
  if (!first) return { code: 'OFFLINE', message: offline, fields: [] };
  const { code, fields, changedSince } = first.extensions;
  return {
    code: typeof code === 'string' ? code : 'INTERNAL',
    message: first.message,
    fields: Array.isArray(fields) ? fields.filter(isFieldFailure) : [],
    ...(isChangedSince(changedSince) && { changedSince }),
  };
}

/** Whether a write is done once the person has said again who it is. */
export const asksWhoItIs = (error: CombinedError | undefined): boolean =>
  error?.graphQLErrors.some(({ extensions }) => extensions.code === 'CONFIRMATION_REQUIRED') ?? false;
