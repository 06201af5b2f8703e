import { AppError, type ErrorCode } from '@/lib/core/errors';
import { requestLog } from '@/lib/platform/log';

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

/**
 * Runs a route that serves a file, and answers its failures with an empty body: an expected one with its status, any
 * other (storage that does not answer) with 503, logged.
 */
export async function answerWithFile(request: Request, serve: () => Promise<Response>): Promise<Response> {
  try {
    return await serve();
  } catch (error) {
    const expected = error instanceof AppError;
    if (!expected) requestLog(request.headers).error({ error }, 'file not served');
    const status = expected ? STATUS[error.code] : 503;
    return new Response(null, { status, headers: { 'Cache-Control': 'no-store' } });
  }
}
