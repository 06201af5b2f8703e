import { sql } from 'drizzle-orm';
import { boolean, foreignKey, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { IVA_CATEGORIES, PAY_BASES, TALENT_WITHHOLDINGS } from '../values/line-values.ts';
import { profiles } from './catalogues.ts';
import { id, money, oneOf, rule } from './columns.ts';
import { quotations } from './quotations.ts';

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
    /** The client takes it or leaves it. */
    optional: boolean().notNull().default(false),
    /** The group of lines of which the client takes one. */
    alternative: text(),
    /** It counts: in every sum, until the client answers as it was sent and then as it chose. */
    taken: boolean().notNull().default(true),
    /** Between which numbers of people the client chooses; both null where it does not. */
    leastPeople: integer(),
    mostPeople: integer(),
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
    // That one of each group is taken, a trigger says: it holds when a transaction ends.
    uniqueIndex('quotation_lines_alternative')
      .on(t.quotationId, t.alternative)
      .where(sql`alternative is not null and taken`),
    rule('quotation_lines_choice', 'not (optional and alternative is not null)'),
    rule('quotation_lines_taken', 'taken or optional or alternative is not null'),
    rule(
      'quotation_lines_bounds',
      '(least_people is null) = (most_people is null) and (least_people is null or (least_people >= 1 and people between least_people and most_people))',
    ),
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
