import { roundHalfUp } from '@/lib/core/money';
import { LAW } from '@/lib/taxes/rules/law';

/**
 * Social security of independents: from a minimum wage (SMMLV) a month of services on, whoever pays checks that health
 * and pension were paid, on a share of it between a floor and a ceiling (the payer's check is art. 26 Ley 1393 de 2010).
 * Money in whole pesos of a month.
 */
export const needsPlanilla = (monthGross: number, minimumWage: number | null): boolean =>
  minimumWage !== null && monthGross >= roundHalfUp(minimumWage, LAW.contributionFloor.value);

/** What contributions are counted on (IBC); 0 below one minimum wage. */
export function contributionBase(monthGross: number, minimumWage: number | null): number {
  if (minimumWage === null || !needsPlanilla(monthGross, minimumWage)) return 0;
  const wages = (name: 'contributionFloor' | 'contributionCeiling') =>
    roundHalfUp(minimumWage, LAW[name].value);
  const share = roundHalfUp(monthGross, LAW.contributionShare.value);
  return Math.min(Math.max(share, wages('contributionFloor')), wages('contributionCeiling'));
}

/** The month, `YYYY-MM`, so many after another one; fewer than none before it. */
export function shiftPeriod(period: string, months: number): string {
  const [year = 0, month = 1] = period.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 7);
}

/** Of the month after, by when everybody's last day to pay (16th working day, Decreto 1990 de 2016) is over. */
const LAST_DUE_DAY = 25;

/**
 * True when the planilla of a month serves a claim of another on a day. A month is paid once it is over: until it is due,
 * the one before it serves as well.
 */
export function serves(period: string, claimPeriod: string, today: string): boolean {
  if (period === claimPeriod) return true;
  return period === shiftPeriod(claimPeriod, -1) && today <= `${shiftPeriod(claimPeriod, 1)}-${LAST_DUE_DAY}`;
}

/** What the law has a payer look at before it pays a person. */
export const LEGAL_PAPERS = ['docId', 'rut', 'planilla'] as const;
export type LegalPaper = (typeof LEGAL_PAPERS)[number];
