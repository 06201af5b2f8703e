/** RFC 5321, section 4.5.3.1.3: a path of 256 characters with its angle brackets. */
const LONGEST = 254;
/** What may be typed around it. */
const LONGEST_TYPED = 400;

/** The local part of the HTML standard's e-mail field, without points that stand alone. */
const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
/** A label of a domain, also one of Latin letters beyond ASCII, whose mixing with other scripts deceives. */
const LABEL = /^[\p{Script=Latin}\d](?:[\p{Script=Latin}\d-]{0,61}[\p{Script=Latin}\d])?$/u;
const LAST_LABEL = /^(?:\p{Script=Latin}{2,}|xn--[a-z\d-]+)$/iu;

/** Latin letters that are taken for others, of which no name here is made: 'gmaıl', 'ɡmail'. */
const LOOKALIKE = /[\u0131\u0180-\u02af\u1d00-\u1dbf\u2c60-\u2c7f\ua720-\ua7ff\uab30-\uab6f]/u;

/** Whether a text is an e-mail address, as browsers take one, with a point in its domain. */
export function isEmail(text: string): boolean {
  if (text.length > LONGEST) return false;
  const at = text.indexOf('@');
  if (at < 1 || at > 64 || !LOCAL.test(text.slice(0, at))) return false;
  const labels = text.slice(at + 1).split('.');
  return (
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label) && !LOOKALIKE.test(label)) &&
    LAST_LABEL.test(labels.at(-1) ?? '')
  );
}

/**
 * Whether an account may have such an address: rows from before hold some that `isEmail` takes no longer, as `maría@…`.
 * Something, one at sign, and a domain with a point inside it; no blanks.
 */
export function mayBeOnFile(text: string): boolean {
  if (text.length > LONGEST || /\s/.test(text)) return false;
  const [local, domain, ...more] = text.split('@');
  if (!local || !domain || more.length > 0) return false;
  const point = domain.indexOf('.', 1);
  return point > 0 && point < domain.length - 1;
}

/**
 * The address in a text as people copy it: without `mailto:`, angle brackets and the name before them, marks that nobody
 * sees, and the comma or point of a sentence behind it. What is no address is answered as it is written.
 */
export function withoutWrapping(typed: string): string {
  if (typed.length > LONGEST_TYPED) return typed;
  const text = typed
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .trim();
  const [, bracketed] = /^[^<>@]*<([^<>]+)>[\s,;.]*$/.exec(text) ?? [];
  const [, linked] = /^mailto:([^?]+)/i.exec((bracketed ?? text).trim()) ?? [];
  return (linked ?? bracketed ?? text).trim().replace(/[\s,;.]{1,20}$/, '');
}
