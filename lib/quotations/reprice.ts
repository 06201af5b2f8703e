import { pick } from '@/lib/core/pick';
import { dataOf } from './drafts/draft-data';
import { PRICED_COLUMNS } from './drafts/priced-columns';
import type { QuotationLine } from './lines/queries';
import { priceQuotation } from './pricing/rules/price-quotation';
import type { PricedQuotation, TaxSnapshot } from './pricing/rules/priced-quotation';
import type { QuotationInputs } from './pricing/rules/quotation-inputs';
import type { QuotationDetail } from './queries';

const isTaxSnapshot = (value: Record<string, unknown>): boolean =>
  'taxes' in value && 'agency' in value && 'client' in value;

/**
 * The figures of a stored quotation with all that led to them, from the rates it was frozen with. Null when they can
 * no longer be had: nothing was priced, or the calculator that made them had another rule and found other figures.
 */
export function repriced(
  quotation: QuotationDetail,
  lines: readonly QuotationLine[],
): PricedQuotation | null {
  if (lines.length === 0 || !isTaxSnapshot(quotation.taxSnapshot)) return null;
  const snapshot = quotation.taxSnapshot as unknown as TaxSnapshot;
  const { date, city, currency, fxRate, agency, client, taxes } = snapshot;
  const { lines: typed } = dataOf(quotation, lines);
  const inputs: QuotationInputs = {
    ...pick(quotation, PRICED_COLUMNS),
    date,
    city,
    currency,
    fxRate,
    agency,
    client,
    lines: typed,
  };
  try {
    const price = priceQuotation(inputs, taxes);
    return hasFiguresOf(price, quotation, lines) ? price : null;
  } catch (error) {
    // What was kept before amounts had a ceiling can be more than can be calculated with.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const LINE_FIGURES = [
  'payPerDay',
  'announcement',
  'talentWithheld',
  'paymentClient',
  'totalClient',
  'expectedPayment',
  'netIncome',
] as const;

/** True when today's rules give the stored figures, whichever version of the calculator stored them. */
function hasFiguresOf(
  { quotation: { total, priceNetGain, totalPlatform }, lines: priced }: PricedQuotation,
  stored: QuotationDetail,
  lines: readonly QuotationLine[],
): boolean {
  return (
    total === stored.total &&
    priceNetGain === stored.priceNetGain &&
    totalPlatform === stored.totalPlatform &&
    lines.every((line, index) => LINE_FIGURES.every((figure) => priced[index]?.[figure] === line[figure]))
  );
}
