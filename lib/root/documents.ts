import { documents as claimDocuments } from '@/lib/claims/document';
import { documents as contractDocuments } from '@/lib/contracts/document/document';
import type { DocumentDefinition } from '@/lib/documents/define-document';
import { registerDocuments } from '@/lib/documents/registered-documents';
import { documents as quotationDocuments } from '@/lib/quotations/document/document';

/** Every document of every domain: what the job can draw. */
export const documents: readonly DocumentDefinition[] = [
  ...quotationDocuments,
  ...contractDocuments,
  ...claimDocuments,
];

registerDocuments(documents);
