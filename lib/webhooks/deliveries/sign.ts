import { createHmac } from 'node:crypto';

/** By which a secret of a webhook is known, as Standard Webhooks writes it. */
export const SECRET_PREFIX = 'whsec_';

/**
 * The headers of a message by Standard Webhooks (standardwebhooks.com): each secret signs `id.timestamp.body` by
 * HMAC-SHA256; while a secret is being changed both signatures go with it.
 */
export function signedHeaders(
  { id, at, body }: { readonly id: string; readonly at: Date; readonly body: string },
  secrets: readonly string[],
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    'content-type': 'application/json',
    'user-agent': 'Elenco-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
