import { defineWrite } from '@/lib/graphql/define-write';
import { keepJournalAccountsInput } from '../inputs';

export const KEEP_JOURNAL_ACCOUNTS = defineWrite('keepJournalAccounts', keepJournalAccountsInput, {
  input: 'JournalAccountsInput',
  answer: { BANK: 'String!' },
  revised: true,
});
