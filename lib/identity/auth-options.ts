import type { NextAuthOptions, User } from 'next-auth';
import Credentials from 'next-auth/providers/credentials';
import { z } from 'zod';
import { AppError } from '@/lib/core/errors';
import { isStorable } from '@/lib/core/text';
import { env } from '@/lib/platform/env';
import { log } from '@/lib/platform/log';
import { logRefusal } from '@/lib/platform/log-refusal';
import { requestIp } from '@/lib/platform/request-ip';
import { loginAddress } from './limits/rules';
import { logIn } from './log-in';
import { logOut } from './log-out';
import type { LoginKind } from './rules';
import { SESSION_LIFE_MS } from './sessions/rules';

declare module 'next-auth/jwt' {
  interface JWT {
    /** Row of the session; all else is read from it at each request. */
    sessionId?: string;
  }
}

const credentials = z.object({ email: z.string().max(100), password: z.string().max(200) });

type Asked = { readonly headers?: Record<string, unknown> | undefined };

const headersOf = ({ headers = {} }: Asked): Headers =>
  new Headers(Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]));

/** Returns what the browser is told of a failed log-in: a code, and for too many attempts the seconds to wait. */
function codeOf(error: unknown): string {
  if (error instanceof AppError && error.code === 'RATE_LIMITED') {
    logRefusal(error);
    return `RATE_LIMITED:${error.retryAfterSeconds}`;
  }
  log.error({ err: error }, 'log-in failed');
  return 'SYSTEM';
}

export type Arrival = {
  /** The session of the browser, which the new one replaces. */
  readonly replaces: string | null;
  /** Cookie by which a browser is known to have logged in before. */
  readonly browserCookie: string | null;
  /** Told of a log-in that was let in, with what it is counted under. */
  readonly arrived?: (address: string) => void;
};

const NOBODY: Arrival = { replaces: null, browserCookie: null };

/** Errors thrown here reach the browser verbatim, so only codes are thrown. */
const provider = (kind: LoginKind, { replaces, browserCookie, arrived }: Arrival) =>
  Credentials({
    id: kind,
    name: kind,
    credentials: { email: { type: 'email' }, password: { type: 'password' } },
    async authorize(input, asked): Promise<User> {
      const parsed = credentials.safeParse(input);
      if (!parsed.success || !isStorable(parsed.data.email)) {
        log.warn({ door: kind, code: 'MALFORMED' }, 'log-in refused');
        throw new Error('NO_MATCH');
      }
      const { email, password } = parsed.data;
      const headers = headersOf(asked);
      const context = {
        ip: requestIp(headers),
        userAgent: headers.get('user-agent'),
        browserCookie,
        replaces,
      };
      const result = await logIn(kind, email, password, context).catch((error): never => {
        throw new Error(codeOf(error));
      });
      if (!result.ok) {
        log.warn({ door: kind, code: result.problem }, 'log-in refused');
        throw new Error(result.problem);
      }
      arrived?.(loginAddress(kind, email));
      return { id: result.sessionId };
    },
  });

/**
 * The doors of the login, over users and talents. The cookie holds the id of the session's row.
 * `arrival` is what the browser which logs in has now.
 */
export const authOptions = (arrival: Arrival = NOBODY): NextAuthOptions => ({
  secret: env().NEXTAUTH_SECRET,
  useSecureCookies: env().NEXTAUTH_URL.startsWith('https:'),
  session: { strategy: 'jwt', maxAge: SESSION_LIFE_MS / 1000 },
  pages: { signIn: '/login', error: '/login' },
  providers: (['agency', 'admin', 'talent'] as const).map((kind) => provider(kind, arrival)),
  callbacks: {
    jwt: ({ token, user }) => (user ? { sessionId: user.id } : token),
    session: ({ session }) => ({ expires: session.expires }),
  },
  events: {
    async signOut({ token }) {
      if (token?.sessionId) await logOut(token.sessionId);
    },
  },
});
