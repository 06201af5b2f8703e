import { sql } from 'drizzle-orm';
import { contracts } from '@/db/schema';

/** In SQL: gross fee of a contract in minor units, as amendments left it; null for one that does not tell. */
export const contractFee = sql<number | null>`coalesce(${contracts.terms} #>> '{fee}',
  ${contracts.snapshot} #>> '{facts,fee,amount}')::bigint`;
