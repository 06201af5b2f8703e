import { describe, expect, it } from 'vitest';
import type { Account } from '@/lib/identity/accounts';
import { toShellAccount } from './shell-account';

const account: Account = {
  kind: 'agency',
  userId: 'u1',
  name: 'María Fernanda',
  lastname: 'Rojas Peña',
  email: 'maria@casanorte.example',
  agencyId: 'a1',
  agencyName: 'Casa Norte S.A.S.',
  agencyState: 23,
  agencyLegalNature: 'PERSONA_JURIDICA',
  agencyLogoUrl: null,
  role: 'OWNER',
  sessionId: 's1',
  fresh: true,
  needsMobileToken: false,
};

describe('toShellAccount', () => {
  it('[1.2.3/first names] [1.3/session.names] shows first name and first surname, and the agency of a company', () => {
    const shown = toShellAccount(account);
    expect(shown.shortName).toBe('María Rojas');
    expect(shown.fullName).toBe('María Fernanda Rojas Peña');
    expect(shown.companyName).toBe('Casa Norte S.A.S.');
    expect(shown.profileHref).toBe('/perfil/a1/casa-norte-s-a-s');
  });

  it('[1.2.3/no profile] [2.3/legal nature] names no agency for a natural person, and no profile for the administrator', () => {
    expect(toShellAccount({ ...account, agencyLegalNature: 'PERSONA_NATURAL' }).companyName).toBeNull();
    expect(
      toShellAccount({
        ...account,
        kind: 'administrator',
        role: 'ADMINISTRATOR',
        agencyId: null,
        agencyName: null,
      }).profileHref,
    ).toBeNull();
  });

  it('says who makes quotations', () => {
    const mayQuote = (['OWNER', 'PRODUCER', 'FINANCE', 'READ_ONLY', 'ADMINISTRATOR'] as const).filter(
      (role) => toShellAccount({ ...account, role }).mayQuote,
    );
    expect(mayQuote).toEqual(['OWNER', 'PRODUCER']);
  });

  it('sends no e-mail to the browser', () => {
    expect(JSON.stringify(toShellAccount(account))).not.toContain('@');
  });
});
