import { AppError, HTTP_STATUS } from '@/lib/core/errors';
import { expectedError } from '@/lib/platform/database-errors';
import { log } from '@/lib/platform/log';
import { logRefusal } from '@/lib/platform/log-refusal';
import { answerRequest } from '@/lib/platform/request-context';

/**
 * Runs a route that serves a file, and answers its failures with an empty body: an expected one with its status, any
 * other (storage that does not answer) with 503, logged.
 */
export const answerWithFile = (request: Request, serve: () => Promise<Response>): Promise<Response> =>
  answerRequest(request, async () => {
    try {
      return await serve();
    } catch (error) {
      const status = statusOf(request, expectedError(error));
      return new Response(null, { status, headers: { 'Cache-Control': 'no-store' } });
    }
  });

function statusOf(request: Request, error: unknown): number {
  if (!(error instanceof AppError)) {
    log.error({ error }, 'file not served');
    return 503;
  }
  logRefusal(error, { path: new URL(request.url).pathname });
  return HTTP_STATUS[error.code];
}
