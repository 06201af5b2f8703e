import { isEmail } from './readers/email';

export type BrebKey = {
  readonly kind: 'phone' | 'document' | 'email' | 'alphanumeric';
  readonly key: string;
};

/** As long as an address may be that is a key. */
export const LONGEST_KEY = 92;

/**
 * A key of Bre-B as somebody typed it: a mobile number of Colombia, with its country's code or without, an identity
 * document, an e-mail address, or a text that begins with an at sign. Null for what can be none.
 */
export function readBrebKey(typed: string): BrebKey | null {
  const text = typed.replaceAll(/[\s\p{Cf}]/gu, '');
  if (text.length > LONGEST_KEY) return null;
  if (text.startsWith('@')) {
    const key = text.toUpperCase();
    return /^@[A-Z0-9]{3,30}$/.test(key) ? { kind: 'alphanumeric', key } : null;
  }
  if (text.includes('@')) return isEmail(text) ? { kind: 'email', key: text.toLowerCase() } : null;
  const plain = text.replaceAll(/[().,-]/g, '').toUpperCase();
  const [, mobile] = /^(?:\+57|0057|57)?(3\d{9})$/.exec(plain) ?? [];
  if (mobile) return { kind: 'phone', key: mobile };
  return /^(?=.*\d)[A-Z0-9]{4,18}$/.test(plain) ? { kind: 'document', key: plain } : null;
}
