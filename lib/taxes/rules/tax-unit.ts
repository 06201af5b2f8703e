import {
  currencyDecimals,
  parseDecimal,
  type Ratio,
  ratio,
  roundHalfUp,
  roundUp,
  times,
} from '@/lib/core/money';
import { LAW } from './law';

/** The UVT of the quotation's year, and how pesos become minor units of its currency. */
export type TaxUnit = { readonly pesos: number; readonly minorPerPeso: Ratio };

/** @param pesosPerUnit COP per unit of the currency (fxRate) */
export function minorPerPeso(currency: string, pesosPerUnit: Ratio): Ratio {
  return ratio(times(10 ** currencyDecimals(currency), pesosPerUnit.denominator), pesosPerUnit.numerator);
}

/** Whole pesos per minor unit of a currency. @param fxRate pesos per unit */
export const pesosPerMinor = (currency: string, fxRate: string): Ratio => {
  const { numerator, denominator } = parseDecimal(fxRate);
  return ratio(numerator, times(denominator, 10 ** currencyDecimals(currency)));
};

/**
 * An amount of UVT in pesos, rounded as art. 868 ET says: up to 100 to the peso, up to 10,000 to the hundred,
 * above to the thousand (2 UVT of 2026 = 104,748 → 105,000).
 */
export function uvtInPesos(amount: Ratio, uvtPesos: number): number {
  const { numerator, denominator } = amount;
  const pesos = times(uvtPesos, numerator);
  const upTo = ({ value }: typeof LAW.roundedToPeso | typeof LAW.roundedToHundred) =>
    pesos <= value.numerator * denominator;
  const step = upTo(LAW.roundedToPeso) ? 1 : upTo(LAW.roundedToHundred) ? 100 : 1000;
  return times(step, roundHalfUp(uvtPesos, { numerator, denominator: times(denominator, step) }));
}

/** The smallest payment, in minor units, that reaches an amount of UVT: thresholds are compared in pesos. */
export const reaching = (amount: Ratio, unit: TaxUnit): number =>
  roundUp(uvtInPesos(amount, unit.pesos), unit.minorPerPeso);
