import type { NextAuthOptions, User } from 'next-auth';
import Credentials from 'next-auth/providers/credentials';
import { z } from 'zod';
import { env } from '@/lib/platform/env';
import { type Account, findSessionAccount } from './accounts';
import { logIn } from './log-in';
import type { LoginKind } from './rules';

declare module 'next-auth' {
  interface User {
    agencyId: string | null;
    sessionVersion: number;
  }
  interface Session {
    account: Account | null;
  }
}

declare module 'next-auth/jwt' {
  interface JWT {
    userId?: string;
    agencyId?: string | null;
    sessionVersion?: number;
  }
}

const credentials = z.object({ email: z.string().max(100), password: z.string().max(200) });
const SEVEN_DAYS = 7 * 24 * 60 * 60;

/** Errors thrown here reach the browser verbatim, so only codes are thrown. */
const provider = (kind: LoginKind) =>
  Credentials({
    id: kind,
    name: kind,
    credentials: { email: { type: 'email' }, password: { type: 'password' } },
    async authorize(input): Promise<User> {
      const parsed = credentials.safeParse(input);
      if (!parsed.success) throw new Error('NO_MATCH');
      const result = await logIn(kind, parsed.data.email, parsed.data.password).catch((): never => {
        throw new Error('SYSTEM');
      });
      if (!result.ok) throw new Error(result.problem);
      const { row } = result;
      return { id: row.userId, agencyId: row.agencyId, sessionVersion: row.sessionVersion };
    },
  });

/** Two doors, agency and administrator, over one table of people. The cookie holds ids only. */
export const authOptions = (): NextAuthOptions => ({
  secret: env().NEXTAUTH_SECRET,
  session: { strategy: 'jwt', maxAge: SEVEN_DAYS },
  pages: { signIn: '/login', error: '/login' },
  providers: [provider('agency'), provider('admin')],
  callbacks: {
    jwt({ token, user }) {
      if (!user) return token;
      return { userId: user.id, agencyId: user.agencyId, sessionVersion: user.sessionVersion };
    },
    async session({ session, token }) {
      const { userId, agencyId, sessionVersion } = token;
      const account =
        userId && sessionVersion !== undefined
          ? await findSessionAccount(userId, agencyId ?? null, sessionVersion)
          : null;
      return { expires: session.expires, account };
    },
  },
});
