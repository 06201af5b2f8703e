import { graphql } from '@/lib/graphql/client';

export const DATE_PAPER = graphql(`
  mutation DatePaper($kind: PaperKind!, $issuedOn: Date, $expiresOn: Date) {
    datePaper(kind: $kind, issuedOn: $issuedOn, expiresOn: $expiresOn)
  }
`);

export const REMOVE_PAPER = graphql(`
  mutation RemovePaper($kind: PaperKind!) {
    removePaper(kind: $kind)
  }
`);
