import { JOURNAL_ACCOUNTS } from '@/db/values/journal-accounts';
import { builder } from '@/lib/graphql/builder';
import { type Accounts, keepAccounts } from './accounts';
import { closeMonth } from './close-month';
import { reopenMonth } from './reopen-month';

const AccountsType = builder.objectRef<Accounts>('JournalAccounts').implement({
  description: 'Accounts of the PUC by what they stand for.',
  fields: (t) => Object.fromEntries(JOURNAL_ACCOUNTS.map((use) => [use, t.exposeString(use)])),
});

const AccountsInput = builder.inputType('JournalAccountsInput', {
  fields: (t) => ({
    TALENT_COST: t.string({ required: true }),
    INCOME_TAX_WITHHELD: t.string({ required: true }),
    SERVICES_WITHHELD: t.string({ required: true }),
    ABROAD_WITHHELD: t.string({ required: true }),
    IVA_WITHHELD: t.string({ required: true }),
    ICA_WITHHELD: t.string({ required: true }),
    TALENTS_PAYABLE: t.string({ required: true }),
    BANK: t.string({ required: true }),
    EVENT_COST: t.string({ required: true }),
    IVA_PAID: t.string({ required: true }),
    SUPPLIERS_PAYABLE: t.string({ required: true }),
    CLIENTS: t.string({ required: true }),
    ADVANCES: t.string({ required: true }),
    TAX_PAID_AHEAD: t.string({ required: true }),
    IVA_PAID_AHEAD: t.string({ required: true }),
    ICA_PAID_AHEAD: t.string({ required: true }),
    CLIENT_DISCOUNTS: t.string({ required: true }),
    HELD_BY_PLATFORM: t.string({ required: true }),
  }),
});

builder.mutationField('closeJournalMonth', (t) =>
  t.string({
    description:
      'Closes it with the open ones before it: what changes of them later is an entry of its own in the first open month. Answers the month.',
    args: { month: t.arg.string({ required: true, description: 'YYYY-MM, of one that is over.' }) },
    resolve: (_, args, { actor }) => closeMonth(actor, args),
  }),
);

builder.mutationField('reopenJournalMonth', (t) =>
  t.string({
    description: 'Opens the last closed month again; as it was closed it is kept. Answers the month.',
    args: {
      month: t.arg.string({ required: true, description: 'YYYY-MM.' }),
      reason: t.arg.string({ required: true }),
    },
    resolve: (_, args, { actor }) => reopenMonth(actor, args),
  }),
);

builder.mutationField('keepJournalAccounts', (t) =>
  t.field({
    type: AccountsType,
    args: { input: t.arg({ type: AccountsInput, required: true }) },
    resolve: (_, { input }, { actor }) => keepAccounts(actor, input),
  }),
);
