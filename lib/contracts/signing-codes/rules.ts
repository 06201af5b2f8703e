import type { SigningChannel } from '@/db/values/contract-signing';
import { maskEmail, maskPhone } from '@/lib/identity/link-codes/rules';

export type SigningDestination = {
  readonly channel: SigningChannel;
  /** Masked. */
  readonly destination: string;
};

type Reached = { readonly email: string; readonly phone: string | null };
type Channels = { readonly texts: boolean; readonly whatsApp: boolean };

/** Fewer digits are no telephone. */
const FEWEST_DIGITS = 7;

/**
 * Where a signer can be sent a code, by what it has on file and what this installation sends: a phone first, which a
 * mailbox that somebody else reads is not.
 */
export function signingDestinations(
  { email, phone }: Reached,
  { texts, whatsApp }: Channels,
): SigningDestination[] {
  const byEmail = { channel: 'EMAIL', destination: maskEmail(email) } as const;
  const digits = phone?.replaceAll(/\D/g, '') ?? '';
  if (digits.length < FEWEST_DIGITS) return [byEmail];
  const destination = maskPhone(digits);
  return [
    ...(whatsApp ? [{ channel: 'WHATSAPP', destination } as const] : []),
    ...(texts ? [{ channel: 'PHONE', destination } as const] : []),
    byEmail,
  ];
}
