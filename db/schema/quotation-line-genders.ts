import { integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { GENDERS } from '../values/line-values.ts';
import { id, oneOf, rule } from './columns.ts';
import { quotationLines } from './quotation-lines.ts';

/** How many people of each gender a line asks for. */
export const quotationLineGenders = pgTable(
  'quotation_line_genders',
  {
    id: id(),
    agencyId: uuid().notNull(),
    quotationLineId: uuid()
      .notNull()
      .references(() => quotationLines.id, { onDelete: 'cascade' }),
    gender: text({ enum: GENDERS }).notNull(),
    quantity: integer().notNull(),
  },
  (t) => [
    unique('quotation_line_genders_once').on(t.quotationLineId, t.gender),
    oneOf('quotation_line_genders_gender', 'gender', GENDERS),
    rule('quotation_line_genders_quantity', 'quantity > 0'),
  ],
);
