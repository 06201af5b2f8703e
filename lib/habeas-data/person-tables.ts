import { type SQL, sql } from 'drizzle-orm';
import { PAID_TABLES } from './paid-tables';
import { RIDE_TABLES } from './ride-tables';

/** What becomes of the rows of a table when a person is erased. */
export type Fate =
  /** Its rows go. */
  | { readonly fate: 'ERASED' }
  /** Its rows stay without what tells who it is; `why` they stay is a key of `habeasData.why`. */
  | { readonly fate: 'REDACTED'; readonly why: Why; readonly set: SQL }
  | { readonly fate: 'KEPT'; readonly why: Why };

/** Why the law keeps something from being erased (Ley 1581 de 2012, artículo 9; Decreto 1377 de 2013, artículo 9). */
export type Why = 'accounting' | 'contract' | 'proof' | 'agency';

export type PersonTable = Fate & {
  /** As SQL spells it; its words are `habeasData.tables`. */
  readonly table: PersonTableName;
  /** Which of the person's rows, where not all. */
  readonly only?: SQL;
  /** Columns that go with the person's own copy of its data; null for a table that says nothing about the person. */
  readonly copied: 'all' | readonly string[] | null;
};

export const PERSON_TABLE_NAMES = [
  'talent_profiles',
  'talent_skills',
  'academic_trainings',
  'talent_experiences',
  'photo_decisions',
  'talent_photos',
  'talent_guardians',
  'talent_blocked_days',
  'calendar_feeds',
  'talent_papers',
  'talent_bank_accounts',
  'talent_tax_data',
  'talent_contributions',
  'talent_reductions',
  'talent_invitations',
  'talent_notes',
  'talent_tags',
  'talent_ratings',
  'search_alert_talents',
  'showcase_marks',
  'showcase_looks',
  'showcase_drafts',
  'showcase_glances',
  'talent_bookings',
  'mobile_tokens',
  'push_tokens',
  'push_subscriptions',
  'talent_message_settings',
  'user_sessions',
  'link_codes',
  'signing_codes',
  'contract_questions',
  'contract_signatures',
  'contract_acts',
  'link_confirmations',
  'link_tokens',
  'contract_documents',
  'contract_consents',
  'contracts',
  'support_documents',
  'claim_payments',
  'payout_items',
  'claim_accounts',
  'claim_versions',
  'withholding_certificates',
  'payment_receipts',
  'claims',
  'attendance_marks',
  'desk_notes',
  'call_applications',
  'wave_places',
  'convocateds',
  'ride_grants',
  'ride_passengers',
  'ride_stops',
  'ways_home',
  'talent_places',
  'rides',
  'messages',
  'talent_consents',
  'data_requests',
] as const;
export type PersonTableName = (typeof PERSON_TABLE_NAMES)[number];

const erased = { fate: 'ERASED' } as const;
const kept = (why: Why) => ({ fate: 'KEPT', why }) as const;

export const signed = sql`exists (
  select 1 from contracts c where c.event_id = t.event_id and c.talent_id = t.talent_id)`;

/**
 * Every table with rows of a talent (person-tables.test.ts finds one that is not here), in an order in which they can be
 * erased. The row of the talent itself, its files and messages to its address are dealt with apart. `t` is the table.
 */
