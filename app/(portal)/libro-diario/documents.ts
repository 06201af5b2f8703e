import { graphql } from '@/lib/graphql/client';

export const CLOSE_JOURNAL_MONTH = graphql(`
  mutation CloseJournalMonth($month: String!) {
    closeJournalMonth(month: $month)
  }
`);

export const REOPEN_JOURNAL_MONTH = graphql(`
  mutation ReopenJournalMonth($month: String!, $reason: String!) {
    reopenJournalMonth(month: $month, reason: $reason)
  }
`);
