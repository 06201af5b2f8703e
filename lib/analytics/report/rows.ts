import { sql } from 'drizzle-orm';
import { talents } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { isUuid } from '@/lib/core/ids';
import { type ListPage, LONGEST_PAGE } from '@/lib/core/list-page';
import { database } from '@/lib/platform/database';
import { keyset } from '@/lib/platform/keyset';
import { shownTo } from '@/lib/talents/queries';
import { maySeeReport } from '../policy';
import { MEASURES, type Measure, STAGES, type Stage } from '../rollup/rules';
import { agencyOf, keyName, within } from './queries';
import { periodsOf, type ReportFilter } from './rules';
import { thisMonth } from './this-month';

/** What lies behind one figure of a report. */
export type RowsFilter = ReportFilter & {
  readonly measure: Measure;
  /** As the measure tells it; a stage stands for the further ones too. Left out: all keys. */
  readonly key?: string;
};

/** A quotation with its event, or an event, and what it adds to the figure. */
export type ReportRow = {
  readonly id: number;
  /** `YYYY-MM`, in which it counts. */
  readonly month: string;
  readonly quotationId: string | null;
  readonly eventId: string | null;
  readonly name: string;
  readonly code: number | null;
  readonly clientName: string | null;
  readonly agencyName: string;
  readonly key: string;
  /** Of the client, the talent, the profile or the city; null for other keys. */
  readonly keyName: string | null;
  readonly count: number;
  /** Whole pesos, or seconds. */
  readonly amount: number;
};

export const isMeasure = (text: string): text is Measure => (MEASURES as readonly string[]).includes(text);

/** The keys that a figure of that name adds up; null for all. */
function keysOf({ measure, key }: RowsFilter): readonly string[] | null {
  if (!key) return null;
  const stage = measure === 'FUNNEL' ? STAGES.indexOf(key as Stage) : -1;
  return stage < 0 ? [key] : STAGES.slice(stage);
}

/**
 * The rows that a figure adds up, the latest month first; by their ids in a page. Of a talent whom the reader is not
 * shown there are none. Throws UNAUTHENTICATED, FORBIDDEN.
 */
export async function listReportRows(
  actor: Actor,
  { limit = 21, after, before, ...filter }: RowsFilter & ListPage<never, string>,
): Promise<ReportRow[]> {
  const reader = maySeeReport(actor);
  const agencyId = agencyOf(reader, filter);
  const { current } = periodsOf(filter, thisMonth());
  const keys = keysOf(filter);
  const shown = shownTo(reader, talents.id);
  if (filter.measure === 'TALENT' && shown) {
    const [talent] = isUuid(filter.key ?? '')
      ? await database()
          .select({ id: talents.id })
          .from(talents)
          .where(sql`${talents.id} = ${filter.key} and ${shown}`)
      : [];
    if (!talent) return [];
  }
  const ofReader = sql`${agencyId ? sql`n.agency_id = ${agencyId} and` : sql``} n.measure = ${filter.measure}`;
  const page = keyset(
    [sql`n.month`, sql`n.id`],
    { descending: true, after, before },
    (columns, id) =>
      sql`select ${columns} from analytics_entries n where n.id = ${Number(id)} and ${ofReader}`,
  );
  const { rows } = await database().execute<Record<keyof ReportRow, string>>(sql`
    with found as materialized (
      select n.* from analytics_entries n
      where ${ofReader} ${
        keys
          ? sql`and n.key in (${sql.join(
              keys.map((key) => sql`${key}`),
              sql`, `,
            )})`
          : sql``
      }
        and n.month ${within(current)} ${page.where ? sql`and ${page.where}` : sql``}
      order by ${sql.join(page.orderBy, sql`, `)} limit ${Math.min(limit, LONGEST_PAGE)})
    select n.id, to_char(n.month, 'YYYY-MM') as month, q.id as "quotationId", e.id as "eventId",
      coalesce(e.name, q.name_event) as name,
      case when q.addition_of is null then coalesce(e.code, q.code) else q.code end as code,
      coalesce(e.name_client, q.name_client) as "clientName", a.name as "agencyName", n.key, ${keyName(sql`n.measure`, sql`n.key`)} as "keyName", n.count, n.amount
    from found n join agencies a on a.id = n.agency_id
    left join quotations q on q.id = n.subject
    -- One for each row, or the events of all agencies are gone through.
    left join lateral (select v.id, v.name, v.code, v.name_client from events v
      where v.id = coalesce((select o.id from events o where o.quotation_id = coalesce(q.addition_of, n.subject)), n.subject)
      limit 1) e on true
    order by ${sql.join(page.orderBy, sql`, `)}`);
  return page.inOrder(rows).map((row) => ({
    ...row,
    id: Number(row.id),
    name: row.name ?? '',
    code: row.code === null ? null : Number(row.code),
    count: Number(row.count),
    amount: Number(row.amount),
  }));
}
