import type { PayerKind } from '@/db/values/payouts';
import type { WithheldTax } from '@/db/values/withheld-taxes';
import type { TalentMethod } from '@/lib/taxes/rules/talent-withholding';

/** How income tax was withheld, or that it was IVA or ICA. */
export type WithheldMethod = TalentMethod | 'RETE_IVA' | 'RETE_ICA';

export const taxOf = (method: WithheldMethod): WithheldTax =>
  method === 'RETE_IVA' ? 'IVA' : method === 'RETE_ICA' ? 'ICA' : 'INCOME';

/** What was paid to one talent in a month, by one way of withholding; whole pesos. */
export type WithheldLine = {
  /** `YYYY-MM`, of the withholding. */
  readonly month: string;
  readonly method: WithheldMethod;
  /** To which ICA was withheld; absent for what goes to the DIAN. */
  readonly city?: string;
  /** Of ReteIVA, the IVA that it charged. */
  readonly paid: number;
  readonly withheld: number;
};

/** What of it something was withheld from: art. 383 takes a month's payments together, and so does its line. */
export const baseOf = ({ paid, withheld }: Pick<WithheldLine, 'paid' | 'withheld'>): number =>
  withheld > 0 ? paid : 0;

export type Totals = { readonly paid: number; readonly base: number; readonly withheld: number };

/** Lines of one tax added up. */
export const sumOfLines = (lines: readonly Pick<WithheldLine, 'paid' | 'withheld'>[]): Totals =>
  lines.reduce<Totals>(
    (sum, line) => ({
      paid: sum.paid + line.paid,
      base: sum.base + baseOf(line),
      withheld: sum.withheld + line.withheld,
    }),
    { paid: 0, base: 0, withheld: 0 },
  );

export const linesOf = <Line extends Pick<WithheldLine, 'method'>>(
  lines: readonly Line[],
  tax: WithheldTax,
): Line[] => lines.filter(({ method }) => taxOf(method) === tax);

export type YearTotals = Totals & { readonly withheldOf: Readonly<Record<WithheldTax, number>> };

/** What was paid, and of it the base of income tax, with what was withheld of all taxes, and of each. */
export function totalsOf(lines: readonly Pick<WithheldLine, 'method' | 'paid' | 'withheld'>[]): YearTotals {
  const of = (tax: WithheldTax) => sumOfLines(linesOf(lines, tax));
  const withheldOf = { INCOME: of('INCOME').withheld, IVA: of('IVA').withheld, ICA: of('ICA').withheld };
  return {
    ...of('INCOME'),
    withheld: withheldOf.INCOME + withheldOf.IVA + withheldOf.ICA,
    withheldOf,
  };
}

/** How a certificate stands to the figures of now. */
export type CertificateState =
  /** Nothing was withheld, and nothing was certified. */
  | 'NOTHING'
  | 'MISSING'
  | 'ISSUED'
  /** The figures are others than those certified. */
  | 'CHANGED';

export function certificateState(certified: string | null, now: string, withheld: number): CertificateState {
  if (certified === null) return withheld > 0 ? 'MISSING' : 'NOTHING';
  return certified === now ? 'ISSUED' : 'CHANGED';
}

/** What there is one certificate in force of, in a year. */
export type CertificateSubject = {
  readonly agencyId: string;
  readonly talentId: string;
  readonly thirdParty: boolean;
};

export const certificateKey = ({ agencyId, talentId, thirdParty }: CertificateSubject): string =>
  `${agencyId} ${talentId} ${thirdParty}`;

/** As it is printed: 'CR-2026-00012', and 'CRP-2026-00012' where the platform numbers it. */
export const certificateNumber = ({ numberedBy, year, code }: NumberedCertificate): string =>
  `${numberedBy === 'PLATFORM' ? 'CRP' : 'CR'}-${year}-${String(code).padStart(5, '0')}`;

type NumberedCertificate = {
  readonly numberedBy: PayerKind;
  readonly year: number;
  readonly code: number;
};

/** Years that are offered: this one and those in which something was withheld, the newest first. */
export const offeredYears = (now: number, withheld: readonly number[]): number[] =>
  [...new Set([now, ...withheld])].toSorted((a, b) => b - a);
