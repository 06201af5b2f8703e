import { readLine } from './line';

/** Why a text is no name. */
export type NameProblem = 'letters' | 'letterOrDigit' | 'person' | 'company' | 'link';

/** What is kept of a name, why it is none, or null for nothing typed. */
export type ReadName = { readonly name: string } | { readonly problem: NameProblem };

const PERSON = /^(?:[\p{L}\p{M} '’·.-]|\u200c|\u200d)+$/u;
const COMPANY = /^(?:[\p{L}\p{M}\p{Nd} .,&'’()/-]|\u200c|\u200d)+$/u;
/** What programs for mail make a link of: letters about a point without a blank, of which an initial has only one. */
const DOMAIN = /([\p{L}\p{M}\p{Nd}-]{2}\.)(?=\p{L}{2})/u;
const ADDRESS = /:\/\/|\bwww\./i;

/** A line with one kind of hyphen and of straight apostrophe, of the many that keyboards and files have. */
const plainSigns = (typed: string): string =>
  readLine(typed)
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/[`´‘‛ʼʻ′＇]/g, "'");

/**
 * Reads the name of a person: letters of any script, blanks, apostrophes, hyphens and points, at least one letter. A point
 * between words gets its blank, so that no name becomes a link in a mail.
 */
export function readPersonName(typed: string): ReadName | null {
  const name = plainSigns(typed)
    .replaceAll(/(\bwww\.)(?=\S)/gi, '$1 ')
    .replaceAll(new RegExp(DOMAIN, 'gu'), '$1 ');
  if (name === '') return null;
  if (!/\p{L}/u.test(name)) return { problem: 'letters' };
  return PERSON.test(name) ? { name } : { problem: 'person' };
}

/** Reads the name of a company, as `M&M Eventos` or `Casa 24 S.A.S.`; one that is an address of the web is refused. */
export function readCompanyName(typed: string): ReadName | null {
  const name = plainSigns(typed);
  if (name === '') return null;
  if (!/[\p{L}\p{Nd}]/u.test(name)) return { problem: 'letterOrDigit' };
  if (DOMAIN.test(name) || ADDRESS.test(name)) return { problem: 'link' };
  return COMPANY.test(name) ? { name } : { problem: 'company' };
}

/** Reads what somebody calls a client, an event or a place: any signs, at least one letter or digit, no address of the web. */
export function readTitle(typed: string): ReadName | null {
  const name = readLine(typed);
  if (name === '') return null;
  if (!/[\p{L}\p{Nd}]/u.test(name)) return { problem: 'letterOrDigit' };
  return ADDRESS.test(name) ? { problem: 'link' } : { name };
}

/** The message key of a problem; `said` is what the specification says at some doors of signs that are not taken. */
export const nameMessage = (problem: NameProblem, said?: string): string =>
  said && problem !== 'link' ? said : `validation.names.${problem}`;
