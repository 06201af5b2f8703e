import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { ACCOUNT_TYPES } from '../values/bank-accounts.ts';
import { CONTRACT_PAPER_KINDS } from '../values/contract-papers.ts';
import { REDUCTION_KINDS } from '../values/reductions.ts';
import { agencies } from './agencies.ts';
import { banks } from './banks.ts';
import { createdAt, id, instant, money, oneOf, revision, rule, timestamps } from './columns.ts';
import { files } from './platform.ts';
import { talents } from './talents.ts';

/** A talent's own papers, kept once for all its contracts; those that were replaced stay as earlier versions. */
export const talentPapers = pgTable(
  'talent_papers',
  {
    id: id(),
    talentId: uuid()
      .notNull()
      .references(() => talents.id, { onDelete: 'cascade' }),
    kind: text({ enum: CONTRACT_PAPER_KINDS }).notNull(),
    fileId: uuid()
      .notNull()
      .references(() => files.id),
    issuedOn: date({ mode: 'string' }),
    /** The last day on which it serves, said or counted; null for one without an end. */
    expiresOn: date({ mode: 'string' }),
    /** When the next version took its place; null for the one that counts. */
    replacedAt: instant(),
    createdAt: createdAt(),
    revision: revision(),
  },
  (t) => [
    uniqueIndex('talent_papers_current').on(t.talentId, t.kind).where(sql`replaced_at is null`),
    index('talent_papers_versions').on(t.talentId, t.kind, t.createdAt),
    oneOf('talent_papers_kind', 'kind', CONTRACT_PAPER_KINDS),
  ],
);

/** Where a talent is paid. The account number is encrypted; only its last digits stand in clear. */
export const talentBankAccounts = pgTable(
  'talent_bank_accounts',
  {
    talentId: uuid()
      .primaryKey()
      .references(() => talents.id, { onDelete: 'cascade' }),
    bankId: integer()
      .notNull()
      .references(() => banks.id),
    accountType: text({ enum: ACCOUNT_TYPES }).notNull(),
    accountEncrypted: text().notNull(),
    accountLastDigits: text().notNull(),
    holder: text().notNull(),
    /** With which its claims begin. */
    activities: text(),
    ...timestamps(),
    revision: revision(),
  },
  () => [oneOf('talent_bank_accounts_type', 'account_type', ACCOUNT_TYPES)],
);

/** What a talent says of itself as a taxpayer, by which its payers withhold. None until it has said so. */
export const talentTaxData = pgTable(
  'talent_tax_data',
  {
    talentId: uuid()
      .primaryKey()
      .references(() => talents.id, { onDelete: 'cascade' }),
    /** It must declare income tax (art. 592 ET). */
    declaresIncome: boolean().notNull(),
    /** It charges IVA (art. 437 ET). */
    ivaResponsible: boolean().notNull(),
    /** It has hired two workers or more for ninety days: art. 383 par. 2 ET does not apply to it. */
    hiresWorkers: boolean().notNull(),
    /** CIIU of its RUT, four digits; null when it did not say. */
    economicActivity: text(),
    /** It is in the régimen simple: nobody withholds income tax nor ICA from it (art. 911 ET). */
    simpleRegime: boolean().notNull().default(false),
    /** ISO 3166 code of the country where it resides for taxes; null when it did not say. */
    residenceCountry: text(),
    /** Since when it resides there; of a country abroad. */
    residentSince: date({ mode: 'string' }),
    ...timestamps(),
    revision: revision(),
  },
  () => [
    rule('talent_tax_data_activity', "economic_activity ~ '^[0-9]{4}$'"),
    rule('talent_tax_data_residence', "residence_country ~ '^[A-Z]{2}$'"),
    rule(
      'talent_tax_data_since',
      "(resident_since is not null) = (coalesce(residence_country, 'CO') <> 'CO')",
    ),
  ],
);

/**
 * What a talent declares to a payer under oath, for one year, so that less is withheld (art. 388 ET). A row is never
 * changed: it ends, and the next one says what holds since.
 */
export const talentReductions = pgTable(
  'talent_reductions',
  {
    id: id(),
    talentId: uuid()
      .notNull()
      .references(() => talents.id),
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id),
    year: integer().notNull(),
    kind: text({ enum: REDUCTION_KINDS }).notNull(),
    /** Whole pesos of a month; null for dependants, of which the law says how much. */
    monthly: money(),
    /** The paper that proves it; without one it does not count, dependants aside. */
    fileId: uuid().references(() => files.id),
    createdAt: createdAt(),
    endedAt: instant(),
    revision: revision(),
  },
  (t) => [
    index('talent_reductions_by_talent').on(t.talentId),
    uniqueIndex('talent_reductions_current')
      .on(t.talentId, t.agencyId, t.year, t.kind)
      .where(sql`ended_at is null`),
    oneOf('talent_reductions_kind', 'kind', REDUCTION_KINDS),
    rule(
      'talent_reductions_monthly',
      "(kind = 'DEPENDANTS') = (monthly is null) and (monthly is null or monthly > 0)",
    ),
  ],
);
