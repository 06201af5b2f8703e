import { keptIdentity } from '@/lib/core/readers/identity-number';

/** What a payer has otherwise, by the keys of a layout's own fields. */
export type OwnTexts = Readonly<Record<string, string>>;

/** Without what is as usual; null for nothing. */
export function ownTexts(typed: OwnTexts): OwnTexts | null {
  const kept = Object.entries(typed)
    .map(([key, value]) => [key, value.trim().toUpperCase()] as const)
    .filter(([, value]) => value !== '');
  return kept.length > 0 ? Object.fromEntries(kept) : null;
}

/** As banks take it: the digits of a NIT with its check digit. */
export function taxDigits(typed: string): string {
  return keptIdentity('NIT', typed).replaceAll(/\D/g, '');
}

/** As people read it: `9003731153` becomes `900373115-3`. */
export const shownTaxId = (digits: string): string => `${digits.slice(0, -1)}-${digits.slice(-1)}`;
