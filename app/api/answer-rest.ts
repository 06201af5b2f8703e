import { AppError, HTTP_STATUS } from '@/lib/core/errors';
import { inWireNames } from '@/lib/core/wire-fields';
import { translate, translateField } from '@/lib/i18n/translate';
import { currentActor } from '@/lib/identity/session';
import { expectedError } from '@/lib/platform/database-errors';
import { log } from '@/lib/platform/log';
import { logRefusal } from '@/lib/platform/log-refusal';
import { once } from '@/lib/platform/once';
import { fromElsewhere, refuseForeign } from '@/lib/platform/own-origin';
import { answerRequest, currentRequest, requestIdOf } from '@/lib/platform/request-context';
import { type SentAs, sentAs } from './named-in';
import { readJson } from './read-json';

/** A field of the body that is wrong, by the name under which it was sent, and why. */
type WrongField = { readonly path: string; readonly message: string };

/** What the specification's REST paths answer, besides what one of them adds; of wrong values, which those are. */
export type RestAnswer = {
  readonly status: number;
  readonly message: string;
  readonly fields?: readonly WrongField[];
};

type Failure = RestAnswer & { readonly headers: Readonly<Record<string, string>> };

const answer = (body: RestAnswer, headers: Readonly<Record<string, string>> = {}): Response =>
  Response.json(body, { status: body.status, headers: { 'Cache-Control': 'no-store', ...headers } });

type Words = {
  /** Key of what is said of an unexpected failure, where the specification has words of its own for it. */
  readonly unexpected?: string;
  /** Under which names the body holds what is called otherwise inside. */
  readonly sentAs?: SentAs;
};

/**
 * Runs a REST path of the specification with its JSON body and answers `{status, message}`, of wrong values also `fields`: 200 with the message that
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
      const done = inWireNames(
        sentAs(words.sentAs ?? {}, body),
        once(asked, () => work(body)),
      );
      return answer({ status: 200, message: await done });
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
  const { headers, ...body } = explainFailure(request, error, words);
  return answer(body, headers);
}

/** Status, words and headers of a failure, for routes that answer it in a shape of their own. */
export function explainFailure(request: Request, error: unknown, { unexpected }: Words = {}): Failure {
  const expected = expectedError(error);
  if (expected instanceof AppError) {
    logRefusal(expected, { path: new URL(request.url).pathname });
    const { code, messageKey, values, retryAfterSeconds: wait } = expected;
    const fields = Object.entries(expected.fields).map(([path, wrong]) => ({
      path,
      message: translateField(wrong),
    }));
    return {
      status: HTTP_STATUS[code],
      message: translate(messageKey, values),
      ...(fields.length > 0 ? { fields } : {}),
      headers: {
        ...(wait === null ? {} : { 'Retry-After': `${wait}` }),
        // RFC 9110 asks for it with each 401.
        ...(code === 'UNAUTHENTICATED' ? { 'WWW-Authenticate': 'Bearer' } : {}),
      },
    };
  }
  const id = currentRequest()?.requestId ?? requestIdOf(request.headers);
  log.error({ err: error, requestId: id }, 'rest: unexpected error');
  return { status: 500, message: translate(unexpected ?? 'errors.unexpectedWithId', { id }), headers: {} };
}
