import { defineWrite } from '@/lib/graphql/define-write';
import { keepBankAccountInput } from './inputs';

export const KEEP_BANK_ACCOUNT = defineWrite('keepBankAccount', keepBankAccountInput, {
  input: 'KeepBankAccountInput',
  answer: { lastDigits: 'String!' },
  revised: true,
});
export const REMOVE_BANK_ACCOUNT = defineWrite('removeBankAccount', {}, { answer: 'Boolean!' });
