import { agencies, agencyTexts, legalRepresentatives } from '@/db/schema';
import { defineEdits, OWN_AGENCY } from '@/lib/platform/seen-revision';

/** Which rows the mutations of this domain change. */
export const edits = defineEdits({
  updateAgency: { table: agencies, row: { id: 'input.id' } },
  chooseAgencySlug: { table: agencies, row: { id: OWN_AGENCY } },
  saveAgencyText: { table: agencyTexts, row: { agencyId: OWN_AGENCY, kind: 'input.kind' } },
  updateLegalRepresentative: { table: legalRepresentatives, row: { id: 'input.id' } },
});
