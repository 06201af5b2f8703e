import type { SigningChannel } from '@/db/values/contract-signing';
import { oldEnough, type Reached } from '@/lib/core/contact-age';
import { internationalDigits } from '@/lib/core/readers/phone';
import { maskEmail, maskPhone } from '@/lib/identity/link-codes/rules';

/** For so long the code that opened a contract signs it too: time to read it and to send four documents up. */
export const OPENING_LIFE_MS = 15 * 60_000;

export type SigningDestination = {
  readonly channel: SigningChannel;
  /** Masked. */
  readonly destination: string;
  /** Since when that is on file; null of users, who cannot change their mail. */
  readonly since: Date | null;
};

/** How a signer is reached; a user of an agency by the mail that it cannot change. */
export type SignerReached = Reached | { readonly email: string; readonly phone: null };

type Channels = { readonly texts: boolean; readonly whatsApp: boolean };

/**
 * Where a signer can be sent a code, by what it has on file, since when, and what this installation sends: a phone first,
 * which a mailbox that somebody else reads is not. `waits` names what is too young, where something is.
 */
export function signingDestinations(
  signer: SignerReached,
  { texts, whatsApp }: Channels,
  now: Date,
): { readonly destinations: SigningDestination[]; readonly waits: 'phone' | 'email' | null } {
  const email = { channel: 'EMAIL', destination: maskEmail(signer.email) } as const;
  if (!('emailSince' in signer)) return { destinations: [{ ...email, since: null }], waits: null };
  const { emailSince, phoneSince } = signer;
  const digits = internationalDigits(signer.phone, signer.dialingCode);
  const reachesPhone = (texts || whatsApp) && digits !== null;
  const may = oldEnough({ emailSince, phoneSince }, reachesPhone, now);
  const byPhone = { destination: maskPhone(digits ?? ''), since: phoneSince };
  return {
    destinations: [
      ...(may.phone && whatsApp ? [{ channel: 'WHATSAPP', ...byPhone } as const] : []),
      ...(may.phone && texts ? [{ channel: 'PHONE', ...byPhone } as const] : []),
      ...(may.email ? [{ ...email, since: emailSince }] : []),
    ],
    waits: reachesPhone && !may.phone ? 'phone' : may.email ? null : 'email',
  };
}
