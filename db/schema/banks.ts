import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { BANK_KINDS } from '../values/payouts.ts';
import { oneOf } from './columns.ts';

/** Banks and wallets at which people are paid. */
export const banks = pgTable(
  'banks',
  {
    id: integer().primaryKey(),
    name: text().notNull().unique(),
    kind: text({ enum: BANK_KINDS }).notNull().default('BANK'),
    /** By which Colombian banks name it in files of payments (ACH), four digits; null for one that has none. */
    code: text(),
  },
  () => [oneOf('banks_kind', 'kind', BANK_KINDS)],
);
