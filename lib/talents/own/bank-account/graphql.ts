import { ACCOUNT_TYPES } from '@/db/values/bank-accounts';
import { BANK_KINDS } from '@/db/values/payouts';
import { builder } from '@/lib/graphql/builder';
import { serveWrite } from '@/lib/graphql/serve-write';
import { keepBankAccount, removeBankAccount } from './keep-account';
import { type BankAccount, getBankAccount, listBanks } from './queries';
import { KEEP_BANK_ACCOUNT, REMOVE_BANK_ACCOUNT } from './writes';

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

serveWrite(KEEP_BANK_ACCOUNT, BankAccountType, keepBankAccount, {
  description: 'A change is mailed to the talent.',
  about: {
    account: 'Four to twenty digits; of a LLAVE its key of Bre-B.',
    activities: 'Left out stays as it is.',
  },
});
serveWrite(REMOVE_BANK_ACCOUNT, 'Boolean', async (actor, __) => {
  await removeBankAccount(actor);
  return true;
});
