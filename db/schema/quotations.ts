import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { SERVICE_CONCEPTS } from '../values/line-values.ts';
import { agencies } from './agencies.ts';
import { cities, currencies, states } from './catalogues.ts';
import { clients } from './clients.ts';
import { id, instant, jsonIs, money, oneOf, rule, timestamps } from './columns.ts';
import { files } from './platform.ts';

/** A priced offer. Money is in minor units of its currency; product model: "How a quotation is calculated". */
export const quotations = pgTable(
  'quotations',
  {
    id: id(),
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id),
    /** Consecutive per agency, allotted when it is first sent or saved with a code. */
    code: integer(),
    version: integer().notNull().default(1),
    /** Goes up by one with each change of the draft: who saves over another's change is told by it. */
    revision: integer().notNull().default(1),
    /** The quotation that this one replaces as its next version. */
    previousId: uuid(),
    /** The accepted quotation whose event this one adds to, when it is accepted; null where it makes an event of its own. */
    additionOf: uuid(),
    stateId: integer()
      .notNull()
      .references(() => states.id),
    clientId: uuid(),
    nameClient: text(),
    nameContact: text(),
    emailClient: text(),
    phoneClient: text(),
    dialingCode: text().notNull().default('57'),
    nameEvent: text().notNull(),
    place: text(),
    address: text(),
    cityId: integer()
      .notNull()
      .references(() => cities.id),
    hours: integer('quantity_hours'),
    startDate: instant().notNull(),
    endDate: instant().notNull(),
    currencyId: integer()
      .notNull()
      .references(() => currencies.id),
    /** COP per unit of the currency, frozen. */
    fxRate: numeric().notNull().default('1'),
    /** Day of that rate, as the agency noted it; null for pesos. */
    fxRateDate: date({ mode: 'string' }),
    tercero: boolean().notNull().default(false),
    observation: text(),
    /** Words of this quotation alone; null where the agency's own hold when it is sent, an empty text for none. */
    message: text(),
    paymentTerms: text(),
    terms: text(),
    validityDays: integer(),
    /** Who gets the mail besides the client. */
    copies: text('cc_emails').array().notNull().default([]),
    serviceConcept: text({ enum: SERVICE_CONCEPTS }).notNull().default('SERVICIOS'),
    producerIvaBase: text({ enum: ['FEE', 'FULL'] })
      .notNull()
      .default('FEE'),
    gain: numeric('percentage_gain').notNull(),
    platformGainPct: numeric().notNull(),
    priceStep: integer().notNull(),
    feeding: money().notNull().default(0),
    transport: money().notNull().default(0),
    agents: integer('quantity_service_agent').notNull().default(0),
    agentDays: integer('days_service_agent').notNull().default(0),
    agentPrice: money('price_agent_service').notNull().default(0),
    subtotalServiceAgent: money().notNull().default(0),
    ivaServiceAgent: money().notNull().default(0),
    totalServiceAgent: money().notNull().default(0),
    foodTransportation: money().notNull().default(0),
    platformFeeSubtotal: money().notNull().default(0),
    subtotalPlatform: money().notNull().default(0),
    ivaPlatform: money().notNull().default(0),
    totalPlatform: money().notNull().default(0),
    subtotal: money().notNull().default(0),
    iva: money().notNull().default(0),
    total: money().notNull().default(0),
    priceGain: money().notNull().default(0),
    priceNetGain: money().notNull().default(0),
    reteFuente: money().notNull().default(0),
    reteIca: money().notNull().default(0),
    reteIva: money().notNull().default(0),
    incomeTax: money().notNull().default(0),
    warnings: jsonb().$type<string[]>().notNull().default([]),
    calcVersion: text().notNull(),
    /** Flags, rates, tax unit and exchange rate the figures were made with. */
    taxSnapshot: jsonb().$type<Record<string, unknown>>().notNull(),
    createdBy: uuid(),
    sentAt: instant(),
    validUntil: instant(),
    /** When a person, not a scanner of mail, had the client's page before them: the first time, the last, how often. */
    firstOpenedAt: instant(),
    lastOpenedAt: instant(),
    openCount: integer().notNull().default(0),
    /** The client was reminded that it runs out; that is done once. */
    remindedAt: instant(),
    acceptedAt: instant(),
    rejectedAt: instant(),
    rejectedReason: text(),
    /** The agency took it back; once sent, a quotation is never deleted. */
    voidedAt: instant(),
    voidedReason: text(),
    /** Its next version was sent: it stays to be read, and counts nowhere any more. */
    supersededAt: instant(),
    pdfFileId: uuid().references(() => files.id),
    /** The code as lists are ordered by it: drafts, which have none, stand where the newest do. */
    codeOrder: integer().generatedAlwaysAs(sql`coalesce(code, 2147483647)`),
    /** The total in pesos by its frozen rate, to the peso (rule: `inPesos`). */
    totalPesos: numeric({ mode: 'number' }).generatedAlwaysAs(
      // Pesos of Colombia and of Chile have no cents (db/catalogue/places.ts, which a test compares).
      sql`round(total * fx_rate / case when currency_id in (1, 5) then 1 else 100 end)`,
    ),
    /** As people name a quotation: its event, its client, who asked for it, '#148', 'COT-00148 v2' (rule: `quotationCode`). */
    searchText: text().generatedAlwaysAs(sql`lower(name_event || ' ' || coalesce(name_client, '') || ' '
      || coalesce(name_contact, '') || ' ' || coalesce(email_client, '') || ' ' || search_phone(phone_client, dialing_code)
      || coalesce(' ' || code::text || ' #' || code::text || ' COT-' || lpad(code::text, greatest(5, length(code::text)), '0'), '')
      || coalesce(' v' || nullif(version, 1)::text, ''))`),
    ...timestamps(),
  },
  (t) => [
    unique('quotations_tenant').on(t.agencyId, t.id),
    uniqueIndex('quotations_code').on(t.agencyId, t.code, t.version).where(sql`code is not null`),
    // In the list's usual order: all for the administrator, all of an agency, those of a state, of a client, and the few that were put aside.
    index('quotations_of_all').on(t.codeOrder, t.version, t.updatedAt, t.id),
    index('quotations_newest').on(t.agencyId, t.codeOrder, t.version, t.updatedAt, t.id),
    index('quotations_list').on(t.agencyId, t.stateId, t.codeOrder, t.version, t.updatedAt, t.id),
    index('quotations_client').on(t.agencyId, t.clientId, t.codeOrder, t.version, t.updatedAt, t.id),
    // Those that wait for the client, the first to expire in front; 62 is QUOTATION.SENT.
    index('quotations_waiting').on(t.agencyId, t.validUntil, t.id).where(sql`state_id = 62`),
    index('quotations_voided')
      .on(t.agencyId, t.codeOrder, t.version, t.updatedAt, t.id)
      .where(sql`voided_at is not null`),
    index('quotations_superseded')
      .on(t.agencyId, t.codeOrder, t.version, t.updatedAt, t.id)
      .where(sql`superseded_at is not null`),
    // In the orders that people choose.
    index('quotations_by_client').on(
      t.agencyId,
      sql`(name_client is null)`,
      sql`(coalesce(name_client, '') collate "es-x-icu")`,
      t.id,
    ),
    index('quotations_by_event').on(t.agencyId, sql`(name_event collate "es-x-icu")`, t.id),
    index('quotations_by_date').on(t.agencyId, t.startDate, t.id),
    index('quotations_by_total').on(t.agencyId, t.totalPesos, t.id),
    index('quotations_by_opening').on(
      t.agencyId,
      sql`coalesce(last_opened_at, '-infinity')`,
      t.updatedAt,
      t.id,
    ),
    index('quotations_by_change').on(t.agencyId, t.updatedAt, t.id),
    // What an agency did since a day, and what a client bought.
    index('quotations_since').on(t.agencyId, sql`greatest(sent_at, accepted_at, rejected_at, valid_until)`),
    index('quotations_last_of_client')
      .on(t.agencyId, t.clientId, sql`coalesce(sent_at, created_at)`)
      .where(sql`voided_at is null and superseded_at is null`),
    index('quotations_bought')
      .on(t.agencyId, t.clientId, t.acceptedAt)
      .where(sql`accepted_at is not null and voided_at is null and superseded_at is null`),
    index('quotations_running_out').on(t.validUntil).where(sql`state_id = 62`),
    foreignKey({
      name: 'quotations_client_fk',
      columns: [t.agencyId, t.clientId],
      foreignColumns: [clients.agencyId, clients.id],
    }),
    foreignKey({
      name: 'quotations_previous_fk',
      columns: [t.agencyId, t.previousId],
      foreignColumns: [t.agencyId, t.id],
    }),
    uniqueIndex('quotations_next_version').on(t.previousId),
    foreignKey({
      name: 'quotations_addition_fk',
      columns: [t.agencyId, t.additionOf],
      foreignColumns: [t.agencyId, t.id],
    }),
    index('quotations_additions').on(t.additionOf).where(sql`addition_of is not null`),
    rule('quotations_voided', '(voided_at is null) = (voided_reason is null)'),
    rule('quotations_version', '(version = 1) = (previous_id is null)'),
    rule('quotations_addition', 'addition_of <> id'),
    rule('quotations_dates', 'end_date >= start_date'),
    rule('quotations_validity', 'validity_days between 1 and 365'),
    rule('quotations_gain', 'percentage_gain >= 0 and percentage_gain < 100'),
    rule('quotations_totals', 'total = subtotal + iva and total_platform = subtotal_platform + iva_platform'),
    rule(
      'quotations_money',
      'subtotal >= 0 and iva >= 0 and feeding >= 0 and transport >= 0 and price_agent_service >= 0',
    ),
    rule('quotations_complete_when_sent', 'state_id = 61 or (code is not null and client_id is not null)'),
    oneOf('quotations_service_concept', 'service_concept', SERVICE_CONCEPTS),
    oneOf('quotations_producer_iva_base', 'producer_iva_base', ['FEE', 'FULL']),
    jsonIs('quotations', 'warnings', 'array'),
    jsonIs('quotations', 'tax_snapshot', 'object'),
  ],
);
