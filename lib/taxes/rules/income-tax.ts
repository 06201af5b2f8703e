import { allocate, parsePercent, roundHalfUp, sumOf } from '@/lib/core/money';
import type { TaxBook } from './tax-book';
import type { AgencyTaxFlags } from './tax-flags';

/** What a line sells for, and what is left of it, in minor units. */
type Sold = { readonly subtotalClient: number; readonly grossProfit: number };

/**
 * The agency's estimated income tax, per line, in minor units. Régimen simple pays on what it sells; a company, and
 * a natural person with a configured rate, on profit; a natural person without one, what was withheld.
 */
export function incomeTaxes(
  agency: AgencyTaxFlags,
  prices: readonly Sold[],
  reteFuente: number,
  book: TaxBook,
): number[] {
  const sales = prices.map((price) => price.subtotalClient);
  const profits = prices.map((price) => Math.max(0, price.grossProfit));
  const profit = Math.max(
    0,
    sumOf(prices, (price) => price.grossProfit),
  );

  if (agency.regimenSimple) {
    if (!agency.simpleConcept) book.warn('SIMPLE');
    const applied = agency.simpleConcept ? book.rate('SIMPLE', agency.simpleConcept) : null;
    const subtotal = sumOf(sales, (sale) => sale);
    return allocate(applied ? roundHalfUp(subtotal, applied.rate) : 0, sales);
  }
  if (agency.legalNature === 'PERSONA_JURIDICA') {
    const applied = book.rate('RENTA', 'PJ');
    return allocate(applied ? roundHalfUp(profit, applied.rate) : 0, profits);
  }
  return agency.incomeTaxRatePN
    ? allocate(roundHalfUp(profit, parsePercent(agency.incomeTaxRatePN)), profits)
    : allocate(reteFuente, sales);
}
