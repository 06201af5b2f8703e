import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { LEGAL_NATURES } from '../values/legal-natures.ts';
import { cities, contractTypes, documentTypes, services, states } from './catalogues.ts';
import { id, instant, money, oneOf, revision, rule, timestamps } from './columns.ts';
import { files } from './platform.ts';
import { taxationPrices } from './taxes.ts';

export const agencies = pgTable(
  'agencies',
  {
    id: id(),
    name: text().notNull(),
    /** What stands for it in `/unete/{slug}`; null: its id. */
    slug: text().unique('agencies_slug'),
    logoFileId: uuid().references(() => files.id, { onDelete: 'set null' }),
    stateId: integer()
      .notNull()
      .references(() => states.id),
    legalNature: text({ enum: LEGAL_NATURES }).notNull(),
    typeAgency: text(),
    documentTypeId: integer().references(() => documentTypes.id),
    identification: text(),
    email: text(),
    phone: text(),
    url: text(),
    address: text(),
    cityId: integer().references(() => cities.id),
    mission: text(),
    /** Payment conditions shown to clients. */
    payment: text(),
    /** What quotations say unless told; null: nothing, the product's usual conditions, and constant 77. */
    quotationMessage: text(),
    quotationTerms: text(),
    quotationValidityDays: integer(),
    /** Default margin on price, percent as a decimal string. */
    gain: numeric().notNull().default('20'),
    /** The last quotation code allotted; the next one is this plus one. */
    consecutiveQuote: integer().notNull().default(0),
    responsableIva: boolean().notNull().default(false),
    personaNaturalArt383AEt: boolean('persona_natural_art383_a_et').notNull().default(false),
    declaranteRenta: boolean().notNull().default(false),
    granContribuyente: boolean().notNull().default(false),
    regimenSimple: boolean().notNull().default(false),
    autoretenedorRenta: boolean().notNull().default(false),
    autoretenedorIca: boolean().notNull().default(false),
    /** A natural person who acts as withholding agent. */
    retenedorRenta: boolean().notNull().default(false),
    /** It withholds ICA from who serves it in a city that asks it. */
    reteIcaAgent: boolean().notNull().default(false),
    simpleConcept: text(),
    incomeTaxRatePn: numeric(),
    /** Who approves a claim does not pay it. */
    claimsPayerApart: boolean().notNull().default(false),
    /** Claims above it, in pesos, and those in another currency need two people's approval; null: none does. */
    claimsSecondApprovalOver: money(),
    /** A claim whose talent lacks a paper that the law asks for is not approved. */
    claimsNeedPapers: boolean().notNull().default(false),
    /** Batches of payments above it, in pesos, and those in another currency, are approved by another person than who made them; null: none is. */
    payoutsSecondApprovalOver: money(),
    /** The type of all its contracts; null: the talent chooses. */
    contractTypeId: integer().references(() => contractTypes.id),
    /** How its mails name it; null: by its name. */
    senderName: text(),
    /** Where answers to its mails go unless the mail has a person of its own; null: to `email`. */
    replyTo: text(),
    /** Its colour on mails, public pages and documents, '#8f1d3f'; null: the product's. */
    accent: text(),
    suspendedReason: text(),
    /** By what administrators find it. */
    searchText: text().generatedAlwaysAs(sql`lower(name || ' ' || coalesce(identification, '') || ' '
      || coalesce(email, '') || ' ' || search_digits(identification) || ' ' || search_phone(phone, '57'))`),
    ...timestamps(),
    revision: revision(),
  },
  (t) => [
    uniqueIndex('agencies_identification').on(t.documentTypeId, t.identification),
    index('agencies_state').on(t.stateId),
    rule('agencies_quotation_validity', 'quotation_validity_days between 1 and 365'),
    oneOf('agencies_legal_nature', 'legal_nature', LEGAL_NATURES),
    rule('agencies_slug_form', "slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) between 3 and 60"),
    rule('agencies_accent', "accent ~ '^#[0-9a-f]{6}$'"),
    rule('agencies_gain', 'gain >= 0 and gain < 100'),
    rule('agencies_consecutive', 'consecutive_quote >= 0'),
    rule('agencies_claims_second_approval', 'claims_second_approval_over >= 0'),
    rule('agencies_payouts_second_approval', 'payouts_second_approval_over >= 0'),
  ],
);

