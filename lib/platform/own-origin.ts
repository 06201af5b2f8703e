import { AppError } from '@/lib/core/errors';
import { env } from './env';
import { log } from './log';

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

/** Pairs of addresses that the log has named already: who sends many does not fill it. */
const told = new Set<string>();
const MOST_TOLD = 20;
const MOST_SHOWN = 100;

/**
 * The refusal of what `fromElsewhere` finds. Mostly it is a page of Elenco that was opened under another address than
 * APP_URL, so it says which one; the log says it to who runs the server.
 */
export function refuseForeign({ headers }: { readonly headers: Pick<Headers, 'get'> }): AppError {
  const { origin: address } = new URL(env().APP_URL);
  const from = (headers.get('origin') ?? '').slice(0, MOST_SHOWN);
  const host = (headers.get('host') ?? '').slice(0, MOST_SHOWN);
  if (told.size < MOST_TOLD && !told.has(`${from} ${host}`)) {
    told.add(`${from} ${host}`);
    const text = `Un formulario llegó desde ${from} (Host: ${host}) y APP_URL es ${address}. Si esa es la dirección de Elenco, corrige APP_URL; si no, que el proxy lleve esa dirección a APP_URL.`;
    log.warn({ from, host, appUrl: address }, text);
  }
  return new AppError('FORBIDDEN', 'errors.otherAddress', {}, { values: { address } });
}
