import { clientContacts, clients, finalClients } from '@/db/schema';
import { defineEdits } from '@/lib/platform/seen-revision';

/** Which rows the mutations of this domain change. */
export const edits = defineEdits({
  updateClient: { table: clients, row: { id: 'input.id' }, names: { state: 'stateId', logo: 'logoFileId' } },
  keepClientTerms: { table: clients, row: { id: 'clientId' }, names: { days: 'paymentDays' } },
  keepClientContact: { table: clientContacts, row: { id: 'input.id' } },
  updateFinalClient: { table: finalClients, row: { id: 'input.id' }, names: { urlLogo: 'logoFileId' } },
});
