import { quotationTemplates, taxationPrices, taxUnits } from '@/db/schema';
import { defineEdits } from '@/lib/platform/seen-revision';

/** Which rows the mutations of this domain change. */
export const edits = defineEdits({
  updatePricesTaxation: { table: taxationPrices, row: { id: 'input.id' } },
  confirmPricesTaxation: { table: taxationPrices, row: { id: 'id' } },
  endPricesTaxation: { table: taxationPrices, row: { id: 'id' }, names: { lastDay: 'validTo' } },
  saveTaxUnit: { table: taxUnits, row: { year: 'input.year' } },
  renameQuotationTemplate: { table: quotationTemplates, row: { id: 'id' } },
});
