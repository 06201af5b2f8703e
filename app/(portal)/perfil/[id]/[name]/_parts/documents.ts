import { graphql } from '@/lib/graphql/client';

export const UPDATE_AGENCY = graphql(`
  mutation UpdateAgency($input: UpdateAgencyInput!) {
    updateAgency(input: $input) {
      id
    }
  }
`);

export const CREATE_LEGAL_REPRESENTATIVE = graphql(`
  mutation CreateLegalRepresentative($input: LegalRepresentativeInput!) {
    createLegalRepresentative(input: $input) {
      id
    }
  }
`);

export const UPDATE_LEGAL_REPRESENTATIVE = graphql(`
  mutation UpdateLegalRepresentative($input: UpdateLegalRepresentativeInput!) {
    updateLegalRepresentative(input: $input) {
      id
    }
  }
`);
