import { currencyDecimals, isCurrencyCode, parseDecimal, ratio, roundHalfUp } from './money';

type Rate = {
  readonly from: string;
  /** The event's. */
  readonly to: string;
  /** Pesos for one unit of the event's currency, as a decimal text. */
  readonly pesosPerUnit: string;
};

/** An amount in minor units as the event's currency counts it; null where no rate between the two is known. */
export function inCurrency(amount: number, { from, to, pesosPerUnit }: Rate): number | null {
  if (from === to) return amount;
  if (from !== 'COP' || !isCurrencyCode(to)) return null;
  const { numerator, denominator } = parseDecimal(pesosPerUnit);
  if (numerator === 0) return null;
  return roundHalfUp(amount, ratio(denominator * 10 ** currencyDecimals(to), numerator));
}
