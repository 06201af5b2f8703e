import { GraphQLError } from 'graphql';
import { AppError } from '@/lib/core/errors';
import { translate } from '@/lib/i18n/translate';
import { expectedError } from '@/lib/platform/database-errors';
import { log } from '@/lib/platform/log';

/**
 * The one place where a failure becomes a GraphQL error. An expected one carries its code, its
 * Spanish message and one message per field; any other is logged and masked behind the request id.
 */
export function toGraphQLError(error: unknown, requestId: string): Error {
  const original = expectedError(error instanceof GraphQLError ? error.originalError : error);
  if (original instanceof AppError) {
    const fields = Object.entries(original.fields).map(([path, key]) => ({ path, message: translate(key) }));
    const { code, messageKey, values, retryAfterSeconds } = original;
    return new GraphQLError(translate(messageKey, values), {
      extensions: { code, fields, ...(retryAfterSeconds === null ? {} : { retryAfterSeconds }) },
    });
  }
  if (error instanceof GraphQLError && !original) return error;
  log.error({ requestId, err: original }, 'graphql: unexpected error');
  return new GraphQLError(translate('errors.unexpectedWithId', { id: requestId }), {
    extensions: { code: 'INTERNAL', requestId },
  });
}
