import { dailyCeiling, isPossibleRate, moneyCeiling } from '@/lib/core/money-limits';
import type { PricedChoices } from '../choices/rules/price-choices';
import type { QuotationData } from '../inputs';

const COSTS = ['feeding', 'transport', 'agentPrice'] as const;

/** The fields of a draft that exceed the limits of its currency, with their message keys; for server and editor. */
export function draftLimits(
  draft: Pick<QuotationData, 'fxRate' | 'lines' | (typeof COSTS)[number]>,
  currency: string,
): Record<string, string> {
  const problems: Record<string, string> = {};
  const most = dailyCeiling(currency);
  if (!isPossibleRate(currency, draft.fxRate)) problems.fxRate = 'validation.quotation.fxRate';
  for (const cost of COSTS) {
    if ((draft[cost] ?? 0) > most) problems[cost] = 'validation.quotation.amountTooLarge';
  }
  for (const [index, { budget }] of draft.lines.entries()) {
    if (budget > most) problems[`lines.${index}.budget`] = 'validation.quotation.amountTooLarge';
  }
  return problems;
}

/**
 * True when a quotation, or one that it would be with a line that is not taken, exceeds the ceiling of a row: no other
 * figure of it or of the lines that it takes is larger than these two. The rows of all lines are kept, taken or not.
 */
export function isTooLarge({ priced, lines }: PricedChoices, currency: string): boolean {
  const most = moneyCeiling(currency);
  const prices = new Set(lines.map(({ price }) => price));
  if (priced) prices.add(priced);
  return [...prices].some(({ quotation: { total, totalPlatform } }) => Math.max(total, totalPlatform) > most);
}
