import type { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { answerFailure } from '@/app/api/answer-rest';
import { forbidden, rateLimited } from '@/lib/core/errors';
import { authOptions } from '@/lib/identity/auth-options';
import { sessionIdOf } from '@/lib/identity/session';
import { fromElsewhere } from '@/lib/platform/own-origin';

type Context = { params: Promise<{ nextauth: string[] }> };

const LIMITED = 'RATE_LIMITED:';

/** The seconds to wait, of an answer of next-auth that refuses a log-in for too many attempts. */
async function waitOf(answer: Response): Promise<number | null> {
  if (answer.status !== 401) return null;
  const { url = '' } = (await answer.clone().json()) as { url?: string };
  const code = new URLSearchParams(url.split('?')[1]).get('error') ?? '';
  return code.startsWith(LIMITED) ? Number(code.slice(LIMITED.length)) : null;
}

/**
 * next-auth's endpoints. A POST of another site is refused besides its token, and too many attempts are answered
 * 429 with `{status, message}` and the time to wait, which next-auth cannot say.
 */
async function handle(request: NextRequest, context: Context): Promise<Response> {
  if (request.method === 'POST' && fromElsewhere(request)) return answerFailure(request, forbidden());
  const own = await sessionIdOf(Object.fromEntries(request.cookies.getAll().map((c) => [c.name, c.value])));
  const answer: Response = await NextAuth(request, context, authOptions(own));
  const wait = await waitOf(answer);
  return wait === null ? answer : answerFailure(request, rateLimited(wait));
}

export { handle as GET, handle as POST };
