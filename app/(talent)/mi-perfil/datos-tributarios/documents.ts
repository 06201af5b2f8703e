import { graphql } from '@/lib/graphql/client';

export const KEEP_TAX_DATA = graphql(`
  mutation KeepTaxData($input: TalentTaxDataInput!, $seenRevision: Int) {
    keepTaxData(input: $input, seenRevision: $seenRevision) {
      updatedAt
    }
  }
`);

export const KEEP_REDUCTIONS = graphql(`
  mutation KeepReductions($input: TalentReductionsInput!, $seenRevision: Int) {
    keepReductions(input: $input, seenRevision: $seenRevision) {
      kind
    }
  }
`);
