import { env } from './env';

/**
 * True when a browser says that another site sent this. It names its origin on every POST; who names none is no
 * browser, and has no cookies to abuse. Where the application has no TLS (one's own machine or network), it is
 * itself under any name it was reached by, `127.0.0.1` as well as `localhost`: no page can choose the Host header.
 */
export function fromElsewhere({ headers }: { readonly headers: Pick<Headers, 'get'> }): boolean {
  const origin = headers.get('origin');
  if (origin === null) return false;
  const own = new URL(env().APP_URL);
  if (origin === own.origin) return false;
  return own.protocol === 'https:' || origin !== `http://${headers.get('host')}`;
}
