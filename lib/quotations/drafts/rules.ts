import { dailyCeiling, isPossibleRate, moneyCeiling } from '@/lib/core/money-limits';
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

/** True when a quotation exceeds the ceiling of a row: no other figure is larger than these two. */
export const isTooLarge = (
  {
    total = 0,
    totalPlatform = 0,
  }: { readonly total?: number | undefined; readonly totalPlatform?: number | undefined },
  currency: string,
): boolean => Math.max(total, totalPlatform) > moneyCeiling(currency);
