import { createHmac, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/platform/env';
import { sameSecret } from '@/lib/platform/same-secret';

const CHALLENGE = /^[\w-]{1,200}$/;

/** True where this installation takes what Meta sends: without a secret to prove it by, nothing is taken. */
export const takesWebhook = (): boolean =>
  env().WHATSAPP_DRIVER === 'cloud' && env().WHATSAPP_APP_SECRET !== undefined;

/** What Meta wants to read back when the address is typed in there; null for who does not know the word agreed on. */
export function challengeOf(query: URLSearchParams): string | null {
  const { WHATSAPP_VERIFY_TOKEN: agreed } = env();
  const challenge = query.get('hub.challenge') ?? '';
  if (!agreed || query.get('hub.mode') !== 'subscribe' || !CHALLENGE.test(challenge)) return null;
  return sameSecret(query.get('hub.verify_token') ?? '', agreed) ? challenge : null;
}

const SIGNATURE = /^sha256=([0-9a-f]{64})$/;

/** True when a body is Meta's own, by the header X-Hub-Signature-256 over its bytes. */
export function isSigned(body: Buffer, header: string | null): boolean {
  const { WHATSAPP_APP_SECRET: secret } = env();
  const [, signature] = SIGNATURE.exec(header ?? '') ?? [];
  if (!secret || !signature) return false;
  return timingSafeEqual(createHmac('sha256', secret).update(body).digest(), Buffer.from(signature, 'hex'));
}
