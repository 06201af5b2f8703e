import { foldText } from '../text';

/** Great providers of mail, with the spellings of them that are domains of somebody else, or theirs in other countries. */
const PROVIDERS: readonly { readonly domain: string; readonly others: RegExp }[] = [
  { domain: 'gmail.com', others: /^(?:[ye]?mail|gmx)\./ },
  { domain: 'hotmail.com', others: /^hotmail\.(?:[a-z]{2}|co\.[a-z]{2}|com\.[a-z]{2})$/ },
  { domain: 'outlook.com', others: /^outlook\.(?:[a-z]{2}|co\.[a-z]{2}|com\.[a-z]{2})$/ },
  { domain: 'yahoo.com', others: /^yahoo\.(?:[a-z]{2}|co\.[a-z]{2}|com\.[a-z]{2})$/ },
  { domain: 'icloud.com', others: /^cloud\.com$/ },
];
export const GREAT_PROVIDERS: readonly string[] = PROVIDERS.map(({ domain }) => domain);

/** What a slip of the finger makes of `.com`; Colombia's own `.co` is one too, where the provider has none. */
const NEAR_COM = /\.(?:con|com[a-z]|co|cm|om|comm|cmo|ocm|vom|xom|cpm|c|com\.co)$/;

/** Whether one letter put in, taken out, changed or changed over with its neighbour makes one word of the other. */
export function isOneSlipAway(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const [rest, otherRest] = [one.slice(at), other.slice(at)];
  if (rest.length === otherRest.length) {
    const isSwapped = rest[0] === otherRest[1] && rest[1] === otherRest[0];
    return rest.slice(1) === otherRest.slice(1) || (isSwapped && rest.slice(2) === otherRest.slice(2));
  }
  return rest.length > otherRest.length ? rest.slice(1) === otherRest : rest === otherRest.slice(1);
}

/**
 * The address that somebody may have meant who typed a great provider's name almost: 'ana@gmial.con' → 'ana@gmail.com'. It is
 * asked, never put in its place; null for every other one.
 */
export function suggestedEmail(typed: string): string | null {
  const [, local = '', written = ''] = /^\s*([^@\s]{1,64})@([\p{L}\d.,-]{3,30})\s*$/u.exec(typed) ?? [];
  const folded = foldText(written);
  const domain = folded.replaceAll(',', '.').replace(/\.+$/, '');
  const isProvider = PROVIDERS.some((each) => each.domain === domain);
  // With an accent it is somebody else's: 'gmáil.com'.
  const hasAccent = folded !== written.toLowerCase();
  if (isProvider && hasAccent) return `${local}@${domain}`;
  if (domain === '' || (isProvider && !written.includes(','))) return null;
  const isNearCom = NEAR_COM.test(domain) || written.includes(',');
  for (const { domain: known, others } of PROVIDERS) {
    const name = known.slice(0, -'.com'.length);
    const first = domain.split('.')[0] ?? '';
    const isNamed = first === name && domain !== 'yahoo.com.co' && (isNearCom || domain === name);
    const isNear =
      !others.test(domain) && isOneSlipAway(first, name) && (domain.endsWith('.com') || isNearCom);
    if (isNamed || isNear) return `${local}@${known}`;
  }
  return null;
}
