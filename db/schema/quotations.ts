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
import { IVA_CATEGORIES, PAY_BASES, SERVICE_CONCEPTS, TALENT_WITHHOLDINGS } from '../values/line-values.ts';
import { agencies } from './agencies.ts';
import { cities, currencies, profiles, states } from './catalogues.ts';
import { clients } from './clients.ts';
import { id, instant, money, oneOf, rule, timestamps } from './columns.ts';
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
    templateId: uuid(),
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
    ...timestamps(),
  },
  (t) => [
    unique('quotations_tenant').on(t.agencyId, t.id),
    uniqueIndex('quotations_code').on(t.agencyId, t.code, t.version).where(sql`code is not null`),
    index('quotations_list').on(t.agencyId, t.stateId, t.code),
    index('quotations_newest')
      .on(
        t.agencyId,
        t.code.desc().nullsFirst(),
        t.version.desc().nullsFirst(),
        t.updatedAt.desc().nullsFirst(),
        t.id,
      )
      .where(sql`superseded_at is null`),
    index('quotations_client').on(t.agencyId, t.clientId),
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
    rule('quotations_voided', '(voided_at is null) = (voided_reason is null)'),
    rule('quotations_version', '(version = 1) = (previous_id is null)'),
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
  ],
);

/** One profile of a quotation, with what it costs, what it is sold for and what is withheld. */
export const quotationLines = pgTable(
  'quotation_lines',
  {
    id: id(),
    agencyId: uuid().notNull(),
    quotationId: uuid().notNull(),
    position: integer().notNull(),
    profileId: integer()
      .notNull()
      .references(() => profiles.id),
    days: integer('quantity_days').notNull(),
    people: integer().notNull(),
    budget: money().notNull(),
    payBasis: text({ enum: PAY_BASES }).notNull(),
    withholding: text('talent_withholding', { enum: TALENT_WITHHOLDINGS }).notNull(),
    ivaCategory: text({ enum: IVA_CATEGORIES }).notNull(),
    payPerDay: money().notNull(),
    announcement: money().notNull(),
    totalAnnouncement: money().notNull(),
    talentCosts: money().notNull(),
    talentWithheld: money().notNull(),
    foodCost: money().notNull(),
    transportationCost: money().notNull(),
    platformFee: money().notNull(),
    paymentProducer: money().notNull(),
    serviceAgentCost: money().notNull(),
    subtotalProducer: money().notNull(),
    ivaProducer: money().notNull(),
    totalProducer: money().notNull(),
    nonRecoverableIva: money().notNull(),
    paymentClient: money().notNull(),
    subtotalClient: money().notNull(),
    ivaClient: money().notNull(),
    totalClient: money().notNull(),
    grossProfit: money().notNull(),
    reteFuente: money().notNull(),
    reteIca: money().notNull(),
    reteIva: money().notNull(),
    incomeTax: money().notNull(),
    expectedPayment: money().notNull(),
    netIncome: money().notNull(),
  },
  (t) => [
    unique('quotation_lines_position').on(t.quotationId, t.position),
    foreignKey({
      name: 'quotation_lines_quotation',
      columns: [t.agencyId, t.quotationId],
      foreignColumns: [quotations.agencyId, quotations.id],
    }).onDelete('cascade'),
    rule('quotation_lines_quantities', 'quantity_days > 0 and people > 0'),
    rule('quotation_lines_budget', 'budget >= 0'),
    rule(
      'quotation_lines_totals',
      'total_client = subtotal_client + iva_client and total_producer = subtotal_producer + iva_producer',
    ),
    rule('quotation_lines_cash', 'expected_payment = total_client - rete_fuente - rete_ica - rete_iva'),
    oneOf('quotation_lines_pay_basis', 'pay_basis', PAY_BASES),
    oneOf('quotation_lines_withholding', 'talent_withholding', TALENT_WITHHOLDINGS),
    oneOf('quotation_lines_iva_category', 'iva_category', IVA_CATEGORIES),
  ],
);
