import { graphql } from '@/lib/graphql/client';

export const KEEP_BANK_ACCOUNT = graphql(`
  mutation KeepBankAccount($input: KeepBankAccountInput!, $seenRevision: Int) {
    keepBankAccount(input: $input, seenRevision: $seenRevision) {
      lastDigits
    }
  }
`);

export const REMOVE_BANK_ACCOUNT = graphql(`
  mutation RemoveBankAccount {
    removeBankAccount
  }
`);
