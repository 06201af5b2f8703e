import { boolean, index, integer, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import { oneOf, revision } from './columns.ts';

/** States of everything; `list` is the name prefix by which the specification fetches them. */
export const states = pgTable(
  'states',
  {
    id: integer().primaryKey(),
    list: text().notNull(),
    name: text().notNull().unique(),
    description: text(),
  },
  (t) => [index('states_list').on(t.list)],
);

/** Business constants (14, 70–79); the value is text and lives in `description`, as the wire reads it. */
export const constants = pgTable('constants', {
  id: integer().primaryKey(),
  name: text().notNull().unique(),
  description: text().notNull(),
  revision: revision(),
});

export const currencies = pgTable('currencies', {
  id: integer().primaryKey(),
  code: text().notNull().unique(),
  name: text().notNull(),
  decimals: smallint().notNull(),
});

export const countries = pgTable('countries', {
  id: integer().primaryKey(),
  code: text().notNull().unique(),
  name: text().notNull().unique(),
  dialingCode: text().notNull(),
  timeZone: text().notNull(),
  enabled: boolean().notNull().default(true),
});

export const cities = pgTable(
  'cities',
  {
    id: integer().primaryKey(),
    countryId: integer()
      .notNull()
      .references(() => countries.id),
    name: text().notNull(),
    department: text().notNull(),
    timeZone: text().notNull(),
  },
  (t) => [unique('cities_once').on(t.countryId, t.department, t.name)],
);

export const documentTypes = pgTable(
  'document_types',
  {
    id: integer().primaryKey(),
    code: text().notNull(),
    name: text().notNull(),
    appliesTo: text({ enum: ['PERSON', 'COMPANY', 'BOTH'] }).notNull(),
  },
  () => [oneOf('document_types_applies_to', 'applies_to', ['PERSON', 'COMPANY', 'BOTH'])],
);

export const countryDocumentTypes = pgTable(
  'country_document_types',
  {
    countryId: integer()
      .notNull()
      .references(() => countries.id),
    documentTypeId: integer()
      .notNull()
      .references(() => documentTypes.id),
  },
  (t) => [primaryKey({ columns: [t.countryId, t.documentTypeId] })],
);

/** The nine kinds of talent offered; `code` is what the wire and the pricing engine say (`musico`). */
export const profiles = pgTable('profiles', {
  id: integer().primaryKey(),
  code: text().notNull().unique(),
  name: text().notNull(),
});

export const genders = pgTable('genders', {
  id: integer().primaryKey(),
  code: text({ enum: ['FEMENINO', 'MASCULINO'] })
    .notNull()
    .unique(),
  name: text().notNull(),
});

export const unitMeasures = pgTable('unit_measures', {
  id: integer().primaryKey(),
  code: text().notNull().unique(),
  name: text().notNull(),
});

/** Areas of skill; 1 is languages and 8 academic training (specification 2.9). */
export const skillAreas = pgTable('skill_areas', {
  id: integer().primaryKey(),
  name: text().notNull().unique(),
});

export const skills = pgTable(
  'skills',
  {
    id: integer().primaryKey(),
    areaId: integer()
      .notNull()
      .references(() => skillAreas.id),
    name: text().notNull(),
  },
  (t) => [unique('skills_once').on(t.areaId, t.name)],
);

/** What agencies offer and what clients ask for. */
export const services = pgTable(
  'services',
  {
    id: integer().primaryKey(),
    code: text().notNull().unique(),
    name: text().notNull(),
    audience: text({ enum: ['AGENCY', 'CLIENT'] }).notNull(),
  },
  () => [oneOf('services_audience', 'audience', ['AGENCY', 'CLIENT'])],
);

export const photoRejectReasons = pgTable('photo_reject_reasons', {
  id: integer().primaryKey(),
  text: text().notNull().unique(),
});

export const contractTypes = pgTable('contract_types', {
  id: integer().primaryKey(),
  code: text().notNull().unique(),
  name: text().notNull(),
});

/** Clauses in rendering order; which apply to which contract is decided by lib/contracts. */
export const contractClauses = pgTable(
  'contract_clauses',
  {
    id: integer().primaryKey(),
    position: integer().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    /** Null: every contract type. */
    contractTypeId: integer().references(() => contractTypes.id),
    onlyThirdParty: boolean().notNull().default(false),
    kind: text({ enum: ['CLAUSE', 'HABEAS_DATA'] })
      .notNull()
      .default('CLAUSE'),
  },
  (t) => [
    unique('contract_clauses_position').on(t.kind, t.position),
    oneOf('contract_clauses_kind', 'kind', ['CLAUSE', 'HABEAS_DATA']),
  ],
);
