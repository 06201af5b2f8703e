import { sql } from 'drizzle-orm';
import type { BatchState } from '@/db/values/payouts';
import { encrypt } from '@/lib/platform/encryption';
import type { Tenant } from '@/lib/testing/tenant';
import { claimed, claimParts } from './arrangements';
import { type Entry, payers, reviewers } from './entries';

/** The talent's approved claim lies in a batch that a colleague made: all three under the id of its place. */
const batched = (state: BatchState) => (own: Tenant) =>
  sql`
  with ${claimParts(own, 'APPROVED', { isInBatch: true })},
  item as (
    insert into payout_items (id, batch_id, agency_id, claim_id, talent_id, amount, added_by, bank_id, account_type,
      account_last_digits)
    select id, id, agency_id, id, talent_id, price, ${own.colleague}, bank_id, account_type, account_last_digits
    from claim)
  insert into payout_batches (id, payer_kind, agency_id, number, state, currency_code, layout, item_count, total,
    created_by, approved_by, file_hash)
  select id, 'AGENCY', agency_id, 1, ${state}, currency_code, 'csv', 1, price, ${own.colleague}, ${own.colleague}, 'a'
  from claim`;

/** The administrator pays for the platform, which has no batches. */
const refusal = { administrator: 'NOT_FOUND' } as const;
const draft = { arrange: batched('DRAFT'), refusal };
const submitted = { arrange: batched('SUBMITTED'), refusal };
const approved = { arrange: batched('APPROVED'), refusal };
const exported = { arrange: batched('EXPORTED'), refusal };
const payable = { arrange: claimed('APPROVED'), refusal };
const another = (own: Tenant) => sql`
  with ${claimParts(own, 'APPROVED')}
  insert into payout_batches (id, payer_kind, agency_id, number, currency_code, layout, created_by)
  values (${own.convocated}, 'AGENCY', ${own.agency}, 1, 'COP', 'csv', ${own.colleague})`;
/** The agency pays from an account, under the id of the talent's place. */
const banked = (own: Tenant) => sql`
  insert into payer_accounts (id, payer_kind, agency_id, bank_id, account_type, account_encrypted, account_last_digits,
    holder, tax_id, layout)
  values (${own.convocated}, 'AGENCY', ${own.agency}, 1, 'CORRIENTE', ${encrypt('0012344321', own.convocated)}, '4321',
    ${own.marker}, '9003731153', 'csv')`;
const account = { arrange: banked, refusal };
const paidFrom = { holder: 'Casa Norte', taxId: '900373115', layout: 'csv' };
const bank = { paidOn: '2026-02-03', reference: '' };

/** Batches of approved claims. */
export const PAYOUT_MUTATIONS: Readonly<Record<string, Entry>> = {
  createPayoutBatches: reviewers((own) => ({ claimIds: [own.convocated], byBank: false }), payable),
  addToPayoutBatch: reviewers((own) => ({ id: own.convocated, claimIds: [own.convocated] }), {
    arrange: another,
    refusal,
  }),
  removeFromPayoutBatch: reviewers((own) => ({ id: own.convocated, claimIds: [own.convocated] }), draft),
  setPayoutLayout: reviewers((own) => ({ id: own.convocated, layout: 'xlsx' }), draft),
  setPayoutAccount: reviewers((own) => ({ id: own.convocated, accountId: null }), draft),
  addPayerAccount: payers(() => ({
    input: { ...paidFrom, bankId: 1, typeAccount: 'CORRIENTE', account: '0098765432' },
  })),
  changePayerAccount: reviewers((own) => ({ input: { ...paidFrom, id: own.convocated } }), account),
  setDefaultPayerAccount: reviewers((own) => ({ id: own.convocated }), account),
  archivePayerAccount: reviewers((own) => ({ id: own.convocated }), account),
  submitPayoutBatch: reviewers((own) => ({ id: own.convocated }), draft),
  approvePayoutBatch: reviewers((own) => ({ id: own.convocated }), submitted),
  withdrawPayoutBatch: reviewers((own) => ({ id: own.convocated, reason: 'Falta una' }), submitted),
  cancelPayoutBatch: reviewers((own) => ({ id: own.convocated, reason: 'Falta una' }), submitted),
  exportPayoutBatch: reviewers((own) => ({ id: own.convocated }), approved),
  payPayoutBatch: reviewers((own) => ({ id: own.convocated, ...bank }), exported),
  payPayoutItem: reviewers((own) => ({ id: own.convocated, ...bank, amount: 2 }), exported),
  rejectPayoutItem: reviewers((own) => ({ id: own.convocated, reason: 'La cuenta no existe' }), exported),
};
