import { sql } from 'drizzle-orm';
import type { Tenant } from '@/lib/testing/tenant';
import { claimParts } from './arrangements';

/** The talent's claim, under the id of its place, is paid in full by hand. */
export const paidByHand = (own: Tenant) => sql`
  with ${claimParts(own, 'PAID')}
  insert into claim_payments (agency_id, claim_id, talent_id, payer_kind, amount, currency_code, paid_on, bank_id,
    account_type, account_last_digits)
  select agency_id, id, talent_id, 'AGENCY', price, currency_code, '2026-02-03', bank_id, account_type,
    account_last_digits from claim`;
