import { currentTime } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { product } from '@/lib/platform/product';

const YEAR_MS = 365 * 86_400_000;

/** Whom to tell of a hole in the product (RFC 9116). */
export function GET(): Response {
  const lines = [
    `Contact: mailto:${product().supportEmail}`,
    `Expires: ${new Date(currentTime().getTime() + YEAR_MS).toISOString()}`,
    'Preferred-Languages: es, en',
    `Canonical: ${new URL('/.well-known/security.txt', env().APP_URL)}`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
