import { hasAbility } from '@/lib/core/abilities';
import { fullName } from '@/lib/core/full-name';
import { profilePath } from '@/lib/core/paths';
import type { Account } from '@/lib/identity/accounts';

/** Of the signed-in person, what the shell shows: this much goes to the browser and no more. */
export type ShellAccount = {
  readonly kind: Account['kind'];
  readonly role: Account['role'];
  /** First name and first surname (specification 1, section 2.3). */
  readonly shortName: string;
  /** All names, of which the initials are taken as everywhere else. */
  readonly fullName: string;
  /** The agency's name, for companies alone. */
  readonly companyName: string | null;
  readonly logoUrl: string | null;
  /** Null for the administrator, who has none. */
  readonly profileHref: string | null;
  /** Of an agency, in a role that makes quotations. */
  readonly mayQuote: boolean;
};

const first = (words: string): string => words.trim().split(/\s+/)[0] ?? '';

export function toShellAccount(account: Account): ShellAccount {
  const shortName = `${first(account.name)} ${first(account.lastname)}`.trim();
  const isCompany = account.agencyLegalNature === 'PERSONA_JURIDICA';
  return {
    kind: account.kind,
    role: account.role,
    shortName,
    fullName: fullName(account),
    companyName: isCompany ? account.agencyName : null,
    logoUrl: account.agencyLogoUrl,
    profileHref:
      account.agencyId && account.agencyName ? profilePath(account.agencyId, account.agencyName) : null,
    mayQuote: account.role !== 'ADMINISTRATOR' && hasAbility(account.role, 'quote'),
  };
}
