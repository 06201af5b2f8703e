import { quotationTemplates } from '@/db/schema';
import { defineEdits } from '@/lib/platform/seen-revision';

/** Which rows the mutations of this domain change. */
export const edits = defineEdits({
  renameQuotationTemplate: { table: quotationTemplates, row: { id: 'id' } },
});
