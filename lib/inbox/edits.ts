import { inboxScopes } from '@/db/schema';
import { defineEdits, OWN_USER } from '@/lib/platform/seen-revision';

/** Which rows the mutations of this domain change. */
export const edits = defineEdits({
  chooseNotices: { table: inboxScopes, row: { userId: OWN_USER } },
});
