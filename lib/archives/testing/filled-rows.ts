import type { Given } from './fill-tables';

const HASH = "repeat('ab', 48)";
const row = (table: string, column: string, n: number) =>
  `(select ${column} from ${table} where agency_id = :agency order by ${column} offset ${n - 1} limit 1)`;

/** What a row must hold that the kind of its columns does not say, by table. `:agency` is its agency. */
export const FILLED: Readonly<Record<string, (n: number) => Given>> = {
  agency_texts: (n) => ({ kind: n === 1 ? "'QUOTATION_MAIL'" : "'SHOWCASE_MAIL'" }),
  reminder_rules: (n) => ({
    reason: n === 1 ? "'UNANSWERED_CALL'" : "'UNSIGNED_CONTRACT'",
    channels: "array['email']",
  }),
  call_times: (n) => ({ time: `'0${n}:30'` }),
  wave_plans: (n) => ({
    status: n === 1 ? "'RUNNING'" : "'DONE'",
    stopped_why: 'null',
  }),
  wave_places: () => ({ wave: 'null', outcome: 'null', passed_why: 'null' }),
  contract_questions: () => ({ author: "'TALENT'", user_id: 'null' }),
  desk_notes: () => ({ deleted_at: 'null', convocated_id: 'null', talent_id: 'null' }),
  letters: (n) => ({ event_id: row('events', 'id', n), client_id: row('clients', 'id', 1) }),
  messages: (n) => ({
    status: "'SENT'",
    kind: "'letters.to-client'",
    user_id: 'null',
    talent_id: 'null',
    client_id: row('clients', 'id', 1),
    event_id: row('events', 'id', n),
    to_address: "'secreto@correo.example'",
    channel: "'email'",
  }),
  contract_signatures: () => ({ method: "'DRAWN'", drawing: "'M0 0'", mandate_id: 'null', act_id: 'null' }),
  claim_payments: () => ({ state: "'PAID'", reason: 'null' }),
  payer_accounts: (n) => ({ is_default: String(n === 1), archived_at: 'null', payer_kind: "'AGENCY'" }),
  payout_batches: () => ({ payer_kind: "'AGENCY'", state: "'DRAFT'" }),
  payout_items: () => ({ state: "'OPEN'", reason: 'null' }),
  third_party_payouts: () => ({ state: "'PAID'", reason: 'null' }),
  withholding_certificates: (n) => ({ year: `202${n}`, numbered_by: "'AGENCY'" }),
  support_authorizations: (n) => ({
    resolution: `'1876400${n}'`,
    prefix: `'DS${n}'`,
    from_number: '1',
    to_number: '100',
    last_number: '7',
  }),
  support_documents: (n) => ({
    kind: n === 1 ? "'DOCUMENT'" : "'ADJUSTMENT'",
    authorization_id: n === 1 ? row('support_authorizations', 'id', n) : 'null',
    adjusts_id: n === 1 ? 'null' : row('support_documents', 'id', 1),
    amount: '1000',
    withheld: '100',
    cuds: HASH,
    state: "'PENDING'",
    rejected_reason: 'null',
    number: String(n),
    third_party: 'false',
  }),
  journal_accounts: (n) => ({ use: n === 1 ? "'TALENT_COST'" : "'CLIENTS'", account: `'5105${n}'` }),
  closed_months: (n) => ({
    month: `'2026-0${n}'`,
    entries: `'[{"debe": 1.50}]'`,
    ...(n === 1 ? { reopened_at: 'null', reopened_by: 'null', reopened_reason: 'null' } : {}),
  }),
  rides: (n) => ({
    state: "'HIRED'",
    ended_at: 'null',
    direction: n === 1 ? "'HOME'" : "'TO_VENUE'",
    scheduled_for: 'null',
    origin_address: "'Calle Escondida 9'",
    driver_name: "'Conductor Escondido'",
  }),
  ride_passengers: () => ({ address: "'Calle Escondida 9'" }),
  ride_stops: () => ({ place_id: 'null' }),
  seal_certificates: (n) => ({
    fingerprint: `md5(:agency || '${n}')`,
    private_key_encrypted: 'null',
  }),
  document_seals: (n) => ({
    certificate_id: `(select id from seal_certificates order by id offset ${n - 1} limit 1)`,
  }),
  support_requests: (n) =>
    n === 1
      ? { state: "'WAITING'", answer: 'null', answered_at: 'null' }
      : { state: "'ANSWERED'", answer: "'Listo'" },
  document_codes: (n) => ({
    code: `left(md5(:agency || '${n}'), 12)`,
    kind: `(select kind from document_seals where agency_id = :agency order by id offset ${n - 1} limit 1)`,
    document_id: `(select document_id from document_seals where agency_id = :agency order by id offset ${n - 1} limit 1)`,
  }),
};
