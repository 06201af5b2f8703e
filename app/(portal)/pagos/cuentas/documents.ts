import { graphql } from '@/lib/graphql/client';

export const ADD_PAYER_ACCOUNT = graphql(`
  mutation AddPayerAccount($input: AddPayerAccountInput!) {
    addPayerAccount(input: $input) { id }
  }
`);

export const CHANGE_PAYER_ACCOUNT = graphql(`
  mutation ChangePayerAccount($input: ChangePayerAccountInput!, $seenRevision: Int) {
    changePayerAccount(input: $input, seenRevision: $seenRevision) { id }
  }
`);

export const SET_DEFAULT_PAYER_ACCOUNT = graphql(`
  mutation SetDefaultPayerAccount($id: ID!) {
    setDefaultPayerAccount(id: $id) { id }
  }
`);

export const ARCHIVE_PAYER_ACCOUNT = graphql(`
  mutation ArchivePayerAccount($id: ID!) {
    archivePayerAccount(id: $id) { id }
  }
`);
