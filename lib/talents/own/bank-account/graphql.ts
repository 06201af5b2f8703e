import { ACCOUNT_TYPES } from '@/db/values/bank-accounts';
import { BANK_KINDS } from '@/db/values/payouts';
import { builder } from '@/lib/graphql/builder';
import { keepBankAccount, removeBankAccount } from './keep-account';
import { type BankAccount, getBankAccount, listBanks } from './queries';

export const AccountTypeType = builder.enumType('AccountType', { values: ACCOUNT_TYPES });

const BankKindType = builder.enumType('BankKind', { values: BANK_KINDS });

const BankAccountType = builder.objectRef<BankAccount>('BankAccount').implement({
  description: 'Where a talent is paid. Its number is never told on the wire.',
  fields: (t) => ({
    bankId: t.exposeInt('bankId'),
    bank: t.exposeString('bank'),
    typeAccount: t.expose('typeAccount', { type: AccountTypeType }),
    lastDigits: t.exposeString('lastDigits'),
    holder: t.exposeString('holder'),
    activities: t.exposeString('activities', {
      nullable: true,
      description: 'With which its claims begin.',
    }),
  }),
});

const KeepBankAccountInputType = builder.inputType('KeepBankAccountInput', {
  fields: (t) => ({
    bankId: t.int({ required: true }),
    typeAccount: t.field({ type: AccountTypeType, required: true }),
    account: t.string({ required: true, description: 'Four to twenty digits; of a LLAVE its key of Bre-B.' }),
    holder: t.string({ required: true }),
    activities: t.string({ description: 'Left out stays as it is.' }),
  }),
});

type Bank = Awaited<ReturnType<typeof listBanks>>[number];

const BankType = builder.objectRef<Bank>('Bank').implement({
  description: 'Where a talent can be paid, as `bankId` takes it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    kind: t.field({
      type: BankKindType,
      description: 'What an account there is: digits of a bank, the telephone of a wallet, or abroad.',
      resolve: ({ kind }) => kind,
    }),
  }),
});

builder.queryField('banks', (t) => t.field({ type: [BankType], resolve: () => listBanks() }));

builder.queryField('bankAccount', (t) =>
  t.field({
    type: BankAccountType,
    nullable: true,
    description: 'Of the talent who asks.',
    resolve: (_, __, { actor }) => getBankAccount(actor),
  }),
);

builder.mutationFields((t) => ({
  keepBankAccount: t.field({
    type: BankAccountType,
    description: 'A change is mailed to the talent.',
    args: { input: t.arg({ type: KeepBankAccountInputType, required: true }) },
    resolve: (_, { input }, { actor }) => keepBankAccount(actor, input),
  }),
  removeBankAccount: t.boolean({
    resolve: async (_, __, { actor }) => {
      await removeBankAccount(actor);
      return true;
    },
  }),
}));
