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

export type FailureWords = Readonly<Record<'offline' | 'outdated' | 'sessionEnded', string>>;

/** What the server says of an operation that it does not know: this page is older than the build. */
const UNKNOWN_OPERATION: readonly unknown[] = [
  'BAD_USER_INPUT',
  'GRAPHQL_VALIDATION_FAILED',
  'GRAPHQL_PARSE_FAILED',
];

export const isSessionEnd = ({ extensions }: { extensions: Record<string, unknown> }): boolean =>
  extensions.code === 'UNAUTHENTICATED';

/** Whether this page is older than what the server runs, and only its being loaded again helps. */
export const isOutdated = ({ code }: Pick<Failure, 'code'>): boolean => code === 'OUTDATED';

/** Reads the server's answer; `offline` is what to say when there was none. */
export function failureOf(
  error: CombinedError,
  offline: string,
  words?: Omit<FailureWords, 'offline'>,
): Failure {
  const [first] = error.graphQLErrors;
  if (!first) return { code: 'OFFLINE', message: offline, fields: [] };
  if (words && isSessionEnd(first))
    return { code: 'UNAUTHENTICATED', message: words.sessionEnded, fields: [] };
  if (words && UNKNOWN_OPERATION.includes(first.extensions.code))
    return { code: 'OUTDATED', message: words.outdated, fields: [] };
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

/** The client's own script did not come: without a network, or because the build that it is of is gone. */
export async function withoutClient({ offline, outdated }: FailureWords): Promise<Failure> {
  const answers = await fetch('/api/health/live', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  return answers
    ? { code: 'OUTDATED', message: outdated, fields: [] }
    : { code: 'OFFLINE', message: offline, fields: [] };
}
