import { withoutWrapping } from '@/lib/core/readers/email';
import { GREAT_PROVIDERS, suggestedEmail } from '@/lib/core/readers/email-suggestion';
import type { FieldChoice, RowProblem } from './define-import';
import { unknownWord, type WordSense, wordKey } from './words';

/** An answer by which a domain stays as it is written. */
const AS_WRITTEN = '=';

/** What a domain may be that is nearly a great provider's. */
export const MAIL_CHOICES: readonly FieldChoice[] = [
  ...GREAT_PROVIDERS.map((domain) => ({ value: domain, label: domain })),
  { value: AS_WRITTEN, label: 'Está bien como está' },
];

const partsOf = (mail: string): [local: string, domain: string] => {
  const at = mail.lastIndexOf('@');
  return [mail.slice(0, at), mail.slice(at + 1)];
};

/** The provider that a domain nearly is: 'gmial.con' → 'gmail.com'; null for every other one. */
export function meantDomain(domain: string): string | null {
  const suggested = suggestedEmail(`x@${domain}`);
  return suggested && partsOf(suggested)[1];
}

/** A mail of a file. A domain that is nearly a great provider's is asked once for all rows that have it. */
export function readMail(
  { known }: WordSense,
  field: string,
  written: string,
): { readonly mail: string } | { readonly problem: RowProblem } {
  const mail = withoutWrapping(written);
  if (!suggestedEmail(mail)) return { mail: written };
  const [local, domain] = partsOf(mail);
  const answer = known[wordKey(field, domain)];
  if (answer === undefined)
    return { problem: unknownWord(field, 'imports.cell.mailDomain', domain.toLowerCase()) };
  if (answer === AS_WRITTEN) return { mail: written };
  return { mail: answer && `${local}@${answer}` };
}
