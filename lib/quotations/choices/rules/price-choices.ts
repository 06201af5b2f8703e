import type { TaxTable } from '@/lib/taxes/rules/tax-table';
import { priceQuotation } from '../../pricing/rules/price-quotation';
import type { PricedLine, PricedQuotation, TaxSnapshot } from '../../pricing/rules/priced-quotation';
import type { LineInputs, QuotationInputs } from '../../pricing/rules/quotation-inputs';
import type { Choosable } from './choosable';

export type ChoosableLine = LineInputs & Choosable;

export type ChoosableInputs = Omit<QuotationInputs, 'lines'> & { readonly lines: readonly ChoosableLine[] };

/** A line among the priced lines of a quotation: of the one at hand, or of the one that it would be with that line. */
export type PlacedLine = { readonly price: PricedQuotation; readonly index: number };

export type PricedChoices = {
  /** What is taken; null where nothing is. */
  readonly priced: PricedQuotation | null;
  /** Every line, in its order; one that is not taken as it would be in the place of its alternative. */
  readonly lines: readonly PlacedLine[];
  /** Of all lines, so that every choice can be priced by it. */
  readonly taxSnapshot: TaxSnapshot;
  readonly warnings: readonly string[];
};

export const pricedLine = ({ price, index }: PlacedLine): PricedLine => {
  const line = price.lines[index];
  if (!line) throw new Error(`no priced line ${index}`);
  return line;
};

/** Prices a quotation of one line or more by what is taken of it. @throws RangeError as `priceQuotation` does */
export function priceChoices(inputs: ChoosableInputs, taxes: TaxTable): PricedChoices {
  const { lines } = inputs;
  const priceOf = (chosen: readonly ChoosableLine[]) => priceQuotation({ ...inputs, lines: chosen }, taxes);
  const taken = lines.filter((line) => line.taken);
  // What is looked up depends on which lines there are, and all of them are looked up here.
  const whole = priceOf(lines);
  const priced = taken.length === 0 ? null : taken.length === lines.length ? whole : priceOf(taken);
  return {
    priced,
    lines: lines.map((line) => {
      if (line.taken && priced) return { price: priced, index: taken.indexOf(line) };
      const instead = lines.filter(
        (other) =>
          other === line ||
          (other.taken && (line.alternative === null || other.alternative !== line.alternative)),
      );
      return { price: priceOf(instead), index: instead.indexOf(line) };
    }),
    taxSnapshot: whole.taxSnapshot,
    warnings: whole.derived.warnings,
  };
}
