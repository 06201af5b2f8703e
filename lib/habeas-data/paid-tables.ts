import { sql } from 'drizzle-orm';

const kept = { fate: 'KEPT', why: 'accounting' } as const;

/** In SQL, for `t`: the talent has claimed. */
export const claimed = sql`exists (select 1 from claims c where c.talent_id = t.talent_id)`;

/** Tables of what a talent was paid, and of the papers of that: what was claimed with is kept, as the law on accounting says. */
export const PAID_TABLES = [
  // A planilla with which nothing was claimed proves nothing of a payment.
  { table: 'talent_contributions', fate: 'ERASED', only: sql`not ${claimed}`, copied: 'all' },
  { table: 'talent_contributions', ...kept, only: claimed, copied: 'all' },
  {
    table: 'support_documents',
    ...kept,
    copied: [
      'id',
      'claim_id',
      'kind',
      'prefix',
      'number',
      'issued_at',
      'amount',
      'withheld',
      'cuds',
      'state',
    ],
  },
  {
    table: 'claim_payments',
    ...kept,
    copied: [
      'claim_id',
      'state',
      'amount',
      'currency_code',
      'paid_on',
      'reference',
      'account_type',
      'account_last_digits',
      'reason',
    ],
  },
  {
    table: 'payout_items',
    ...kept,
    copied: ['claim_id', 'amount', 'state', 'reason', 'created_at'],
  },
  {
    table: 'claim_accounts',
    ...kept,
    copied: ['claim_id', 'bank_id', 'account_type', 'account_last_digits', 'created_at'],
  },
] as const;
