import { graphql } from '@/lib/graphql/client';

export const UPDATE_AGENCY = graphql(`
  mutation UpdateAgency($input: UpdateAgencyInput!, $seenRevision: Int) {
    updateAgency(input: $input, seenRevision: $seenRevision) {
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
  mutation UpdateLegalRepresentative($input: UpdateLegalRepresentativeInput!, $seenRevision: Int) {
    updateLegalRepresentative(input: $input, seenRevision: $seenRevision) {
      id
    }
  }
`);

export const DELETE_LEGAL_REPRESENTATIVE = graphql(`
  mutation DeleteLegalRepresentative($id: ID!) {
    deleteLegalRepresentative(id: $id)
  }
`);

export const CREATE_TAXATION_PRICE = graphql(`
  mutation CreateAgencyPricesTaxation($input: AgencyPricesTaxationInput!) {
    createAgencyPricesTaxation(input: $input) {
      id
    }
  }
`);

export const DELETE_TAXATION_PRICE = graphql(`
  mutation DeleteAgencyPricesTaxation($id: ID!) {
    deleteAgencyPricesTaxation(id: $id)
  }
`);

export const UPDATE_USER = graphql(`
  mutation UpdateUser($input: UpdateUserInput!, $seenRevision: Int) {
    updateUser(input: $input, seenRevision: $seenRevision) {
      id
    }
  }
`);

export const SAVE_REMINDER_RULE = graphql(`
  mutation SaveReminderRule($input: ReminderRuleInput!, $seenRevision: Int) {
    saveReminderRule(input: $input, seenRevision: $seenRevision) {
      reason
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

export const SAVE_AGENCY_TEXT = graphql(`
  mutation SaveAgencyText($input: AgencyTextInput!, $seenRevision: Int) {
    saveAgencyText(input: $input, seenRevision: $seenRevision) {
      kind
    }
  }
`);

export const RESET_AGENCY_TEXT = graphql(`
  mutation ResetAgencyText($kind: AgencyTextKind!) {
    resetAgencyText(kind: $kind) {
      kind
    }
  }
`);
