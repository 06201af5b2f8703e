import { sql } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { contributions } from '../rollup/contributions';

const FIGURE = sql`agency_id::text || ' ' || measure || ' ' || key || ' ' || month::text`;

/** Every figure that the months hold, by agency, measure, key and month: what the rows should bring it to. */
export async function keptFigures(db: Db): Promise<Record<string, string>> {
  const { rows } = await db.execute<{ figure: string; value: string }>(sql`
    select ${FIGURE} as figure, count || ' for ' || amount as value from analytics_months
    where count <> 0 or amount <> 0 order by 1`);
  return Object.fromEntries(rows.map(({ figure, value }) => [figure, value]));
}

/** The same counted anew from all quotations and events. */
export async function recount(db: Db): Promise<Record<string, string>> {
  const { rows } = await db.execute<{ figure: string; value: string }>(sql`
    with subjects (id) as materialized (
      select id from quotations union all select id from events where quotation_id is null),
    ${contributions}
    select ${FIGURE} as figure, sum(count) || ' for ' || sum(amount) as value from contributions
    group by agency_id, measure, key, month having sum(count) <> 0 or sum(amount) <> 0 order by 1`);
  return Object.fromEntries(rows.map(({ figure, value }) => [figure, value]));
}
