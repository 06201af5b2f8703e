import * as z from 'zod';
import { env } from '@/lib/platform/env';
import { forgetGoogleToken, googleToken } from './google-token';
import { type Delivery, failureOf, type PushMessage } from './push-message';
import type { ToldOf } from './told-of';

const PATIENCE_MS = 10_000;

const failureShape = z.object({
  error: z.object({
    status: z.optional(z.string()),
    details: z.optional(z.array(z.looseObject({ errorCode: z.optional(z.string()) }))),
  }),
});

/** FCM's own word for what went wrong, such as UNREGISTERED; null where the answer has none. */
function errorCodeOf(answer: unknown): string | null {
  const read = failureShape.safeParse(answer);
  if (!read.success) return null;
  const { details, status } = read.data.error;
  return details?.find(({ errorCode }) => errorCode)?.errorCode ?? status ?? null;
}

/**
 * Hands a message to FCM (HTTP v1) for one installation of the mobile app. Throws what makes the queue try again, and
 * a `PushRefusedError` for what no repetition mends.
 */
export async function sendByFcm(
  token: string,
  { title, body, path }: PushMessage,
  told: ToldOf,
): Promise<Delivery> {
  const { PUSH_SERVICE_ACCOUNT: account, PUSH_BASE_URL, APP_URL } = env();
  if (!account) throw new Error('FCM needs PUSH_SERVICE_ACCOUNT');
  const response = await fetch(`${PUSH_BASE_URL}/v1/projects/${account.projectId}/messages:send`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await googleToken(account)}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      message: {
        token,
        notification: { title, body },
        data: { ...told, path, url: `${APP_URL}${path}` },
      },
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return 'taken';
  const code = errorCodeOf(answer);
  if (response.status === 404 || code === 'UNREGISTERED') return 'gone';
  if (response.status === 401) forgetGoogleToken();
  throw failureOf('FCM', response.status, code ?? '');
}
