import { constants } from '@/db/schema';
import { defineEdits } from '@/lib/platform/seen-revision';

/** Which rows the mutations of this domain change. */
export const edits = defineEdits({
  changeConstant: { table: constants, row: { id: 'input.id' }, names: { value: 'description' } },
});
