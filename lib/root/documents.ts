import { documents as certificateDocuments } from '@/lib/claims/certificates/document';
import { documents as claimDocuments } from '@/lib/claims/document';
import { documents as receiptDocuments } from '@/lib/claims/receipts/document';
import { documents as supportDocuments } from '@/lib/claims/support-documents/document';
import { documents as contractDocuments } from '@/lib/contracts/document/document';
import type { DocumentDefinition } from '@/lib/documents/define-document';
import { registerDocuments } from '@/lib/documents/registered-documents';
import { documents as statementDocuments } from '@/lib/finances/statement/document';
import { documents as quotationDocuments } from '@/lib/quotations/document/document';

/** Every document of every domain: what the job can draw. */
export const documents: readonly DocumentDefinition[] = [
  ...quotationDocuments,
  ...contractDocuments,
  ...claimDocuments,
  ...statementDocuments,
  ...certificateDocuments,
  ...receiptDocuments,
  ...supportDocuments,
];

registerDocuments(documents);
