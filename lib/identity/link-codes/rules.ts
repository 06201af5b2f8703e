import type { CodeChannel } from '@/lib/core/actor';
import { oldEnough, type Reached } from '@/lib/core/contact-age';
import { internationalDigits } from '@/lib/core/readers/phone';

const MINUTE = 60_000;

/** Product decisions, "Who may see and bind a person". */
export const CODE_LIFE_MS = 10 * MINUTE;
export const MOST_TRIES = 5;
export const CONFIRMED_LIFE_MS = 24 * 60 * MINUTE;
/** Before another code can be asked for. */
export const RESEND_WAIT_MS = MINUTE;

/** Tells that a code was given back in this browser; set on the whole site, because each link has a path of its own. */
export const CONFIRMED_COOKIE = 'elenco_confirmed';

/** 'maria@casanorte.co' as 'm•••@c•••'. */
export function maskEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return `${local.slice(0, 1)}•••@${domain.slice(0, 1)}•••`;
}

/** '3001234567' as '••• 67'. */
export const maskPhone = (phone: string): string => `••• ${phone.slice(-2)}`;

export type Recipient = Reached;
export type CodeDestination = { readonly channel: CodeChannel; readonly destination: string };

/**
 * Lists the masked addresses to which a talent can be sent a code, which confirms who it is. Phones count only where text
 * messages can be sent; what is too young on file does not (lib/core/contact-age.ts).
 */
export function codeDestinations(
  { email, emailSince, phone, dialingCode, phoneSince }: Recipient,
  sendsTexts: boolean,
  now: Date,
): CodeDestination[] {
  const byEmail = { channel: 'EMAIL', destination: maskEmail(email) } as const;
  const digits = internationalDigits(phone, dialingCode);
  const may = oldEnough({ emailSince, phoneSince }, sendsTexts && digits !== null, now);
  return [
    ...(may.email ? [byEmail] : []),
    ...(may.phone ? [{ channel: 'PHONE', destination: maskPhone(digits ?? '') } as const] : []),
  ];
}

/** The six digits of what was typed or pasted ('123 456', 'Código: 123456'); null when they are not six. */
export function codeIn(text: string): string | null {
  const digits = text.slice(0, 60).replaceAll(/\D/g, '');
  return digits.length === 6 ? digits : null;
}
