import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  INVOICE_PROVIDERS,
  SUPPORT_DOCUMENT_KINDS,
  TRANSMISSION_STATES,
} from '../values/support-documents.ts';
import { agencies } from './agencies.ts';
import { claims } from './claims.ts';
import { id, instant, jsonIs, money, oneOf, rule, timestamps } from './columns.ts';
import { users } from './identity.ts';
import { files } from './platform.ts';
import { talents } from './talents.ts';

/**
 * What the DIAN lets an agency, or the platform, number support documents by (form 1876). Of a prefix no two of one
 * overlap (constraint `support_authorizations_no_overlap` of the migrations).
 */
export const supportAuthorizations = pgTable(
  'support_authorizations',
  {
    id: id(),
    /** Null for the platform's, which buys for agencies (`tercero`). */
    agencyId: uuid().references(() => agencies.id),
    /** Number of the resolution, digits alone. */
    resolution: text().notNull(),
    resolutionOn: date({ mode: 'string' }).notNull(),
    /** May be empty. */
    prefix: text().notNull(),
    fromNumber: integer().notNull(),
    toNumber: integer().notNull(),
    /** Both days included. */
    validFrom: date({ mode: 'string' }).notNull(),
    validTo: date({ mode: 'string' }).notNull(),
    /** The last number allotted; null before the first. */
    lastNumber: integer(),
    /** The agency stopped using it before its end. */
    endedAt: instant(),
    /** When its people were told that it comes to its end. */
    warnedAt: instant(),
    createdBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    ...timestamps(),
  },
  (t) => [
    unique('support_authorizations_tenant').on(t.agencyId, t.id),
    index('support_authorizations_list').on(t.agencyId, t.validTo),
    rule('support_authorizations_resolution', "resolution ~ '^[0-9]{5,20}$'"),
    rule('support_authorizations_prefix', "prefix ~ '^[A-Z0-9]{0,4}$'"),
    rule('support_authorizations_range', 'from_number > 0 and to_number >= from_number'),
    rule('support_authorizations_validity', 'valid_to >= valid_from'),
    rule('support_authorizations_last', 'last_number between from_number and to_number'),
  ],
);

/** The last adjustment note of each agency, and of the platform: the DIAN authorizes no range for them, their numbers only follow. */
export const supportNoteSeries = pgTable(
  'support_note_series',
  {
    id: id(),
    /** Null for the platform's. */
    agencyId: uuid().references(() => agencies.id),
    lastNumber: integer().notNull(),
    ...timestamps(),
  },
  (t) => [
    unique('support_note_series_once').on(t.agencyId).nullsNotDistinct(),
    rule('support_note_series_last', 'last_number > 0'),
  ],
);

