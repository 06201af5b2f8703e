import { agencyWithholds } from '../../rules/talent-withholding';
import type { MissingRow } from '../../rules/tax-book';
import type { TaxTable } from '../../rules/tax-table';
import type { WithholdingFacts } from './facts';
import { bookOf } from './other-taxes';

/** Rates of arts. 392 and 408 ET that a claim may need. */
const RATES = ['SERVICIOS_DECLARANTE', 'SERVICIOS_NO_DECLARANTE', 'HONORARIOS_PN', 'NO_RESIDENTE'] as const;

/** Rows that approvals of that day may need, of a payer or, for null, of any, and that the tax table lacks. */
export function rowsMissingOn(
  day: string,
  payer: WithholdingFacts['payer'] | null,
  taxes: TaxTable,
): readonly MissingRow[] {
  if (payer && !agencyWithholds(payer)) return [];
  const book = bookOf({ day, city: '' }, taxes);
  book.art383();
  for (const concept of RATES) book.rate('RETE_FUENTE', concept);
  return book.missing();
}
