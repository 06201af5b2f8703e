import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** How long a job that does many things holds its place before it lets others have it. */
const TURN_MS = 30_000;

/** The turn of a job that goes on in another run once it is over: real time, whatever the clock says. */
export function startTurn(ms = TURN_MS): { readonly isOver: () => boolean } {
  const until = performance.now() + ms;
  return { isOver: () => performance.now() >= until };
}

/** Which of its owner's a row is, in SQL: ordered by it, the first of each owner come before the second of any. */
export const turnOf = (owner: SQLWrapper, ...order: SQLWrapper[]): SQL<number> =>
  sql<number>`row_number() over (partition by ${owner} order by ${sql.join(order, sql`, `)})`;
