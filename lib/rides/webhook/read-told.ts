import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { RidePlatform } from '@/db/values/rides';
import { env } from '@/lib/platform/env';
import { sameSecret } from '@/lib/platform/same-secret';

/** Providers that tell of journeys, by the name in their address. */
export type TellingPlatform = Exclude<RidePlatform, 'local'>;

export const isTelling = (name: string): name is TellingPlatform => name === 'cabify' || name === 'uber';

const name = z.string().check(z.regex(/^[\w-]{1,100}$/));
const ofCabify = z.object({ journey_id: z.optional(name), id: z.optional(name) });
const ofUber = z.object({ event_type: z.string(), meta: z.object({ resource_id: name }) });

/** True where this installation takes what providers tell: without a secret to prove it by, nothing is taken. */
export const takesTold = (): boolean => env().RIDE_WEBHOOK_SECRET !== undefined;

/** True when a body is the provider's own: Cabify names the secret agreed on, Uber signs the bytes with it. */
export function isTheirs(platform: TellingPlatform, body: Buffer, headers: Headers): boolean {
  const { RIDE_WEBHOOK_SECRET: secret } = env();
  if (!secret) return false;
  if (platform === 'cabify') {
    return sameSecret(headers.get('x-webhook-secret') ?? '', secret);
  }
  const [signature] = /^[0-9a-f]{64}$/i.exec(headers.get('x-uber-signature') ?? '') ?? [];
  if (!signature) return false;
  return timingSafeEqual(createHmac('sha256', secret).update(body).digest(), Buffer.from(signature, 'hex'));
}

/** The journey that a body tells of; null for what tells of none. */
export function journeyOf(platform: TellingPlatform, body: Buffer): string | null {
  let read: unknown;
  try {
    read = JSON.parse(body.toString());
  } catch {
    return null;
  }
  if (platform === 'uber') return ofUber.safeParse(read).data?.meta.resource_id ?? null;
  const { data } = ofCabify.safeParse(read);
  return data?.journey_id ?? data?.id ?? null;
}
