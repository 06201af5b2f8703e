import { singleStop } from '@/lib/core/single-stop';
/** Why WhatsApp did not take or deliver a message. */
export type RefusalKind =
  /** Too many at once, or trouble on their side: later it may pass. */
  | 'BUSY'
  /** The access token, or what it may do: somebody has to mend it, and then it passes. */
  | 'ACCESS'
  /** The number is not on WhatsApp, or cannot take such messages. */
  | 'UNREACHABLE'
  /** The template is missing, not approved, paused, or its parameters do not fit. */
  | 'TEMPLATE'
  /** A text without template, more than a day after the person wrote. */
  | 'WINDOW'
  /** The person takes no such messages. */
  | 'UNWANTED'
  | 'REFUSED';

const BUSY = [1, 2, 4, 80007, 130429, 131000, 131016, 131048, 131056, 131057, 133004];
const ACCESS = [0, 3, 10, 190];
const UNREACHABLE = [131021, 131026, 131030];
const WINDOW = [131047];
const UNWANTED = [131049, 131050];

/** What an answer of the Cloud API means, by Meta's error code first; its HTTP status decides where there is none. */
export function refusalKind(status: number, code: number | null): RefusalKind {
  if (code !== null) {
    if (BUSY.includes(code)) return 'BUSY';
    if (ACCESS.includes(code) || (code >= 200 && code <= 299)) return 'ACCESS';
    if (UNREACHABLE.includes(code)) return 'UNREACHABLE';
    if (WINDOW.includes(code)) return 'WINDOW';
    if (UNWANTED.includes(code)) return 'UNWANTED';
    if (code >= 132000 && code <= 132999) return 'TEMPLATE';
  }
  if (status === 429 || status >= 500) return 'BUSY';
  return status === 401 || status === 403 ? 'ACCESS' : 'REFUSED';
}

/** True when the same message may be taken later. */
export const isPassing = (kind: RefusalKind): boolean => kind === 'BUSY' || kind === 'ACCESS';

/**
 * One writing for a number that WhatsApp writes in two ways: of Mexico and Argentina with and without a digit for mobiles,
 * of Brazil with eight and nine digits.
 */
export const canonicalNumber = (number: string): string =>
  number
    .replace(/^521(\d{10})$/, '52$1')
    .replace(/^549(\d{10})$/, '54$1')
    .replace(/^55(\d\d)9(\d{8})$/, '55$1$2');

/** Every writing of a number, of those that `canonicalNumber` makes one. */
export function writingsOf(number: string): readonly string[] {
  const one = canonicalNumber(number);
  const other = one
    .replace(/^52(\d{10})$/, '521$1')
    .replace(/^54(\d{10})$/, '549$1')
    .replace(/^55(\d\d)(\d{8})$/, '55$19$2');
  return [...new Set([one, other])];
}

const LONGEST_VALUE = 250;

/** A value as a template's parameter may hold it: in one line, without runs of spaces, never empty. */
export function templateValue(text: string): string {
  const line = singleStop(text.replaceAll(/\s+/g, ' ').trim());
  if (line.length <= LONGEST_VALUE) return line || '-';
  return `${line.slice(0, LONGEST_VALUE - 1).trimEnd()}…`;
}

/** The body of a template with its values in their places. */
export const templateText = (body: string, values: readonly string[]): string =>
  body.replaceAll(/\{\{(\d+)\}\}/g, (place, position: string) => values[Number(position) - 1] ?? place);

const PAYLOAD = /^([A-Z]{1,20})\.([\w-]{43})$/;

/** What a button sends back: the answer it stands for, and the secret of its message. */
export const buttonPayload = (choice: string, secret: string): string => `${choice}.${secret}`;

/** Reads it back; null for what no button of ours sends. */
export function readPayload(payload: string): { readonly choice: string; readonly secret: string } | null {
  const [, choice, secret] = PAYLOAD.exec(payload) ?? [];
  return choice && secret ? { choice, secret } : null;
}

const LEAVE = ['stop', 'baja', 'no mas', 'cancelar', 'salir', 'no me escriban', 'no me escriban mas'];
const RETURN = ['alta', 'start', 'volver'];

/** What a written text asks for: no more messages (LEAVE), messages again (RETURN), or something else (TALK). */
export function wishOf(text: string): 'LEAVE' | 'RETURN' | 'TALK' {
  const said = text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\s]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();
  if (LEAVE.includes(said)) return 'LEAVE';
  return RETURN.includes(said) ? 'RETURN' : 'TALK';
}

/** The order in which a message's marks follow one another; they may arrive in any. */
export const MARKS = ['sent', 'delivered', 'read', 'failed'] as const;
export type Mark = (typeof MARKS)[number];
