import { talents, talentTaxData, taxationPrices, taxUnits } from '@/db/schema';
import { defineEdits, OWN_TALENT } from '@/lib/platform/seen-revision';

/** Which rows the mutations of this domain change. */
export const edits = defineEdits({
  updatePricesTaxation: { table: taxationPrices, row: { id: 'input.id' } },
  confirmPricesTaxation: { table: taxationPrices, row: { id: 'id' } },
  endPricesTaxation: { table: taxationPrices, row: { id: 'id' }, names: { lastDay: 'validTo' } },
  saveTaxUnit: { table: taxUnits, row: { year: 'input.year' } },
  keepTaxData: { table: talentTaxData, row: { talentId: OWN_TALENT } },
  // What is declared is many rows, of which none is ever changed.
  keepReductions: { table: talents, row: { id: OWN_TALENT } },
});
