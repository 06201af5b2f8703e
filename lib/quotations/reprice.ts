import { pick } from '@/lib/core/pick';
import { type PricedChoices, priceChoices, pricedLine } from './choices/rules/price-choices';
import { dataOf } from './drafts/draft-data';
import { PRICED_COLUMNS } from './drafts/priced-columns';
import type { QuotationLine } from './lines/queries';
import type { PricedQuotation, TaxSnapshot } from './pricing/rules/priced-quotation';
import type { Quotation } from './queries';

/** The rates that a quotation was frozen with; null where nothing was priced. */
function snapshotOf({ taxSnapshot }: Pick<Quotation, 'taxSnapshot'>): TaxSnapshot | null {
  const isOne = 'taxes' in taxSnapshot && 'agency' in taxSnapshot && 'client' in taxSnapshot;
  return isOne ? (taxSnapshot as unknown as TaxSnapshot) : null;
}

/** A stored quotation as its calculator takes it, with the rates it was frozen with; null where nothing was priced. */
export function frozenInputs(quotation: Quotation, lines: readonly QuotationLine[]) {
  const snapshot = snapshotOf(quotation);
  if (lines.length === 0 || !snapshot) return null;
  const { date, city, currency, fxRate, agency, client, taxes } = snapshot;
  const typed = dataOf(quotation, lines).lines;
  return {
    inputs: {
      ...pick(quotation, PRICED_COLUMNS),
      date,
      city,
      currency,
      fxRate,
      agency,
      client,
      lines: typed,
    },
    taxes,
  };
}

/**
 * The figures of a stored quotation and of each of its lines with all that led to them, from the rates it was frozen
 * with. Null when they can no longer be had: nothing was priced, or the calculator that made them had another rule and
 * found other figures.
 */
export function repricedChoices(quotation: Quotation, lines: readonly QuotationLine[]): PricedChoices | null {
  const frozen = frozenInputs(quotation, lines);
  if (!frozen) return null;
  try {
    const choices = priceChoices(frozen.inputs, frozen.taxes);
    return hasFiguresOf(choices, quotation, lines) ? choices : null;
  } catch (error) {
    // What was kept before amounts had a ceiling can be more than can be calculated with.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The same of the quotation alone: of what is taken of it. */
export const repriced = (quotation: Quotation, lines: readonly QuotationLine[]): PricedQuotation | null =>
  repricedChoices(quotation, lines)?.priced ?? null;

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
  { priced, lines: placed }: PricedChoices,
  stored: Quotation,
  lines: readonly QuotationLine[],
): boolean {
  const { total = 0, priceNetGain = 0, totalPlatform = 0 } = priced?.quotation ?? {};
  return (
    total === stored.total &&
    priceNetGain === stored.priceNetGain &&
    totalPlatform === stored.totalPlatform &&
    lines.every((line, index) => {
      const place = placed[index];
      return place && LINE_FIGURES.every((figure) => pricedLine(place)[figure] === line[figure]);
    })
  );
}
