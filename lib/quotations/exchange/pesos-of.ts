import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { currencies, quotations } from '@/db/schema';

/**
 * An amount in pesos at the rate that was frozen with its quotation or event, half-up: `inPesos` in SQL, for sums over
 * several currencies. The statement joins `currencies` and the table of the rate.
 */
export const pesosOf = (amount: AnyPgColumn, rate: AnyPgColumn = quotations.fxRate): SQL<number> =>
  sql<number>`round(${amount} * ${rate} / 10.0 ^ ${currencies.decimals})`.mapWith(Number);
