import { BATCH_STATES } from '@/db/values/payouts';
import { builder } from '@/lib/graphql/builder';
import { serveWrite } from '@/lib/graphql/serve-write';
import { addToBatch, createBatches, removeFromBatch, setBatchAccount, setBatchLayout } from './change-batch';
import { exportBatch } from './export-batch';
import type { Batch } from './lock-batch';
import { approveBatch, cancelBatch, submitBatch, withdrawBatch } from './move-batch';
import type { ListedBatch } from './queries';
import { payBatch, payItem, rejectItem } from './settle';
import {
  ADD_CLAIMS,
  APPROVE_BATCH,
  CANCEL_BATCH,
  CREATE_BATCHES,
  EXPORT_BATCH,
  PAY_BATCH,
  PAY_ITEM,
  REJECT_ITEM,
  REMOVE_CLAIM,
  SET_ACCOUNT,
  SET_LAYOUT,
  SUBMIT_BATCH,
  WITHDRAW_BATCH,
} from './writes';

const BatchStateType = builder.enumType('PayoutBatchState', { values: BATCH_STATES });
export const PayoutBatchType = builder.objectRef<Batch | ListedBatch>('PayoutBatch').implement({
  description: 'Approved claims that are paid together, in one currency, by a file for the bank.',
  fields: (t) => ({
    id: t.exposeID('id'),
    state: t.expose('state', { type: BatchStateType }),
  }),
});

serveWrite(CREATE_BATCHES, [PayoutBatchType], createBatches, {
  description: 'A draft for each currency of the claims, and for each bank where asked.',
});
serveWrite(ADD_CLAIMS, PayoutBatchType, addToBatch);
serveWrite(REMOVE_CLAIM, PayoutBatchType, removeFromBatch);
serveWrite(SET_LAYOUT, PayoutBatchType, setBatchLayout);
serveWrite(
  SET_ACCOUNT,
  PayoutBatchType,
  (actor, { id, accountId }) => setBatchAccount(actor, { id, accountId: accountId ?? null }),
  { description: 'From which account it is paid, and with it the file of that account’s bank.' },
);
serveWrite(SUBMIT_BATCH, PayoutBatchType, (actor, { id }) => submitBatch(actor, id), {
  description: 'Fixes its totals and accounts. Above the payer’s amount somebody else approves it then.',
});
serveWrite(APPROVE_BATCH, PayoutBatchType, (actor, { id }) => approveBatch(actor, id), {
  description: 'By somebody who neither made, filled nor submitted it.',
});
serveWrite(WITHDRAW_BATCH, PayoutBatchType, withdrawBatch, {
  description: 'Back to draft, while nothing of it was paid or rejected.',
});
serveWrite(CANCEL_BATCH, PayoutBatchType, cancelBatch, { description: 'Its claims may be paid otherwise.' });
serveWrite(EXPORT_BATCH, PayoutBatchType, (actor, { id }) => exportBatch(actor, id), {
  description: 'Makes the file for the bank, once.',
});
serveWrite(PAY_BATCH, PayoutBatchType, payBatch, {
  description: 'Marks all that is still open in it as paid, and closes it.',
  about: { paidOn: 'Day, `YYYY-MM-DD`, in Bogotá.' },
});
serveWrite(PAY_ITEM, PayoutBatchType, payItem, {
  description: 'Marks one item as paid, with less than it asks for where the bank paid less.',
  about: { paidOn: 'Day, `YYYY-MM-DD`, in Bogotá.' },
});
serveWrite(REJECT_ITEM, PayoutBatchType, rejectItem, {
  description: 'The bank rejected it, before or after it was marked as paid: its claim may be paid again.',
  about: { asksAccount: 'False: its talent is not asked for another account.' },
});
