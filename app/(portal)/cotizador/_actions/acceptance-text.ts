import type { QuotationSummary } from './quotation-summary';

/** What is asked before acceptances are noted: with `choices`, what becomes of them, where a client has some. */
export const acceptanceText = (
  message: string,
  choices: string,
  quotations: readonly Pick<QuotationSummary, 'hasChoices'>[],
): string => (quotations.some(({ hasChoices }) => hasChoices) ? `${message} ${choices}` : message);
