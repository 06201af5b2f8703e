import { sql } from 'drizzle-orm';
import { MOST_COUNTED } from '@/lib/core/list-page';
import { database } from './database';

type Limitable = { limit(most: number): { getSQL(): ReturnType<typeof sql> } };

/**
 * Counts the rows of a query, at most one more than `most`: a number that is printed is not worth reading a whole table
 * for.
 */
export async function countSome(query: Limitable, most = MOST_COUNTED): Promise<number> {
  const { rows } = await database().execute<{ count: number }>(
    sql`select count(*)::int as count from (${query.limit(most + 1).getSQL()}) as counted`,
  );
  return rows[0]?.count ?? 0;
}
