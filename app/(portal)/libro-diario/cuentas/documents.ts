import { graphql } from '@/lib/graphql/client';

export const KEEP_JOURNAL_ACCOUNTS = graphql(`
  mutation KeepJournalAccounts($input: JournalAccountsInput!) {
    keepJournalAccounts(input: $input) { BANK }
  }
`);
