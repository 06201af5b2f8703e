import { notFound } from '@/lib/core/errors';
import { translate } from '@/lib/i18n/translate';
import { answerRequest } from '@/lib/platform/request-context';
import { answerFailure, answerOr } from './answer-rest';

/** Answers any request for a path that there is not, signed in or not: 404 `{status, message}`. */
export const unknownPath = (request: Request): Promise<Response> =>
  answerOr(request, answerFailure, async () => {
    throw notFound('errors.unknownPath');
  });

/** Answers a method that a path does not take: 405 `{status, message}`; and OPTIONS, by which it is asked what it takes. */
export const refuseMethod =
  (allowed: string) =>
  (request: Request): Promise<Response> =>
    answerRequest(request, () => {
      if (request.method === 'OPTIONS') {
        return new Response(null, { status: 204, headers: { Allow: `${allowed}, OPTIONS` } });
      }
      const body = { status: 405, message: translate('errors.wrongMethod') };
      return Response.json(body, { status: 405, headers: { Allow: allowed, 'Cache-Control': 'no-store' } });
    });

/** For the other methods of a path that is only read. */
export const onlyGet = refuseMethod('GET, HEAD');
/** For the other methods of a path that is only posted to. */
export const onlyPost = refuseMethod('POST');
/** For the other methods of a path that is read and posted to. */
export const onlyGetAndPost = refuseMethod('GET, HEAD, POST');
