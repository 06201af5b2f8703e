import { agencies, collectionSettings, eventCollections, eventCosts, eventFinanceNotes } from '@/db/schema';
import { defineEdits, OWN_AGENCY } from '@/lib/platform/seen-revision';

/** Which rows the mutations of this domain change. */
export const edits = defineEdits({
  editEventCost: { table: eventCosts, row: { id: 'input.id' } },
  noteEventFinances: { table: eventFinanceNotes, row: { eventId: 'eventId', line: 'line' } },
  keepEventCollection: { table: eventCollections, row: { eventId: 'input.eventId' } },
  saveCollectionSettings: { table: collectionSettings, row: { agencyId: OWN_AGENCY } },
  keepJournalAccounts: { table: agencies, row: { id: OWN_AGENCY } },
});
