import type { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { answerFailure, answerOr } from '@/app/api/answer-rest';
import { onlyGetAndPost } from '@/app/api/unknown-path';
import { AppError, rateLimited } from '@/lib/core/errors';
import { authOptions } from '@/lib/identity/auth-options';
import {
  KNOWN_BROWSER_COOKIE,
  KNOWN_BROWSER_SECONDS,
  markKnownBrowser,
} from '@/lib/identity/limits/known-browser';
import { sessionIdOf } from '@/lib/identity/session';
import { env } from '@/lib/platform/env';
import { fromElsewhere, refuseForeign } from '@/lib/platform/own-origin';
import { isOwnAddress, readAuthRequest } from './read-auth-request';

type Context = { params: Promise<{ nextauth: string[] }> };

const LIMITED = 'RATE_LIMITED:';

/** The seconds to wait, of an answer of next-auth that refuses a log-in for too many attempts. */
async function waitOf(answer: Response): Promise<number | null> {
  if (answer.status !== 401) return null;
  const { url = '' } = (await answer.clone().json()) as { url?: string };
  const code = new URLSearchParams(url.split('?')[1]).get('error') ?? '';
  return code.startsWith(LIMITED) ? Number(code.slice(LIMITED.length)) : null;
}

function knownBrowserCookie(value: string): string {
  const secure = env().NEXTAUTH_URL.startsWith('https:') ? '; Secure' : '';
  return `${KNOWN_BROWSER_COOKIE}=${value}; Path=/api/auth; Max-Age=${KNOWN_BROWSER_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}

/** next-auth keeps here where it leads to, and answers 500 when somebody has put something else into it. */
const hasStrayWayBack = (request: NextRequest): boolean =>
  request.cookies
    .getAll()
    .some(({ name, value }) => name.endsWith('next-auth.callback-url') && !isOwnAddress(value));

/**
 * next-auth's endpoints. A POST of another site is refused besides its token, and too many attempts are answered
 * 429 with `{status, message}` and the time to wait, which next-auth cannot say.
 */
const handle = (request: NextRequest, context: Context): Promise<Response> =>
  answerOr(request, answerFailure, async () => {
    if (request.method === 'POST' && fromElsewhere(request)) throw refuseForeign(request);
    if (hasStrayWayBack(request)) throw new AppError('INVALID', 'errors.invalid');
    const asked = await readAuthRequest(request, (await context.params).nextauth);
    const own = await sessionIdOf(Object.fromEntries(request.cookies.getAll().map((c) => [c.name, c.value])));
    let known: string | null = null;
    const options = authOptions({
      replaces: own,
      browserCookie: request.cookies.get(KNOWN_BROWSER_COOKIE)?.value ?? null,
      arrived: (address) => {
        known = markKnownBrowser(address);
      },
    });
    const answer: Response = await NextAuth(asked, context, options);
    if (known) answer.headers.append('Set-Cookie', knownBrowserCookie(known));
    const wait = await waitOf(answer);
    if (wait !== null) throw rateLimited(wait);
    return answer;
  });

export {
  handle as GET,
  handle as POST,
  onlyGetAndPost as PUT,
  onlyGetAndPost as PATCH,
  onlyGetAndPost as DELETE,
  onlyGetAndPost as OPTIONS,
};
