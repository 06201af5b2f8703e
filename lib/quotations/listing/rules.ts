import { parseDecimal, roundHalfUp } from '@/lib/core/money';

type Priced = {
  readonly total: number;
  /** COP per unit of the currency, frozen with the quotation. */
  readonly fxRate: string;
  readonly currencyDecimals: number;
};

/** A total in pesos by the rate that was frozen with it, half-up to the peso: what lists add up and sort by. */
export const inPesos = ({ total, fxRate, currencyDecimals }: Priced): number =>
  roundHalfUp(total, parseDecimal(fxRate, 10 ** currencyDecimals));