/** Support documents of approved claims and the notes that take them back. None is ever deleted, no number used twice. */
export const supportDocuments = pgTable(
  'support_documents',
  {
    id: id(),
    /** For whom it was bought. */
    agencyId: uuid().notNull(),
    /** The platform bought, for the agency, and numbers it. */
    thirdParty: boolean().notNull().default(false),
    kind: text({ enum: SUPPORT_DOCUMENT_KINDS }).notNull(),
    claimId: uuid().notNull(),
    talentId: uuid()
      .notNull()
      .references(() => talents.id),
    eventId: uuid().notNull(),
    /** The document that a note takes back. */
    adjustsId: uuid(),
    /** Null for a note. */
    authorizationId: uuid().references(() => supportAuthorizations.id),
    prefix: text().notNull(),
    number: integer().notNull(),
    issuedAt: instant().notNull(),
    /** Gross and withheld, in minor units of the currency. */
    amount: money().notNull(),
    withheld: money().notNull(),
    currencyCode: text().notNull(),
    /** Name of the seller. */
    name: text().notNull(),
    /** All that it says, as `SupportSnapshot`. A trigger lets it change only when a rejected one is corrected. */
    snapshot: jsonb().$type<Record<string, unknown>>().notNull(),
    /** SHA-384 in hexadecimal, by the DIAN's technical annex. */
    cuds: text().notNull(),
    state: text({ enum: TRANSMISSION_STATES }).notNull().default('PENDING'),
    /** Why it was rejected, in the words of who rejected it. */
    rejectedReason: text(),
    provider: text({ enum: INVOICE_PROVIDERS }),
    /** By which the provider names it. */
    reference: text(),
    /** When the provider was asked first. */
    sentAt: instant(),
    answeredAt: instant(),
    /** The approval that made it was taken back. */
    withdrawnAt: instant(),
    xmlFileId: uuid().references(() => files.id),
    pdfFileId: uuid().references(() => files.id),
    ...timestamps(),
  },
  (t) => [
    index('support_documents_by_authorization')
      .on(t.authorizationId)
      .where(sql`authorization_id is not null`),
    unique('support_documents_tenant').on(t.agencyId, t.id),
    uniqueIndex('support_documents_number')
      .on(t.agencyId, t.kind, t.prefix, t.number)
      .where(sql`not third_party`),
    uniqueIndex('support_documents_platform_number').on(t.kind, t.prefix, t.number).where(sql`third_party`),
    index('support_documents_platform_list').on(t.issuedAt, t.id).where(sql`third_party`),
    uniqueIndex('support_documents_of_claim')
      .on(t.claimId)
      .where(sql`kind = 'DOCUMENT' and withdrawn_at is null`),
    uniqueIndex('support_documents_adjusted').on(t.adjustsId),
    index('support_documents_claim').on(t.claimId),
    index('support_documents_talent').on(t.talentId),
    index('support_documents_list').on(t.agencyId, t.issuedAt, t.id),
    index('support_documents_waiting').on(t.state, t.issuedAt).where(sql`state = 'PENDING'`),
    foreignKey({
      name: 'support_documents_claim_fk',
      columns: [t.agencyId, t.claimId],
      foreignColumns: [claims.agencyId, claims.id],
    }),
    foreignKey({
      name: 'support_documents_adjusts_fk',
      columns: [t.agencyId, t.adjustsId],
      foreignColumns: [t.agencyId, t.id],
    }),
    oneOf('support_documents_kind', 'kind', SUPPORT_DOCUMENT_KINDS),
    oneOf('support_documents_state', 'state', TRANSMISSION_STATES),
    oneOf('support_documents_provider', 'provider', INVOICE_PROVIDERS),
    rule(
      'support_documents_parts',
      "(kind = 'DOCUMENT') = (adjusts_id is null) and (kind = 'DOCUMENT') = (authorization_id is not null)",
    ),
    rule('support_documents_amounts', 'amount > 0 and withheld between 0 and amount and number > 0'),
    rule('support_documents_rejected', "(state = 'REJECTED') = (rejected_reason is not null)"),
    rule('support_documents_cuds', "cuds ~ '^[0-9a-f]{96}$'"),
    rule('support_documents_currency_code', "currency_code ~ '^[A-Z]{3}$'"),
    jsonIs('support_documents', 'snapshot', 'object'),
  ],
);

/** A talent's payments of social security (planillas PILA), one a month. */
export const talentContributions = pgTable(
  'talent_contributions',
  {
    id: id(),
    talentId: uuid()
      .notNull()
      .references(() => talents.id, { onDelete: 'cascade' }),
    /** The month that is paid, `YYYY-MM`. */
    period: text().notNull(),
    /** Of the planilla, as its operator gives it. */
    number: text().notNull(),
    /** Who collected it: SOI, Aportes en Línea … */
    operator: text().notNull(),
    paidOn: date({ mode: 'string' }).notNull(),
    fileId: uuid()
      .notNull()
      .references(() => files.id),
    ...timestamps(),
  },
  (t) => [
    index('talent_contributions_by_file').on(t.fileId),
    uniqueIndex('talent_contributions_once').on(t.talentId, t.period),
    rule('talent_contributions_period', "period ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'"),
  ],
);
