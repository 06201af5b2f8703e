import { foldText } from '../text';
import { readLine } from './line';

/** What is kept of an address of the web, why it is none, or null for nothing typed. */
export type ReadLink = { readonly url: string } | { readonly problem: string };

/** What people write where they have none. */
const NONE: ReadonlySet<string> = new Set([
  ...['', '-', '--', '---', 'x', 'n/a', 'na', 'n.a', 's/n', 'no', 'none', 'null', 'nada'],
  ...['ninguna', 'ninguno', 'no tiene', 'no tengo', 'no aplica', 'no uso', 'no usa', 'no hay', 'sin redes'],
  ...['sin pagina', 'sin pagina web', 'por definir', 'pendiente'],
]);

const LABEL = /^(?:url|web|sitio|sitio web|pagina|pagina web|página|página web|link|enlace)\s*:\s*(?!\/\/)/i;
const WRITTEN = /^(?:([a-z][a-z\d+-]*):\/*)?([^/?#\s]+)([/?#]\S*)?$/i;
const HOST =
  /^(?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.)+(?:\p{L}{2,63}|xn--[a-z\d-]{1,59})(?::\d{1,5})?$/iu;

/** Nobody types more; each reader takes time in proportion to the square of it at worst. */
export const LONGEST_TYPED = 600;

/** A text without what is copied around an address; empty where it says that there is none. */
export function bareLink(typed: string): string {
  const text = readLine(typed)
    .replace(/^[<«"'(\s]+/, '')
    .replace(/[>»"'),;.\s]+$/, '');
  return NONE.has(foldText(text)) ? '' : text;
}

export type WebAddress = { readonly host: string; readonly rest: string };

/** Parts an address, with a scheme or without, into its host in lower case and what follows; null for what is none. */
export function partAddress(text: string): WebAddress | null {
  const [, scheme = 'https', host = '', rest = ''] = WRITTEN.exec(text) ?? [];
  if (!/^https?$/i.test(scheme) || host.length > 253 || !HOST.test(host)) return null;
  return { host: host.toLowerCase(), rest };
}

/** Reads a page of the web: 'WWW.Cafe.co/menu' → 'https://www.cafe.co/menu'. It always leads to https. */
export function readPage(typed: string): ReadLink | null {
  if (typed.length > LONGEST_TYPED) return { problem: 'validation.httpsUrl' };
  const text = bareLink(typed).replace(LABEL, '');
  if (text === '') return null;
  const parts = partAddress(text);
  return parts ? { url: `https://${parts.host}${parts.rest}` } : { problem: 'validation.httpsUrl' };
}
