import type pg from 'pg';

/**
 * Columns that an open session alone does not change (lib/core/fresh-acts.ts), by table: of rows that were there before. A `+`
 * says that a new row is such an act too.
 */
export const ASKED_AGAIN = {
  users: 'phone, corporate_email, email, password_hash, is_administrator',
  talents: 'phone, dialing_code, email, password_hash',
  talent_guardians: 'phone, dialing_code, email',
  agencies: `email, phone, reply_to, payment, claims_payer_apart, claims_second_approval_over, payouts_second_approval_over,
    state_id = 26`,
  'legal_representatives+': 'name, document',
  'talent_bank_accounts+': 'bank_id, account_encrypted, holder, account_type',
  'claim_accounts+': 'account_encrypted',
  'payer_accounts+': 'account_encrypted, holder, tax_id, layout, layout_overrides, is_default, archived_at',
  collection_settings: 'payment_instructions',
  agency_users: 'role, deactivated_at',
  'agency_invitations+': 'role, email',
  'api_keys+': 'scope, revoked_at',
  'webhooks+': 'url, secret_encrypted, removed_at, paused_at',
} as const;

/** Columns that no program changes, whatever its key (decision 225): approvals, payments, bank files and signatures. */
export const IN_PERSON = {
  claims: 'approved_by, first_approved_by, paid',
  'claim_payments+': 'state',
  payout_batches: 'state, approved_by, submitted_by, exported_by, file_hash, source_account_id',
  'contract_signatures+': 'signed_at',
  'signing_mandates+': 'revoked_at',
} as const;

type Columns = Readonly<Record<string, string>>;

const KEYS: Readonly<Record<string, string>> = {
  talent_guardians: 'talent_id',
  talent_bank_accounts: 'talent_id',
  collection_settings: 'agency_id',
};

export type Guarded = ReadonlyMap<string, string>;

/** How those columns stand, row by row. */
export async function readGuarded(pool: pg.Pool, columns: Columns): Promise<Guarded> {
  const parts = Object.entries(columns).map(([name, list]) => {
    const table = name.replace('+', '');
    return `select '${name} ' || ${KEYS[table] ?? 'id'}::text as key, md5((row(${list}))::text) as value from ${table}`;
  });
  const { rows } = await pool.query<{ key: string; value: string }>(parts.join(' union all '));
  return new Map(rows.map(({ key, value }) => [key, value]));
}

/** The tables of which such a column was written, or such a row made or taken away. */
export function changedGuarded(before: Guarded, after: Guarded): string[] {
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter((key) => {
    const isNew = !before.has(key);
    return before.get(key) !== after.get(key) && (!isNew || key.split(' ')[0]?.endsWith('+'));
  });
  return [...new Set(changed.map((key) => (key.split(' ')[0] ?? '').replace('+', '')))];
}
