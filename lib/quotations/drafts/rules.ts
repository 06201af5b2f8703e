import { dailyCeiling, isPossibleRate, moneyCeiling } from '@/lib/core/money-limits';
import type { QuotationData } from '../inputs';

const COSTS = ['feeding', 'transport', 'agentPrice'] as const;

/** What of a draft its currency does not allow: field → message key; the server's and the editor's one rule. */
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

/** Whether a quotation comes to more than a row may hold: no other figure of it is larger than one of these two. */
export const isTooLarge = (
  {
    total = 0,
    totalPlatform = 0,
  }: { readonly total?: number | undefined; readonly totalPlatform?: number | undefined },
  currency: string,
): boolean => Math.max(total, totalPlatform) > moneyCeiling(currency);
