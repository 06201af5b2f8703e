import { graphql } from '@/lib/graphql/client';

export const KEEP_JOURNAL_ACCOUNTS = graphql(`
  mutation KeepJournalAccounts($input: JournalAccountsInput!, $seenRevision: Int) {
    keepJournalAccounts(input: $input, seenRevision: $seenRevision) { BANK }
  }
`);
