import { CONTRACT_PAPER_KINDS, PLANILLA_KINDS } from '@/db/values/contract-papers';
import { oneOf } from '@/lib/core/wire-types';
import { defineWrite } from '@/lib/graphql/define-write';

export const DATE_PAPER = defineWrite(
  'datePaper',
  { expiresOn: 'Date', issuedOn: 'Date', kind: oneOf('PaperKind!', CONTRACT_PAPER_KINDS) },
  { answer: 'PaperKind!', revised: true },
);
export const SHARE_PLANILLA = defineWrite(
  'sharePlanilla',
  { kind: oneOf('PlanillaKind!', PLANILLA_KINDS) },
  { answer: 'PlanillaKind!' },
);
export const REMOVE_PAPER = defineWrite(
  'removePaper',
  { kind: oneOf('PaperKind!', CONTRACT_PAPER_KINDS) },
  { answer: 'PaperKind!' },
);
