import { graphql } from '@/lib/graphql/client';

export const KEEP_TAX_DATA = graphql(`
  mutation KeepTaxData($input: TalentTaxDataInput!) {
    keepTaxData(input: $input) {
      updatedAt
    }
  }
`);
