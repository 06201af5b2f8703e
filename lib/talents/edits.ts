import { isNull } from 'drizzle-orm';
import {
  savedSearches,
  talentBankAccounts,
  talentMessageSettings,
  talentNotes,
  talentPapers,
  talents,
} from '@/db/schema';
import { defineEdits, OWN_AGENCY, OWN_TALENT } from '@/lib/platform/seen-revision';

/** Which rows the mutations of this domain change. */
export const edits = defineEdits({
  updateTalent: { table: talents, row: { id: 'input.id' } },
  keepTalentNote: { table: talentNotes, row: { agencyId: OWN_AGENCY, talentId: 'talentId' } },
  changeTalentSearch: { table: savedSearches, row: { id: 'id' } },
  saveMessageSettings: { table: talentMessageSettings, row: { talentId: OWN_TALENT } },
  keepBankAccount: {
    table: talentBankAccounts,
    row: { talentId: OWN_TALENT },
    names: { typeAccount: 'accountType' },
  },
  datePaper: {
    table: talentPapers,
    row: { talentId: OWN_TALENT, kind: 'kind' },
    also: isNull(talentPapers.replacedAt),
  },
});
