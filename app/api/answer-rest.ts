import { AppError, HTTP_STATUS } from '@/lib/core/errors';
import { translate } from '@/lib/i18n/translate';
import { currentActor } from '@/lib/identity/session';
import { expectedError } from '@/lib/platform/database-errors';
import { log } from '@/lib/platform/log';
import { logRefusal } from '@/lib/platform/log-refusal';
import { once } from '@/lib/platform/once';
import { fromElsewhere, refuseForeign } from '@/lib/platform/own-origin';
import { answerRequest, currentRequest, requestIdOf } from '@/lib/platform/request-context';
import { readJson } from './read-json';

/** What the specification's REST paths answer, besides what one of them adds. */
export type RestAnswer = { readonly status: number; readonly message: string };

type Failure = RestAnswer & { readonly headers: Readonly<Record<string, string>> };

const answer = (status: number, message: string, headers: Readonly<Record<string, string>> = {}): Response =>
  Response.json({ status, message } satisfies RestAnswer, {
    status,
    headers: { 'Cache-Control': 'no-store', ...headers },
  });

type Words = {
  /** Key of what is said of an unexpected failure, where the specification has words of its own for it. */
  readonly unexpected?: string;
};

/**
 * Runs a REST path of the specification with its JSON body and answers `{status, message}`: 200 with the message that
 * `work` returns, an expected failure with its own status and text, any other logged and masked behind its id.
 */
export const answerRest = (
  request: Request,
  work: (body: unknown) => Promise<string>,
  words: Words = {},
): Promise<Response> =>
  answerOr(
    request,
    (failed, error) => answerFailure(failed, error, words),
    async () => {
      if (fromElsewhere(request)) throw refuseForeign(request);
      const body = await readJson(request);
      const asked = { request, actorOf: currentActor, body: async () => JSON.stringify(body) };
      return answer(200, await once(asked, () => work(body)));
    },
  );

/** Runs the answer to a request as one request of the log; a failure is answered by `fail`. */
export const answerOr = (
  request: Request,
  fail: (request: Request, error: unknown) => Response,
  work: () => Promise<Response>,
): Promise<Response> =>
  answerRequest(request, async () => {
    try {
      return await work();
    } catch (error) {
      return fail(request, error);
    }
  });

/** The answer to a request that failed; for routes whose bodies or successes are of another kind. */
export function answerFailure(request: Request, error: unknown, words: Words = {}): Response {
  const { status, message, headers } = explainFailure(request, error, words);
  return answer(status, message, headers);
}

/** Status, words and headers of a failure, for routes that answer it in a shape of their own. */
export function explainFailure(request: Request, error: unknown, { unexpected }: Words = {}): Failure {
  const expected = expectedError(error);
  if (expected instanceof AppError) {
    logRefusal(expected, { path: new URL(request.url).pathname });
    const { code, messageKey, values, retryAfterSeconds: wait } = expected;
    const headers = wait === null ? {} : { 'Retry-After': `${wait}` };
    return { status: HTTP_STATUS[code], message: translate(messageKey, values), headers };
  }
  const id = currentRequest()?.requestId ?? requestIdOf(request.headers);
  log.error({ err: error, requestId: id }, 'rest: unexpected error');
  return { status: 500, message: translate(unexpected ?? 'errors.unexpectedWithId', { id }), headers: {} };
}
