import { type SQL, sql } from 'drizzle-orm';
import { QUOTATION } from '@/lib/core/states';

const ACCEPTED = sql.raw(String(QUOTATION.ACCEPTED));

/** In SQL: of quotations `q`, what an event is sold by: the one that it came of, and those accepted that add to it. */
export const soldOf = (first: SQL): SQL =>
  sql`(q.id = ${first} or q.addition_of = ${first} and q.state_id = ${ACCEPTED})`;
