import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { currencies, quotations } from '@/db/schema';

/**
 * An amount of a quotation's currency in pesos at the rate that was frozen, half-up: `inPesos` in SQL, for sums over
 * several currencies. The statement joins `quotations` and `currencies`.
 */
export const pesosOf = (amount: AnyPgColumn): SQL<number> =>
  sql<number>`round(${amount} * ${quotations.fxRate} / 10.0 ^ ${currencies.decimals})`.mapWith(Number);
