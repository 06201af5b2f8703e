import { BATCH_ITEM_STATES, BATCH_STATES } from '@/db/values/payouts';
import { builder } from '@/lib/graphql/builder';
import { pageArguments, pagedList } from '@/lib/graphql/paged-lists';
import type { Layout } from './bank-files/layout';
import { needsSourceAccount, ownFieldsOf } from './bank-files/layouts';
import { addToBatch, createBatches, removeFromBatch, setBatchAccount, setBatchLayout } from './change-batch';
import { exportBatch } from './export-batch';
import type { Batch } from './hold-batch';
import { approveBatch, cancelBatch, submitBatch, withdrawBatch } from './move-batch';
import { type BatchDetail, getBatch, type ListedBatch, listBatches, listLayouts } from './queries';
import { payBatch, payItem, rejectItem } from './settle';

const BatchStateType = builder.enumType('PayoutBatchState', { values: BATCH_STATES });
const ItemStateType = builder.enumType('PayoutItemState', { values: BATCH_ITEM_STATES });

export const PayoutBatchType = builder.objectRef<Batch | ListedBatch>('PayoutBatch').implement({
  description: 'Approved claims that are paid together, in one currency, by a file for the bank.',
  fields: (t) => ({
    id: t.exposeID('id'),
    number: t.exposeInt('number', { description: 'Of the payer’s own series, from 1.' }),
    state: t.expose('state', { type: BatchStateType }),
    currency: t.exposeString('currencyCode'),
    total: t.expose('total', {
      type: 'Money',
      nullable: true,
      description: 'The sum of its items; null in the answer to a change of a draft, which has not fixed it.',
    }),
    layout: t.exposeString('layout', { description: 'Key of one of `payoutLayouts`.' }),
    accountId: t.exposeID('sourceAccountId', {
      nullable: true,
      description: 'One of `payerAccounts`, from which it is paid.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    exportedAt: t.expose('exportedAt', { type: 'DateTime', nullable: true }),
    fileSha256: t.exposeString('fileHash', {
      nullable: true,
      description: 'SHA-256 of the file for the bank, in hexadecimal.',
    }),
    paidOn: t.exposeString('paidOn', { nullable: true, description: 'Day, `YYYY-MM-DD`, in Bogotá.' }),
    reference: t.exposeString('reference', { nullable: true }),
    reason: t.exposeString('reason', {
      nullable: true,
      description: 'Why it was given back to draft, or cancelled.',
    }),
  }),
});

type Item = BatchDetail['items'][number];

const PayoutItemType = builder.objectRef<Item>('PayoutItem').implement({
  description: 'What a batch pays of a claim.',
  fields: (t) => ({
    id: t.exposeID('id'),
    claimId: t.exposeID('claimId'),
    number: t.exposeInt('number', { description: 'Of the claim, in its talent’s series.' }),
    name: t.exposeString('name'),
    nameInFile: t.exposeString('nameInFile', {
      nullable: true,
      description: 'As the batch’s file writes it, where its end does not fit; null where all of it does.',
    }),
    bank: t.exposeString('bank'),
    accountLastDigits: t.exposeString('accountLastDigits'),
    amount: t.expose('amount', { type: 'Money' }),
    state: t.expose('state', { type: ItemStateType }),
    reason: t.exposeString('reason', { nullable: true, description: 'Why the bank rejected it.' }),
    problem: t.exposeString('problem', {
      nullable: true,
      description: 'Why a bank’s file cannot pay into its account, in words.',
    }),
  }),
});

const OwnFieldType = builder.objectRef<ReturnType<typeof ownFieldsOf>[number]>('PayoutOwnField').implement({
  fields: (t) => ({
    key: t.exposeString('key'),
    name: t.exposeString('name'),
    width: t.exposeInt('width'),
    usual: t.exposeString('usual'),
  }),
});

const PayoutLayoutType = builder.objectRef<Layout>('PayoutLayout').implement({
  fields: (t) => ({
    key: t.exposeString('key'),
    name: t.exposeString('name'),
    isUnconfirmed: t.exposeBoolean('isUnconfirmed', {
      description: 'No bank has confirmed it: the payer tries it with its own before it is used.',
    }),
    needsAccount: t.boolean({
      description: 'Its bank is told from which account it pays.',
      resolve: (layout) => needsSourceAccount(layout),
    }),
    ownFields: t.field({
      type: [OwnFieldType],
      description: 'What a payer may have otherwise.',
      resolve: (layout) => ownFieldsOf(layout),
    }),
  }),
});

builder.queryFields((t) => ({
  payoutBatches: t.field({
    type: [PayoutBatchType],
    description: 'Of the agency, or of the platform for the administrator, the newest first.',
    args: pageArguments(100),
    resolve: (_, asked, context, info) =>
      pagedList(asked, context, info, 100, (page) => listBatches(context.actor, page)),
  }),
  payoutBatch: t.field({
    type: PayoutBatchType,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, { actor }) => getBatch(actor, id),
  }),
  payoutItems: t.field({
    type: [PayoutItemType],
    args: { batchId: t.arg.id({ required: true }) },
    resolve: async (_, { batchId }, { actor }) => (await getBatch(actor, batchId)).items,
  }),
  payoutLayouts: t.field({
    type: [PayoutLayoutType],
    description: 'The files that a batch may be paid by.',
    resolve: (_, __, { actor }) => listLayouts(actor),
  }),
}));

builder.mutationFields((t) => ({
  createPayoutBatches: t.field({
    type: [PayoutBatchType],
    description: 'A draft for each currency of the claims, and for each bank where asked.',
    args: { claimIds: t.arg.idList({ required: true }), byBank: t.arg.boolean({ required: true }) },
    resolve: (_, args, { actor }) => createBatches(actor, args),
  }),
  addToPayoutBatch: t.field({
    type: PayoutBatchType,
    args: { id: t.arg.id({ required: true }), claimIds: t.arg.idList({ required: true }) },
    resolve: (_, args, { actor }) => addToBatch(actor, args),
  }),
  removeFromPayoutBatch: t.field({
    type: PayoutBatchType,
    args: { id: t.arg.id({ required: true }), claimIds: t.arg.idList({ required: true }) },
    resolve: (_, args, { actor }) => removeFromBatch(actor, args),
  }),
  setPayoutLayout: t.field({
    type: PayoutBatchType,
    args: { id: t.arg.id({ required: true }), layout: t.arg.string({ required: true }) },
    resolve: (_, args, { actor }) => setBatchLayout(actor, args),
  }),
  setPayoutAccount: t.field({
    type: PayoutBatchType,
    description: 'From which account it is paid, and with it the file of that account’s bank.',
    args: { id: t.arg.id({ required: true }), accountId: t.arg.id() },
    resolve: (_, { id, accountId }, { actor }) =>
      setBatchAccount(actor, { id, accountId: accountId ?? null }),
  }),
  submitPayoutBatch: t.field({
    type: PayoutBatchType,
    description: 'Fixes its totals and accounts. Above the payer’s amount somebody else approves it then.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, { actor }) => submitBatch(actor, id),
  }),
  approvePayoutBatch: t.field({
    type: PayoutBatchType,
    description: 'By somebody who neither made, filled nor submitted it.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, { actor }) => approveBatch(actor, id),
  }),
  withdrawPayoutBatch: t.field({
    type: PayoutBatchType,
    description: 'Back to draft, while nothing of it was paid or rejected.',
    args: { id: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
    resolve: (_, args, { actor }) => withdrawBatch(actor, args),
  }),
  cancelPayoutBatch: t.field({
    type: PayoutBatchType,
    description: 'Its claims may be paid otherwise.',
    args: { id: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
    resolve: (_, args, { actor }) => cancelBatch(actor, args),
  }),
  exportPayoutBatch: t.field({
    type: PayoutBatchType,
    description: 'Makes the file for the bank, once.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, { actor }) => exportBatch(actor, id),
  }),
  payPayoutBatch: t.field({
    type: PayoutBatchType,
    description: 'Marks all that is still open in it as paid, and closes it.',
    args: {
      id: t.arg.id({ required: true }),
      paidOn: t.arg.string({ required: true, description: 'Day, `YYYY-MM-DD`, in Bogotá.' }),
      reference: t.arg.string({ required: true }),
    },
    resolve: (_, args, { actor }) => payBatch(actor, args),
  }),
  payPayoutItem: t.field({
    type: PayoutBatchType,
    description: 'Marks one item as paid, with less than it asks for where the bank paid less.',
    args: {
      id: t.arg.id({ required: true }),
      paidOn: t.arg.string({ required: true, description: 'Day, `YYYY-MM-DD`, in Bogotá.' }),
      reference: t.arg.string({ required: true }),
      amount: t.arg({ type: 'Money', required: true }),
    },
    resolve: (_, args, { actor }) => payItem(actor, args),
  }),
  rejectPayoutItem: t.field({
    type: PayoutBatchType,
    description: 'The bank rejected it, before or after it was marked as paid: its claim may be paid again.',
    args: {
      id: t.arg.id({ required: true }),
      reason: t.arg.string({ required: true }),
      asksAccount: t.arg.boolean({ description: 'False: its talent is not asked for another account.' }),
    },
    resolve: (_, args, { actor }) => rejectItem(actor, args),
  }),
}));
