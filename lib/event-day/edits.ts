import { isNull } from 'drizzle-orm';
import { callSheets, talentRatings } from '@/db/schema';
import { defineEdits } from '@/lib/platform/seen-revision';

/** Which rows the mutations of this domain change. */
export const edits = defineEdits({
  saveCallSheet: { table: callSheets, row: { eventId: 'eventId' } },
  rateTalent: {
    table: talentRatings,
    row: { convocatedId: 'input.convocatedId' },
    also: isNull(talentRatings.replacedAt),
  },
});
