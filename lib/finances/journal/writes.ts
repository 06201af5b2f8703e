import { defineWrite } from '@/lib/graphql/define-write';
import { keepJournalAccountsInput } from './inputs';

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
export const KEEP_JOURNAL_ACCOUNTS = defineWrite('keepJournalAccounts', keepJournalAccountsInput, {
  input: 'JournalAccountsInput',
  answer: { BANK: 'String!' },
  revised: true,
});
