import { cookies } from 'next/headers';
import * as z from 'zod/mini';
import { env } from '@/lib/platform/env';

const COOKIE = 'elenco_registered';
const PAGE = '/confirm-email';
const TEN_MINUTES = 10 * 60;

const registered = z.object({ email: z.string(), mayLogIn: z.boolean() });

/** To whom the activation mail went, and whether there is a password to log in with already. */
export type Registered = z.output<typeof registered>;

/** Tells the page that follows, and nobody else: the e-mail stands in no address. */
export async function rememberRegistered(told: Registered): Promise<void> {
  (await cookies()).set(COOKIE, JSON.stringify(told), {
    path: PAGE,
    httpOnly: true,
    sameSite: 'lax',
    secure: env().APP_URL.startsWith('https:'),
    maxAge: TEN_MINUTES,
  });
}

export async function readRegistered(): Promise<Registered | null> {
  try {
    const told = registered.safeParse(JSON.parse((await cookies()).get(COOKIE)?.value ?? 'null'));
    return told.success ? told.data : null;
  } catch {
    return null;
  }
}
