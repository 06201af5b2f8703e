import { randomBytes } from 'node:crypto';
import { sameSecret } from '@/lib/platform/same-secret';
import { keyOf } from './limiters';

/** Tells that somebody has logged in with this browser before, and as whom; it opens nothing (decision 36). */
export const KNOWN_BROWSER_COOKIE = 'elenco_known';
export const KNOWN_BROWSER_SECONDS = 180 * 24 * 60 * 60;

const NAME = /^[\w-]{22}$/;

/** The cookie's proof that the browser of that name belongs to that address. */
const proofOf = (browser: string, address: string): string =>
  keyOf(`known browser ${browser} ${address.trim().toLowerCase().normalize('NFC')}`);

/** A new cookie for a browser that has just logged in with that address. */
export function markKnownBrowser(address: string): string {
  const browser = randomBytes(16).toString('base64url');
  return `${browser}.${proofOf(browser, address)}`;
}

/** The browser's name by its cookie; null when it has none, or one of another address. */
export function knownBrowser(cookie: string | null | undefined, address: string): string | null {
  const [browser = '', proof = ''] = (cookie ?? '').split('.');
  if (!NAME.test(browser)) return null;
  return sameSecret(proof, proofOf(browser, address)) ? browser : null;
}
