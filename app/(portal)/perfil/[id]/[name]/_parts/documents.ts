import { graphql } from '@/lib/graphql/client';

export const UPDATE_AGENCY = graphql(`
  mutation UpdateAgency($input: UpdateAgencyInput!, $seenRevision: Int) {
    updateAgency(input: $input, seenRevision: $seenRevision) {
      id
    }
  }
`);

export const SAVE_COLLECTION_SETTINGS = graphql(`
  mutation SaveCollectionSettings($input: CollectionSettingsInput!, $seenRevision: Int) {
    saveCollectionSettings(input: $input, seenRevision: $seenRevision) {
      reminderDays
    }
  }
`);

export const ASK_MANDATE_CODE = graphql(`
  mutation AskMandateCode($until: String!, $electronic: Boolean!) {
    askMandateCode(until: $until, electronic: $electronic)
  }
`);

export const GRANT_MANDATE = graphql(`
  mutation GrantSigningMandate($until: String!, $electronic: Boolean!, $code: String!) {
    grantSigningMandate(until: $until, electronic: $electronic, code: $code) { id }
  }
`);

export const REVOKE_MANDATE = graphql(`
  mutation RevokeSigningMandate {
    revokeSigningMandate
  }
`);
