import {
  AGENCY,
  contactOfTalents,
  fileHere,
  nobodysAddress,
  ownBatch,
  ownOrNull,
  shownOfTalents,
  team,
} from './conditions';

export type ArchivedTable = {
  /** Which rows go, in SQL; `t` is the table. */
  readonly rows: string;
  /** What stands in a column instead of its value, in SQL. */
  readonly instead?: Readonly<Record<string, string>>;
  /** Rows that an agency has in common with others: one that is there already stays as it is. */
  readonly shared?: true;
  /** The column of the id with which `account_encrypted` is encrypted; the number goes in plain, as `account_number`. */
  readonly account?: 'id' | 'claim_id';
  /** The order of rows where it is not that of the primary key. */
  readonly order?: string;
};

const own: ArchivedTable = { rows: `t.agency_id = ${AGENCY}` };
const ofTalents: ArchivedTable = { rows: 't.talent_id in (select id from archive_seen)' };

/**
 * Which rows of which tables an archive of an agency takes along. With `LEFT_TABLES` it is the one list that making,
 * describing and reading archives follow; a test holds both complete.
 */
export const ARCHIVED_TABLES: Readonly<Record<string, ArchivedTable>> = {
  agencies: { rows: `t.id = ${AGENCY}`, instead: { suspended_reason: 'null' } },
  agency_invitations: own,
  agency_services: own,
  agency_taxation_prices: own,
  agency_texts: own,
  agency_users: own,
  users: {
    rows: 't.id in (select id from archive_users)',
    // Who is not of the team is named by nothing but an id: administrators, who decided something for the agency.
    instead: {
      name: team('name', "'Usuario'"),
      lastname: team('lastname', "'de Elenco'"),
      email: team('email', nobodysAddress),
      phone: team('phone', 'null'),
      state_id: team('state_id', '75'),
      is_administrator: 'false',
      address: 'null',
      identification: 'null',
      document_type_id: 'null',
      corporate_email: team('corporate_email', 'null'),
      city_id: team('city_id', 'null'),
      currency_id: team('currency_id', 'null'),
      password_hash: 'null',
      suspended_reason: 'null',
      last_access_at: 'null',
      created_at: team('created_at', "'2000-01-01'::timestamptz"),
      updated_at: team('updated_at', "'2000-01-01'::timestamptz"),
      revision: team('revision', '1'),
    },
  },
  talents: {
    rows: 't.id in (select id from archive_talents)',
    instead: {
      ...contactOfTalents,
      ...shownOfTalents,
      weight: 'null',
      observation: 'null',
      suspended_reason: 'null',
      password_hash: 'null',
      may_order_rides: 'false',
      photo_file_id: `case when t.photo_state_id = 82 then ${fileHere('photo_file_id')} end`,
      photo_state_id: `case when t.photo_state_id = 82 and ${fileHere('photo_file_id')} is not null then 82 end`,
      brought_by_agency_id: ownOrNull('brought_by_agency_id'),
      exclusive_agency_id: ownOrNull('exclusive_agency_id'),
    },
  },
  talent_profiles: ofTalents,
  talent_skills: ofTalents,
  academic_trainings: ofTalents,
  talent_experiences: ofTalents,
  talent_photos: {
    rows: `${ofTalents.rows} and t.state_id = 82 and t.file_id in (select id from archive_files)`,
    instead: {
      observation: 'null',
      reject_reason_id: 'null',
      reviewed_by: 'null',
      leased_by: 'null',
      leased_until: 'null',
      repeats_photo_id: 'null',
    },
  },
  talent_bookings: own,
  talent_invitations: own,
  talent_notes: own,
  talent_ratings: own,
  talent_reductions: own,
  talent_tags: own,
  clients: own,
  client_contacts: own,
  client_notes: own,
  client_services: own,
  client_payments: own,
  client_statements: own,
  final_clients: own,
  collection_reminders: own,
  collection_settings: own,
  legal_representatives: own,
  place_directories: {
    rows: `(t.agency_id = ${AGENCY} or t.agency_id is null and (
      exists (select from event_places o where o.place_directory_id = t.id and o.agency_id = ${AGENCY})
      or exists (select from event_directories o where o.place_directory_id = t.id and o.agency_id = ${AGENCY})))`,
    shared: true,
  },
  event_directories: own,
  quotations: own,
  quotation_answers: { ...own, instead: { link_token_id: 'null' } },
  quotation_documents: own,
  quotation_lines: own,
  quotation_line_genders: own,
  quotation_templates: own,
  events: own,
  event_collections: own,
  event_costs: own,
  event_finance_notes: own,
  event_personals: own,
  event_places: own,
  convocatories: own,
  convocateds: own,
  call_applications: own,
  call_sheets: own,
  call_times: own,
  calendar_days: own,
  taken_yeses: own,
  wave_plans: own,
  wave_places: own,
  ...{ showcase_viewers: own, showcase_rounds: own, showcase_marks: own, showcase_looks: own },
  ...{ showcase_drafts: own, showcase_visits: own, showcase_glances: own },
  attendance_marks: own,
  desk_notes: own,
  desk_photos: {
    rows: `exists (select from desk_notes o where o.id = t.note_id and o.agency_id = ${AGENCY})`,
  },
  reminder_rules: own,
  reminders: own,
  letters: own,
  // What was told of the work; whoever worked at it is told by the inbox, which is its own.
  messages: {
    rows: `t.agency_id = ${AGENCY} and t.user_id is null and t.status <> 'QUEUED'`,
    instead: { to_address: 'null', provider_id: 'null', error: 'null' },
  },
  contracts: own,
  contract_acts: own,
  contract_consents: own,
  contract_documents: own,
  contract_questions: own,
  contract_signatures: own,
  signing_mandates: own,
  claims: {
    ...own,
    account: 'id',
    instead: { payout_batch_id: ownBatch('payout_batch_id') },
  },
  claim_accounts: { ...own, account: 'id' },
  claim_payments: {
    ...own,
    instead: {
      payout_item_id: `(select i.id from payout_items i where i.id = t.payout_item_id and ${ownBatch('batch_id', 'i')} is not null)`,
    },
  },
  claim_versions: { ...own, account: 'claim_id' },
  payment_receipts: own,
  payer_accounts: { ...own, account: 'id' },
  payout_batches: own,
  payout_items: { rows: `t.agency_id = ${AGENCY} and ${ownBatch('batch_id')} is not null` },
  third_party_payouts: own,
  withholding_certificates: own,
  support_authorizations: {
    rows: `(t.agency_id = ${AGENCY} or t.agency_id is null and exists (
      select from support_documents o where o.authorization_id = t.id and o.agency_id = ${AGENCY}))`,
    // How far the platform has come with its own numbers is no agency's.
    instead: {
      last_number: `case when t.agency_id is not null then t.last_number end`,
      warned_at: `case when t.agency_id is not null then t.warned_at end`,
      created_by: `case when t.agency_id is not null then t.created_by end`,
      updated_at: `case when t.agency_id is not null then t.updated_at else t.created_at end`,
    },
    shared: true,
  },
  support_documents: own,
  support_note_series: own,
  book_numbers: own,
  journal_accounts: own,
  closed_months: own,
  // Where people live, and who drove, is told no agency.
  rides: {
    ...own,
    instead: {
      phone: "''",
      origin_address: "''",
      origin_lat: '0',
      origin_lng: '0',
      destination_address: "''",
      destination_lat: '0',
      destination_lng: '0',
      message_to_driver: 'null',
      driver_name: 'null',
      driver_phone: 'null',
      vehicle: 'null',
      waypoints: 'null',
      car_lat: 'null',
      car_lng: 'null',
    },
  },
  ride_grants: own,
  ride_passengers: { ...own, instead: { address: "''", lat: '0', lng: '0' } },
  ride_rules: own,
  // Those that the agency typed; the talent's own places are the talent's.
  ride_stops: { rows: `t.agency_id = ${AGENCY} and t.place_id is null` },
  ways_home: own,
  files: {
    rows: 't.id in (select id from archive_files)',
    instead: { agency_id: ownOrNull('agency_id') },
  },
  seal_certificates: {
    rows: `exists (select from document_seals o where o.certificate_id = t.id and o.agency_id = ${AGENCY})`,
    instead: { private_key_encrypted: 'null' },
    shared: true,
  },
  document_seals: own,
  document_codes: {
    rows: `exists (select from document_seals o
      where o.kind = t.kind and o.document_id = t.document_id and o.agency_id = ${AGENCY})`,
  },
  import_mappings: own,
  saved_searches: { rows: `t.agency_id = ${AGENCY} and t.shared` },
  support_requests: own,
  // The trail takes new ids where it comes in, and is chained there anew.
  audit_entries: { ...own, order: 'id' },
};

/** How a table goes. Throws for one that stays. */
export function archivedTable(name: string): ArchivedTable {
  const table = ARCHIVED_TABLES[name];
  if (!table) throw new Error(`${name} is in no archive`);
  return table;
}
