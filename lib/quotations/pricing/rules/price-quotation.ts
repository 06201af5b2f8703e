import type { TalentWithholding } from '@/db/values/line-values';
import { type Ratio, sumOf } from '@/lib/core/money';
import { clientWithholdings } from '@/lib/taxes/rules/client-withholdings';
import { incomeTaxes } from '@/lib/taxes/rules/income-tax';
import { agencyWithholds, talentSchedule } from '@/lib/taxes/rules/talent-withholding';
import { openTaxBook, type TaxBook } from '@/lib/taxes/rules/tax-book';
import type { TaxTable } from '@/lib/taxes/rules/tax-table';
import type { WithholdingSchedule } from '@/lib/taxes/rules/withholding-schedule';
import { type CompleteInputs, completeInputs } from './complete-inputs';
import { derivedFigures, quotationFigures } from './figures';
import { type LineCosts, lineCosts } from './line-costs';
import { linePrice } from './line-price';
import { pricedLines } from './priced-lines';
import { CALC_VERSION, type PricedQuotation, type TaxSnapshot } from './priced-quotation';
import type { QuotationInputs } from './quotation-inputs';
import { serviceAgents } from './service-agents';

/** A tax without a configured rate counts as 0; the book has warned. */
const NO_RATE: Ratio = { numerator: 0, denominator: 1 };

/**
 * Prices a quotation: talent → platform → agency → client (product model, "How a quotation is calculated").
 * Pure and deterministic: the same inputs and taxes give the same figures on the server and in the browser.
 * @throws RangeError for inputs that cannot be priced (see {@link completeInputs}) and for amounts so large that
 *   they would no longer be exact
 */
export function priceQuotation(given: QuotationInputs, taxes: TaxTable): PricedQuotation {
  const inputs = completeInputs(given);
  const book = openTaxBook(inputs, taxes);
  const ivaRate = book.rate('IVA', 'GENERAL')?.rate ?? NO_RATE;

  const agents = serviceAgents(inputs, ivaRate);
  const steps = costsOf(inputs, book).map((costs, index) => {
    const share = { subtotal: agents.subtotals[index] ?? 0, iva: agents.ivas[index] ?? 0 };
    return { costs, price: linePrice(costs, share, inputs, ivaRate) };
  });
  const prices = steps.map((step) => step.price);
  const subtotal = sumOf(prices, (price) => price.subtotalClient);
  const iva = sumOf(prices, (price) => price.ivaClient);
  const withheld = clientWithholdings(inputs, { subtotal, iva }, book);

  const lines = pricedLines(steps, withheld, incomeTaxes(inputs.agency, prices, withheld.reteFuente, book));
  const quotation = quotationFigures(inputs, lines, agents);
  return {
    calcVersion: CALC_VERSION,
    quotation,
    derived: derivedFigures(inputs, quotation, lines, withheld, book.warnings()),
    lines,
    event: {
      totalEvent: quotation.total,
      totalDays: lines.reduce((longest, line) => Math.max(longest, line.days), 0),
    },
    taxSnapshot: snapshot(inputs, book),
  };
}

function costsOf(inputs: CompleteInputs, book: TaxBook): LineCosts[] {
  const withholds = agencyWithholds(inputs.agency);
  const schedules = new Map<TalentWithholding, WithholdingSchedule>();
  return inputs.lines.map((line) => {
    const method = withholds ? line.withholding : 'NONE';
    const schedule = schedules.get(method) ?? talentSchedule(method, book);
    schedules.set(method, schedule);
    return lineCosts(line, inputs, method, schedule);
  });
}

function snapshot(inputs: CompleteInputs, book: TaxBook): TaxSnapshot {
  const { date, city, currency, fxRate, agency, client } = inputs;
  return { calcVersion: CALC_VERSION, date, city, currency, fxRate, agency, client, taxes: book.used() };
}
