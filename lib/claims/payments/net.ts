import { sql } from 'drizzle-orm';
import { claims } from '@/db/schema';

/** In SQL: `netOf` of a claim. */
export const CLAIM_NET = sql<number>`(${claims.price} - coalesce(${claims.withheld}, 0) + ${claims.otherTaxes})`;
