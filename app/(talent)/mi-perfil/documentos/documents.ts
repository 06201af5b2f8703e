import { graphql } from '@/lib/graphql/client';

export const DATE_PAPER = graphql(`
  mutation DatePaper($kind: PaperKind!, $issuedOn: Date, $expiresOn: Date, $seenRevision: Int) {
    datePaper(kind: $kind, issuedOn: $issuedOn, expiresOn: $expiresOn, seenRevision: $seenRevision)
  }
`);

export const SHARE_PLANILLA = graphql(`
  mutation SharePlanilla($kind: PlanillaKind!) {
    sharePlanilla(kind: $kind)
  }
`);

export const REMOVE_PAPER = graphql(`
  mutation RemovePaper($kind: PaperKind!) {
    removePaper(kind: $kind)
  }
`);
