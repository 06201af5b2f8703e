import { payerAccounts } from '@/db/schema';
import { defineEdits } from '@/lib/platform/seen-revision';

/** Which rows the mutations of this domain change. */
export const edits = defineEdits({
  changePayerAccount: { table: payerAccounts, row: { id: 'input.id' } },
});
