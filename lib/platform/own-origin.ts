import { env } from './env';

/**
 * True when a browser says that another site sent this. It names its origin on every POST; who names none is no
 * browser, and has no cookies to abuse.
 */
export function fromElsewhere(request: Request): boolean {
  const origin = request.headers.get('origin');
  return origin !== null && origin !== new URL(env().APP_URL).origin;
}