export const PERSON_TABLES: readonly PersonTable[] = [
  { table: 'talent_profiles', ...erased, copied: 'all' },
  { table: 'talent_skills', ...erased, copied: 'all' },
  { table: 'academic_trainings', ...erased, copied: 'all' },
  { table: 'talent_experiences', ...erased, copied: 'all' },
  { table: 'photo_decisions', ...erased, copied: null },
  {
    table: 'talent_photos',
    ...erased,
    copied: ['id', 'file_id', 'type', 'state_id', 'observation', 'created_at'],
  },
  { table: 'talent_guardians', ...erased, copied: 'all' },
  { table: 'talent_blocked_days', ...erased, copied: 'all' },
  { table: 'calendar_feeds', ...erased, copied: null },
  // What a contract was handed is a copy of its own.
  { table: 'talent_papers', ...erased, copied: 'all' },
  {
    table: 'talent_bank_accounts',
    ...erased,
    copied: ['bank_id', 'account_type', 'account_last_digits', 'holder', 'activities', 'updated_at'],
  },
  { table: 'talent_tax_data', ...erased, copied: 'all' },
  { table: 'talent_reductions', ...kept('accounting'), copied: 'all' },
  // What the agency wrote to reach the person; when it came in stays with the talent's own row.
  {
    table: 'talent_invitations',
    ...erased,
    copied: ['id', 'name', 'email', 'phone', 'registered_at', 'created_at'],
  },
  // An agency's own words, of which it answers itself.
  { table: 'talent_notes', ...erased, copied: null },
  { table: 'talent_tags', ...erased, copied: null },
  // The stars are about the person; the words are the agency's own.
  {
    table: 'talent_ratings',
    ...erased,
    copied: ['event_id', 'punctuality', 'presence', 'work', 'created_at'],
  },
  // That an agency was told of the person.
  { table: 'search_alert_talents', ...erased, copied: null },
  { table: 'showcase_marks', ...erased, copied: null },
  { table: 'showcase_looks', ...erased, copied: null },
  { table: 'showcase_drafts', ...erased, copied: null },
  { table: 'showcase_glances', ...erased, copied: null },
  { table: 'mobile_tokens', ...erased, copied: null },
  { table: 'push_tokens', ...erased, copied: null },
  { table: 'push_subscriptions', ...erased, copied: null },
  {
    table: 'talent_message_settings',
    ...erased,
    copied: ['quiet_from', 'quiet_until', 'muted'],
  },
  { table: 'user_sessions', ...erased, copied: null },
  { table: 'link_codes', ...erased, copied: null },
  { table: 'signing_codes', ...erased, copied: null },
  { table: 'link_confirmations', ...erased, copied: null },
  {
    table: 'link_tokens',
    fate: 'REDACTED',
    why: 'proof',
    set: sql`revoked_at = coalesce(revoked_at, now())`,
    copied: null,
  },
  { table: 'contract_documents', ...erased, only: sql`not ${signed}`, copied: 'all' },
  { table: 'contract_documents', ...kept('contract'), only: signed, copied: 'all' },
  { table: 'contract_consents', ...erased, only: sql`not ${signed}`, copied: 'all' },
  { table: 'contract_consents', ...kept('contract'), only: signed, copied: 'all' },
  // What was asked and answered before a contract was signed is part of how it came about.
  { table: 'contract_questions', ...kept('contract'), copied: ['event_id', 'author', 'text', 'created_at'] },
  { table: 'contract_signatures', ...kept('contract'), copied: 'all' },
  { table: 'contract_acts', ...kept('contract'), copied: 'all' },
  { table: 'contracts', ...kept('contract'), copied: 'all' },
  ...PAID_TABLES,
  {
    table: 'claim_versions',
    ...kept('accounting'),
    copied: [
      'claim_id',
      'version',
      'price',
      'account_last_digits',
      'returned_reason',
      'sent_at',
      'created_at',
    ],
  },
  { table: 'payment_receipts', ...kept('accounting'), copied: ['snapshot', 'created_at'] },
  {
    table: 'withholding_certificates',
    ...kept('accounting'),
    copied: ['id', 'year', 'code', 'snapshot', 'created_at', 'ended_at'],
  },
  {
    table: 'claims',
    ...kept('accounting'),
    copied: [
      'id',
      'code',
      'date',
      'activities',
      'price',
      'withheld',
      'currency_code',
      'account_type',
      'account_last_digits',
      'name',
      'identification',
      'phone',
      'address',
      'email',
      'status',
      'paid_at',
      'created_at',
    ],
  },
  // What somebody is paid for rests on when it came and left.
  { table: 'attendance_marks', ...kept('accounting'), copied: ['event_id', 'day', 'kind', 'at'] },
  // An agency's own words, of which it answers itself.
  { table: 'desk_notes', ...erased, copied: null },
  // That an agency meant to call the person; whom it called has a place below.
  { table: 'wave_places', ...erased, copied: null },
  // A talent's own words to an agency; whom it called has a place below.
  {
    table: 'call_applications',
    ...erased,
    copied: ['event_id', 'status', 'note', 'applied_at', 'answer', 'decided_at'],
  },
  {
    table: 'convocateds',
    fate: 'REDACTED',
    why: 'agency',
    set: sql`reply_note = null, shown_at = null, shown_position = null`,
    copied: 'all',
  },
  { table: 'talent_bookings', ...kept('agency'), copied: 'all' },
  ...RIDE_TABLES,
  // That a message went, to a person whom nothing names any more.
  {
    table: 'messages',
    fate: 'REDACTED',
    why: 'agency',
    set: sql`to_address = null, error = null`,
    copied: ['kind', 'channel', 'to_address', 'status', 'created_at', 'sent_at'],
  },
  { table: 'talent_consents', ...kept('proof'), copied: 'all' },
  {
    table: 'data_requests',
    ...kept('proof'),
    copied: ['kind', 'text', 'received_on', 'due_on', 'answer', 'answered_at'],
  },
];
