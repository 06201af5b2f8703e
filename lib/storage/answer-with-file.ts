import { type AppError, HTTP_STATUS } from '@/lib/core/errors';
import { translate } from '@/lib/i18n/translate';
import { expectedError } from '@/lib/platform/database-errors';
import { logRefusal } from '@/lib/platform/log-refusal';
import { answerRequest } from '@/lib/platform/request-context';
import { failedStorage } from './failed-storage';

/**
 * Runs a route that serves a file. A failure is told in words: as a text to a browser that wants a page, as JSON
 * `{status, message}` to others. An expected one has its own status, any other (storage that does not answer) is 503,
 * logged; with the time to wait where that is known.
 */
export const answerWithFile = (request: Request, serve: () => Promise<Response>): Promise<Response> =>
  answerRequest(request, async () => {
    try {
      return await serve();
    } catch (error) {
      const refusal = failedStorage(expectedError(error));
      logRefusal(refusal, { path: new URL(request.url).pathname });
      return answerFailure(request, refusal);
    }
  });

function answerFailure(
  request: Request,
  { code, messageKey, values, retryAfterSeconds }: AppError,
): Response {
  const status = HTTP_STATUS[code];
  const message = translate(messageKey, values);
  const headers = {
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...(retryAfterSeconds === null ? {} : { 'Retry-After': String(retryAfterSeconds) }),
    ...(code === 'UNAUTHENTICATED' ? { 'WWW-Authenticate': 'Bearer' } : {}),
  };
  if (!request.headers.get('accept')?.includes('text/html')) {
    return Response.json({ status, message }, { status, headers });
  }
  const type = { 'Content-Type': 'text/plain; charset=utf-8' };
  return new Response(message, { status, headers: { ...headers, ...type } });
}
