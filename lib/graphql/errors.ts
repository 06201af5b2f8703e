import { GraphQLError, type GraphQLErrorExtensions } from 'graphql';
import { AppError } from '@/lib/core/errors';
import { translate, translateField } from '@/lib/i18n/translate';
import { expectedError } from '@/lib/platform/database-errors';
import { log } from '@/lib/platform/log';
import { logRefusal } from '@/lib/platform/log-refusal';

/**
 * The one place where a failure becomes a GraphQL error, and leaves its line in the log. An expected one carries its
 * code, its Spanish message and one message per field; what is wrong with the operation itself carries GraphQL's own
 * words; any other is masked behind the request id. Nothing of the operation's text or variables is ever logged.
 */
export function toGraphQLError(error: unknown, requestId: string): GraphQLError {
  const original = expectedError(innermost(error));
  const path = error instanceof GraphQLError ? error.path : undefined;
  const field = path?.[0];
  if (original instanceof AppError) {
    logRefusal(original, { field });
    return placedAs(error, translate(original.messageKey, original.values), refusalOf(original));
  }
  if (original instanceof GraphQLError && (!path || isOfTheOperation(original))) {
    const code = codeOf(original);
    log.info({ field, code }, 'graphql: operation refused');
    return placedAs(original, original.message, { ...original.extensions, code }, path);
  }
  if (isGoneAway(original)) log.debug({ requestId, field }, 'graphql: gone away');
  else log.error({ requestId, field, err: original }, 'graphql: unexpected error');
  const masked = translate('errors.unexpectedWithId', { id: requestId });
  return placedAs(error, masked, { code: 'INTERNAL', requestId });
}

/** Who asked hung up: nobody waits for the answer, and nothing failed. */
const isGoneAway = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/** An error that says which field of the answer it belongs to, and where that stands in the operation, as `error` does. */
function placedAs(
  error: unknown,
  message: string,
  extensions: GraphQLErrorExtensions,
  path = error instanceof GraphQLError ? error.path : undefined,
): GraphQLError {
  if (!(error instanceof GraphQLError)) return new GraphQLError(message, { extensions });
  const { nodes = null, source = null, positions = null } = error;
  return new GraphQLError(message, { nodes, source, positions, path: path ?? null, extensions });
}

const refusalOf = ({ code, retryAfterSeconds, changedSince, fields }: AppError): GraphQLErrorExtensions => ({
  code,
  fields: Object.entries(fields).map(([path, wrong]) => ({ path, message: translateField(wrong) })),
  ...(changedSince && { changedSince }),
  ...(retryAfterSeconds === null ? {} : waitOf(retryAfterSeconds)),
});

/** How long to wait, in the error, and in the header of the answer, which GraphQL Yoga takes out of `http`. */
const waitOf = (seconds: number) => ({
  retryAfterSeconds: seconds,
  http: { headers: { 'Retry-After': String(seconds) } },
});

/** GraphQL wraps what it catches, once for each of its layers. */
function innermost(error: unknown): unknown {
  const inner = error instanceof GraphQLError ? error.originalError : undefined;
  return inner ? innermost(inner) : error;
}

/** What points into the operation's text is the asker's fault; a value that a resolver gave and no type takes is not. */
const isOfTheOperation = ({ nodes, extensions }: GraphQLError): boolean =>
  nodes !== undefined || extensions.code !== undefined;

function codeOf({ message, extensions }: GraphQLError): string {
  if (typeof extensions.code === 'string') return extensions.code;
  return message.startsWith('Syntax Error') ? 'GRAPHQL_PARSE_FAILED' : 'BAD_USER_INPUT';
}
