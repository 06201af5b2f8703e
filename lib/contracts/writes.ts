import { CONTRACT_DOCUMENT_KINDS } from '@/db/values/contract-documents';
import { oneOf } from '@/lib/core/wire-types';
import { defineWrite } from '@/lib/graphql/define-write';

export const HAND_PAPERS = defineWrite(
  'handPapers',
  { eventId: 'ID!', kinds: oneOf('[PaperKind!]!', CONTRACT_DOCUMENT_KINDS) },
  { answer: 'Int!' },
);
