import { inWireNames } from '@/lib/core/wire-fields';
import { builder } from '@/lib/graphql/builder';
import { AccountTypeType } from '@/lib/talents/own/bank-account/graphql';
import { addPayerAccount, archivePayerAccount, changePayerAccount, setDefaultAccount } from './keep-account';
import type { ListedPayerAccount, PayerAccount } from './queries';

const PayerAccountType = builder.objectRef<PayerAccount | ListedPayerAccount>('PayerAccount').implement({
  description: 'An account from which batches are paid. Its number is never told on the wire.',
  fields: (t) => ({
    id: t.exposeID('id'),
  }),
});

const OwnTextInputType = builder.inputType('PayoutOwnTextInput', {
  fields: (t) => ({ key: t.string({ required: true }), value: t.string({ required: true }) }),
});

const AddPayerAccountType = builder.inputType('AddPayerAccountInput', {
  fields: (t) => ({
    bankId: t.int({ required: true }),
    typeAccount: t.field({ type: AccountTypeType, required: true }),
    account: t.string({ required: true, description: 'Six to seventeen digits.' }),
    holder: t.string({ required: true }),
    taxId: t.string({ required: true, description: 'NIT or cédula of the holder.' }),
    layout: t.string({ required: true }),
    own: t.field({ type: [OwnTextInputType] }),
  }),
});

const ChangePayerAccountType = builder.inputType('ChangePayerAccountInput', {
  fields: (t) => ({
    id: t.id({ required: true }),
    holder: t.string({ required: true }),
    taxId: t.string({ required: true }),
    layout: t.string({ required: true }),
    own: t.field({ type: [OwnTextInputType] }),
  }),
});

type Pairs = readonly { readonly key: string; readonly value: string }[] | null | undefined;
/** An own field is told by its place in the list. */
const ownOnWire = (pairs: Pairs) => (path: string) => {
  const index = (pairs ?? []).findIndex(({ key }) => path === `own.${key}`);
  return index < 0 ? path : `own.${index}`;
};

const ownOf = (pairs: Pairs) => Object.fromEntries((pairs ?? []).map(({ key, value }) => [key, value]));
builder.mutationFields((t) => ({
  addPayerAccount: t.field({
    type: PayerAccountType,
    description: 'The first one is the usual one.',
    args: { input: t.arg({ type: AddPayerAccountType, required: true }) },
    resolve: (_, { input: { own, ...input } }, { actor }) =>
      inWireNames(ownOnWire(own), addPayerAccount(actor, { ...input, own: ownOf(own) })),
  }),
  changePayerAccount: t.field({
    type: PayerAccountType,
    description: 'Not its bank, kind and number: another account is another row.',
    args: { input: t.arg({ type: ChangePayerAccountType, required: true }) },
    resolve: (_, { input: { own, ...input } }, { actor }) =>
      inWireNames(ownOnWire(own), changePayerAccount(actor, { ...input, own: ownOf(own) })),
  }),
  setDefaultPayerAccount: t.field({
    type: PayerAccountType,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, args, { actor }) => setDefaultAccount(actor, args),
  }),
  archivePayerAccount: t.field({
    type: PayerAccountType,
    description: 'Not while a batch without its file pays from it.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, args, { actor }) => archivePayerAccount(actor, args),
  }),
}));
