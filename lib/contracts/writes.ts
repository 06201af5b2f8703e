import { CONTRACT_PAPER_KINDS } from '@/db/values/contract-papers';
import { oneOf } from '@/lib/core/wire-types';
import { defineWrite } from '@/lib/graphql/define-write';

export const HAND_PAPERS = defineWrite(
  'handPapers',
  { eventId: 'ID!', kinds: oneOf('[PaperKind!]!', CONTRACT_PAPER_KINDS) },
  { answer: 'Int!' },
);
