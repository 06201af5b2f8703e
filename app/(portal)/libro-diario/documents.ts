import { graphql } from '@/lib/graphql/client';

export const CLOSE_JOURNAL_MONTH = graphql(`
  mutation CloseJournalMonth($month: String!) {
    closeJournalMonth(month: $month)
  }
`);
