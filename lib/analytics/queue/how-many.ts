import { type SQL, sql } from 'drizzle-orm';

type Limitable = { limit(most: number): { getSQL(): SQL } };

/** Things of a kind that are counted at most: a hundred stand for any larger number, which is printed as more than 99. */
export const MOST_WAITING = 100;

/** In SQL: of how many the rows shown are the first, counted to `MOST_WAITING`. */
export const howMany = (waiting: Limitable): SQL<number> =>
  sql<number>`(select count(*)::int from (${waiting.limit(MOST_WAITING).getSQL()}) as counted)`;
