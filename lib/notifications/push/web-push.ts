import webPush from 'web-push';
import { env } from '@/lib/platform/env';
import { type Delivery, failureOf, type PushMessage } from './push-message';
import { isPushEndpoint, vapidKeys } from './vapid';

const PATIENCE_MS = 10_000;
/** How long the browser's service keeps it for a device that is off: a call is old after two days. */
const TTL_SECONDS = 2 * 24 * 60 * 60;

export type Subscription = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };

/**
 * Hands a message to the service of one browser, encrypted for it (RFC 8291) and signed (RFC 8292). Throws what makes the
 * queue try again, and a `PushRefusedError` for what no repetition mends.
 */
export async function sendByWebPush(
  { endpoint, p256dh, auth }: Subscription,
  message: PushMessage,
  messageId: string,
): Promise<Delivery> {
  const keys = vapidKeys();
  if (!keys) throw new Error('Web Push needs VAPID_PRIVATE_KEY');
  if (!isPushEndpoint(endpoint)) return 'gone';
  const { SUPPORT_EMAIL } = env();
  const request = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify({ ...message, id: messageId }),
    { TTL: TTL_SECONDS, vapidDetails: { subject: `mailto:${SUPPORT_EMAIL}`, ...keys } },
  );
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: Object.entries(request.headers).flatMap(([name, value]) =>
      name === 'Content-Length' ? [] : [[name, String(value)] as [string, string]],
    ),
    body: new Uint8Array(request.body ?? Buffer.alloc(0)),
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  await response.body?.cancel();
  if (response.status === 404 || response.status === 410) return 'gone';
  if (!response.ok) throw failureOf('The push service', response.status);
  return 'taken';
}
