import { agencyUsers } from '@/db/schema';
import { defineEdits, OWN_AGENCY } from '@/lib/platform/seen-revision';

/** Which rows the mutations of this domain change. */
export const edits = defineEdits({
  changeMemberRole: { table: agencyUsers, row: { agencyId: OWN_AGENCY, userId: 'userId' } },
});
