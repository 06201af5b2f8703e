import { defineList, oneOf } from '@/app/_ui/list/list-query';
import { SUPPORT_DOCUMENT_KINDS, TRANSMISSION_STATES } from '@/db/values/support-documents';
import type { SupportFilter, SupportSort } from '@/lib/claims/support-documents/queries';
import { SUPPORT_DOCUMENTS_PATH } from '@/lib/core/paths';

export const SUPPORT_LIST = defineList<SupportFilter, SupportSort>(SUPPORT_DOCUMENTS_PATH, {
  sorts: ['issued', 'amount'],
  filters: {
    estado: oneOf('state', TRANSMISSION_STATES),
    tipo: oneOf('kind', SUPPORT_DOCUMENT_KINDS),
  },
});
