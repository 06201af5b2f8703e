import { isIP } from 'node:net';

/**
 * The address a request came from, as the first proxy saw it, or null. Anybody may write this header, so it is
 * evidence beside other evidence and nothing to decide by.
 */
export function requestIp(headers: Pick<Headers, 'get'>): string | null {
  const forwarded = headers.get('x-forwarded-for')?.split(',')[0]?.trim() ?? '';
  return isIP(forwarded) === 0 ? null : forwarded;
}
