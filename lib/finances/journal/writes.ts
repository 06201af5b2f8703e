import { defineWrite } from '@/lib/graphql/define-write';

export const CLOSE_JOURNAL_MONTH = defineWrite(
  'closeJournalMonth',
  { month: 'String!' },
  { answer: 'String!' },
);
export const REOPEN_JOURNAL_MONTH = defineWrite(
  'reopenJournalMonth',
  { month: 'String!', reason: 'String!' },
  { answer: 'String!' },
);
