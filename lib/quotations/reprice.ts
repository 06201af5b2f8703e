import { dataOf } from './drafts/draft-data';
import type { QuotationLine } from './lines/queries';
import { priceQuotation } from './pricing/rules/price-quotation';
import type { PricedQuotation, TaxSnapshot } from './pricing/rules/priced-quotation';
import type { QuotationDetail } from './queries';

const isTaxSnapshot = (value: Record<string, unknown>): boolean =>
  'taxes' in value && 'agency' in value && 'client' in value;

/**
 * The figures of a stored quotation with all that led to them, from the rates it was frozen with. Null when they can
 * no longer be had: nothing was priced, or another version of the calculator made them.
 */
export function repriced(
  quotation: QuotationDetail,
  lines: readonly QuotationLine[],
): PricedQuotation | null {
  if (lines.length === 0 || !isTaxSnapshot(quotation.taxSnapshot)) return null;
  const snapshot = quotation.taxSnapshot as unknown as TaxSnapshot;
  const { date, city, currency, fxRate, agency, client, taxes } = snapshot;
  const { lines: typed } = dataOf(quotation, lines);
  const price = priceQuotation(
    {
      date,
      city,
      currency,
      fxRate,
      agency,
      client,
      tercero: quotation.tercero,
      percentageGain: quotation.percentageGain,
      platformGainPct: quotation.platformGainPct,
      priceStep: quotation.priceStep,
      feeding: quotation.feeding,
      transport: quotation.transport,
      quantityServiceAgent: quotation.quantityServiceAgent,
      daysServiceAgent: quotation.daysServiceAgent,
      priceAgentService: quotation.priceAgentService,
      serviceConcept: quotation.serviceConcept,
      producerIvaBase: quotation.producerIvaBase,
      lines: typed,
    },
    taxes,
  );
  const { total, priceNetGain, totalPlatform } = price.quotation;
  const same =
    price.calcVersion === quotation.calcVersion &&
    total === quotation.total &&
    priceNetGain === quotation.priceNetGain &&
    totalPlatform === quotation.totalPlatform;
  return same ? price : null;
}
