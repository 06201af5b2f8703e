import type { CodeChannel } from '@/lib/core/actor';

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

export type Recipient = {
  readonly email: string;
  readonly phone: string | null;
};
export type CodeDestination = { readonly channel: CodeChannel; readonly destination: string };

/**
 * Lists the masked addresses to which a talent can be sent a code. Phones count only where text messages can be sent.
 */
export function codeDestinations({ email, phone }: Recipient, sendsTexts: boolean): CodeDestination[] {
  const byEmail = { channel: 'EMAIL', destination: maskEmail(email) } as const;
  const digits = phone?.replaceAll(/\D/g, '') ?? '';
  if (!sendsTexts || digits.length < 7) return [byEmail];
  return [byEmail, { channel: 'PHONE', destination: maskPhone(digits) }];
}

/** The six digits of what was typed or pasted ('123 456', 'Código: 123456'); null when they are not six. */
export function codeIn(text: string): string | null {
  const digits = text.slice(0, 60).replaceAll(/\D/g, '');
  return digits.length === 6 ? digits : null;
}
