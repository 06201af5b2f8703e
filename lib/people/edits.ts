import { users } from '@/db/schema';
import { defineEdits, OWN_USER } from '@/lib/platform/seen-revision';

/** Which rows the mutations of this domain change. */
export const edits = defineEdits({
  updateUser: { table: users, row: { id: OWN_USER } },
});
