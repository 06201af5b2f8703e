import { createSign } from 'node:crypto';
import * as z from 'zod';
import { currentTime } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';

type Account = NonNullable<ReturnType<typeof env>['PUSH_SERVICE_ACCOUNT']>;

const PATIENCE_MS = 10_000;
const LIFE_SECONDS = 3600;
/** A token is not used in its last minutes: it must outlive the request. */
const MARGIN_MS = 5 * 60_000;
const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';

const answerShape = z.object({ access_token: z.string(), expires_in: z.number().positive() });

let kept: { readonly token: string; readonly account: string; readonly until: number } | undefined;

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** The signed assertion by which a service account asks for a token (RFC 7523). */
function assertion({ clientEmail, privateKey }: Account, audience: string): string {
  const now = Math.floor(currentTime().getTime() / 1000);
  const claims = { iss: clientEmail, scope: SCOPE, aud: audience, iat: now, exp: now + LIFE_SECONDS };
  const signed = `${encoded({ alg: 'RS256', typ: 'JWT' })}.${encoded(claims)}`;
  return `${signed}.${createSign('RSA-SHA256').update(signed).sign(privateKey, 'base64url')}`;
}

/** An access token of the service account, kept until shortly before it ends. Throws when Google gives none. */
export async function googleToken(account: Account): Promise<string> {
  const now = currentTime().getTime();
  if (kept && kept.account === account.clientEmail && kept.until > now) return kept.token;
  const audience = env().PUSH_TOKEN_URL;
  const response = await fetch(audience, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion: assertion(account, audience),
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`The token for push messages was refused with ${response.status}`);
  }
  const { access_token: token, expires_in: seconds } = answerShape.parse(await response.json());
  kept = { token, account: account.clientEmail, until: now + seconds * 1000 - MARGIN_MS };
  return token;
}

/** Drops the kept token: FCM does not take it any more. */
export function forgetGoogleToken(): void {
  kept = undefined;
}
