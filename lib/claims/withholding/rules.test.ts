import { describe, expect, test } from 'vitest';
import { asksStatement } from './rules';

describe('the statement of art. 383 is lacking', () => {
  const sent = { status: 'SENT', hiresWorkers: null } as const;
  const byServices = { method: 'SERVICIOS_DECLARANTE' } as const;
  const nonResident = { country: 'MX', rate: '20', isShow: false, isTreaty: false };
  test.each([
    ['from a claim that was sent without it', sent, byServices, true],
    ['not once it says that it hires', { ...sent, hiresWorkers: true }, byServices, false],
    ['not once it says that it hires nobody', { ...sent, hiresWorkers: false }, byServices, false],
    ['not from a claim that is decided', { ...sent, status: 'APPROVED' }, byServices, false],
    ['not where nothing is withheld', sent, { method: 'NONE' }, false],
    ['not from who is in the régimen simple', sent, { method: 'REGIMEN_SIMPLE' }, false],
    ['not from who resides abroad', sent, { method: 'NO_RESIDENTE', nonResident }, false],
  ] as const)('%s', (_name, asked, withholding, lacks) => {
    expect(asksStatement(asked, withholding)).toBe(lacks);
  });
});
