import { encode } from 'next-auth/jwt';
import { env } from '@/lib/platform/env';
import { SESSION_LIFE_MS } from './rules';

/** The cookie of a session, as next-auth names it. */
export function sessionCookie(): { readonly name: string; readonly secure: boolean } {
  const secure = env().NEXTAUTH_URL.startsWith('https:');
  return { name: `${secure ? '__Secure-' : ''}next-auth.session-token`, secure };
}

/** The whole cookie of a session that was started without next-auth's endpoints: the same that they would set. */
export async function sealSession(sessionId: string) {
  const maxAge = SESSION_LIFE_MS / 1000;
  const { name, secure } = sessionCookie();
  const value = await encode({ token: { sessionId }, secret: env().NEXTAUTH_SECRET, maxAge });
  return { name, value, secure, maxAge, path: '/', httpOnly: true, sameSite: 'lax' } as const;
}
