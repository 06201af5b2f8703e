import { sql } from 'drizzle-orm';
import {
  date,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { cities, countries } from './catalogues.ts';
import { instant, oneOf, revision, rule } from './columns.ts';

/** Value of the tax unit (UVT) and of the minimum wage per country and year, in minor units of that country's currency. */
export const taxUnits = pgTable(
  'tax_units',
  {
    countryId: integer()
      .notNull()
      .references(() => countries.id),
    year: smallint().notNull(),
    value: integer().notNull(),
    source: text(),
    /** Of a month (SMMLV); null while nobody has said it. */
    minimumWage: integer(),
    revision: revision(),
  },
  (t) => [
    primaryKey({ columns: [t.countryId, t.year] }),
    rule('tax_units_positive', 'value > 0'),
    rule('tax_units_wage', 'minimum_wage > 0'),
  ],
);

/** Brackets of the withholding table of art. 383 ET, in UVT. */
export const withholdingBrackets = pgTable('withholding_brackets', {
  fromUvt: integer().primaryKey(),
  rate: numeric().notNull(),
  addUvt: integer().notNull(),
});

/** A tax (IVA, retención en la fuente, ICA …) of a country or of one of its regional entities. */
export const taxations = pgTable(
  'taxations',
  {
    id: integer().primaryKey(),
    countryId: integer()
      .notNull()
      .references(() => countries.id),
    kind: text().notNull(),
    name: text().notNull(),
    regionalEntity: text(),
  },
  (t) => [unique('taxations_once').on(t.countryId, t.kind)],
);

/** An official page says it, a commentary does, or nobody is to rely on it yet. */
export const TAX_STATUSES = ['verified', 'verified-secondary', 'to-confirm'] as const;

/**
 * A rate with its validity. A null rate is not configured: it counts as 0 and warns. Of a tax, concept and city no two
 * hold on the same day (constraint `taxation_prices_no_overlap` of the migrations).
 */
export const taxationPrices = pgTable(
  'taxation_prices',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1000 }),
    taxationId: integer()
      .notNull()
      .references(() => taxations.id),
    cityId: integer().references(() => cities.id),
    concept: text().notNull(),
    rate: text(),
    unity: text().notNull(),
    baseUvt: numeric(),
    validFrom: date({ mode: 'string' }).notNull(),
    validTo: date({ mode: 'string' }),
    status: text({ enum: TAX_STATUSES }).notNull(),
    appliesWhen: text(),
    /** Address or text of the rule that says it; the note, what of it is still to be confirmed. */
    source: text(),
    note: text(),
    /** An administrator found it to be so. */
    confirmedAt: instant(),
    confirmedBy: uuid(),
    revision: revision(),
  },
  (t) => [
    oneOf('taxation_prices_status', 'status', TAX_STATUSES),
    uniqueIndex('taxation_prices_once').on(t.taxationId, sql`coalesce(city_id, 0)`, t.concept, t.validFrom),
    rule('taxation_prices_validity', 'valid_to is null or valid_to >= valid_from'),
  ],
);
