import { BATCH_STATES } from '@/db/values/payouts';
import { builder } from '@/lib/graphql/builder';
import { addToBatch, createBatches, removeFromBatch, setBatchAccount, setBatchLayout } from './change-batch';
import { exportBatch } from './export-batch';
import type { Batch } from './hold-batch';
import { approveBatch, cancelBatch, submitBatch, withdrawBatch } from './move-batch';
import type { ListedBatch } from './queries';
import { payBatch, payItem, rejectItem } from './settle';

const BatchStateType = builder.enumType('PayoutBatchState', { values: BATCH_STATES });
export const PayoutBatchType = builder.objectRef<Batch | ListedBatch>('PayoutBatch').implement({
  description: 'Approved claims that are paid together, in one currency, by a file for the bank.',
  fields: (t) => ({
    id: t.exposeID('id'),
    state: t.expose('state', { type: BatchStateType }),
  }),
});

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