export const legalRepresentatives = pgTable(
  'legal_representatives',
  {
    id: id(),
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    document: text().notNull(),
    cityId: integer().references(() => cities.id),
    ...timestamps(),
    revision: revision(),
  },
  (t) => [index('legal_representatives_agency').on(t.agencyId)],
);

export const agencyServices = pgTable(
  'agency_services',
  {
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id, { onDelete: 'cascade' }),
    serviceId: integer()
      .notNull()
      .references(() => services.id),
  },
  (t) => [primaryKey({ columns: [t.agencyId, t.serviceId] })],
);

/** An agency's own price for a tax in a city; it goes before the catalogue's. */
export const agencyTaxationPrices = pgTable(
  'agency_taxation_prices',
  {
    id: id(),
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id, { onDelete: 'cascade' }),
    taxationPriceId: integer()
      .notNull()
      .references(() => taxationPrices.id),
    price: numeric().notNull(),
    unity: text().notNull(),
    ...timestamps(),
  },
  (t) => [unique('agency_taxation_prices_once').on(t.agencyId, t.taxationPriceId)],
);

/** Quotation lines kept to start the next quotation from. */
export const quotationTemplates = pgTable(
  'quotation_templates',
  {
    id: id(),
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    content: text().notNull(),
    total: money(),
    createdBy: uuid(),
    ...timestamps(),
    revision: revision(),
  },
  (t) => [unique('quotation_templates_name').on(t.agencyId, t.name)],
);

/** Clients of the agency's clients: the brand a showcase is made for. */
export const finalClients = pgTable(
  'final_clients',
  {
    id: id(),
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id),
    clientId: uuid(),
    name: text().notNull(),
    logoFileId: uuid().references(() => files.id, { onDelete: 'set null' }),
    ...timestamps(),
    revision: revision(),
  },
  (t) => [unique('final_clients_tenant').on(t.agencyId, t.id), index('final_clients_client').on(t.clientId)],
);

/** Venues; a null agency is a shared one. */
export const placeDirectories = pgTable(
  'place_directories',
  {
    id: id(),
    agencyId: uuid().references(() => agencies.id),
    name: text().notNull(),
    address: text(),
    phone: text(),
    logoFileId: uuid().references(() => files.id, { onDelete: 'set null' }),
    cityId: integer()
      .notNull()
      .references(() => cities.id),
    /** Its point on the map, in degrees; both or none. */
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    ...timestamps(),
  },
  (t) => [
    rule(
      'place_directories_point',
      '(latitude is null) = (longitude is null) and latitude between -90 and 90 and longitude between -180 and 180',
    ),
    index('place_directories_city').on(t.cityId, t.agencyId),
    uniqueIndex('place_directories_once').on(
      sql`coalesce(agency_id, '00000000-0000-0000-0000-000000000000'::uuid)`,
      t.cityId,
      sql`lower(name)`,
      sql`coalesce(lower(address), '')`,
    ),
  ],
);

/** An occasion at a venue; events of an agency take place at one. */
export const eventDirectories = pgTable(
  'event_directories',
  {
    id: id(),
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id),
    placeDirectoryId: uuid().references(() => placeDirectories.id),
    name: text().notNull(),
    startDate: instant().notNull(),
    endDate: instant().notNull(),
    logoFileId: uuid().references(() => files.id, { onDelete: 'set null' }),
    ...timestamps(),
  },
  (t) => [
    index('event_directories_by_place_directory')
      .on(t.placeDirectoryId)
      .where(sql`place_directory_id is not null`),
    unique('event_directories_tenant').on(t.agencyId, t.id),
    rule('event_directories_dates', 'end_date >= start_date'),
  ],
);
