import { AppError, type ErrorCode } from '@/lib/core/errors';
import { translate } from '@/lib/i18n/translate';
import { requestIdOf, requestLog } from '@/lib/platform/log';
import { fromElsewhere } from '@/lib/platform/own-origin';
import { readJson } from './read-json';

/** What the specification's REST paths answer, besides what one of them adds. */
export type RestAnswer = { readonly status: number; readonly message: string };

type Failure = RestAnswer & { readonly headers: Readonly<Record<string, string>> };

const STATUS: Readonly<Record<ErrorCode, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  INVALID: 400,
  CONFLICT: 409,
  GONE: 410,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
};

const answer = (status: number, message: string, headers: Readonly<Record<string, string>> = {}): Response =>
  Response.json({ status, message } satisfies RestAnswer, {
    status,
    headers: { 'Cache-Control': 'no-store', ...headers },
  });

/**
 * Runs a REST path of the specification with its JSON body and answers `{status, message}`: 200 with the message that
 * `work` returns, an expected failure with its own status and text, any other logged and masked behind its id.
 */
export async function answerRest(
  request: Request,
  work: (body: unknown) => Promise<string>,
): Promise<Response> {
  try {
    if (fromElsewhere(request)) throw new AppError('FORBIDDEN', 'errors.forbidden');
    return answer(200, await work(await readJson(request)));
  } catch (error) {
    return answerFailure(request, error);
  }
}

/** The answer to a request that failed; for routes whose bodies or successes are of another kind. */
export function answerFailure(request: Request, error: unknown): Response {
  const { status, message, headers } = explainFailure(request, error);
  return answer(status, message, headers);
}

/** Status, words and headers of a failure, for routes that answer it in a shape of their own. */
export function explainFailure(request: Request, error: unknown): Failure {
  if (error instanceof AppError) {
    const { code, messageKey, values, retryAfterSeconds: wait } = error;
    const headers = wait === null ? {} : { 'Retry-After': `${wait}` };
    return { status: STATUS[code], message: translate(messageKey, values), headers };
  }
  const id = requestIdOf(request.headers);
  requestLog(request.headers).error({ err: error }, 'rest: unexpected error');
  return { status: 500, message: translate('errors.unexpectedWithId', { id }), headers: {} };
}
