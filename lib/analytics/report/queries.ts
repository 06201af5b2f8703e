import { type SQL, sql } from 'drizzle-orm';
import { talents } from '@/db/schema';
import type { Actor, AdministratorActor, AgencyActor } from '@/lib/core/actor';
import { isUuid } from '@/lib/core/ids';
import { database } from '@/lib/platform/database';
import { shownTo } from '@/lib/talents/queries';
import { maySeeReport } from '../policy';
import { catchUp } from '../rollup/fold';
import type { Measure } from '../rollup/rules';
import {
  type Answers,
  answersOf,
  type Figure,
  type Filling,
  fillingOf,
  funnelOf,
  type KeyedFigure,
  type MarginFigures,
  marginOf,
  NOTHING,
  type StageFigure,
  sumOfFigures,
} from './figures';
import { type Months, monthsOf, periodsOf, type ReportFilter } from './rules';
import { thisMonth } from './this-month';

/** A client, a profile, a talent, a city or an agency with what it brought. */
export type Ranked = KeyedFigure & { readonly name: string };

export type MonthMoney = { readonly month: string; readonly quoted: number; readonly sold: number };

export type Report = {
  readonly current: Months;
  readonly before: Months;
  /** False while changes wait that were too many to count at once. */
  readonly isComplete: boolean;
  readonly funnel: readonly StageFigure[];
  /** Accepted quotations, when they were accepted. */
  readonly sold: Figure;
  readonly months: readonly MonthMoney[];
  readonly margin: MarginFigures;
  readonly answers: Answers;
  readonly filling: Filling;
  readonly ranked: Readonly<Record<RankedBy, readonly Ranked[]>>;
};

export const RANKED_BY = ['CITY', 'CLIENT', 'PROFILE', 'TALENT', 'AGENCY'] as const;
export type RankedBy = (typeof RANKED_BY)[number];
/** The best of each. */
const RANKS = 10;
/** Rounds of counting that a reader waits for; what is left then is counted by the job. */
const PATIENCE = 3;

type Reader = AgencyActor | AdministratorActor;

/** Which agency's figures somebody reads: its own, or the one that the administrator chose; null for all. */
export const agencyOf = (reader: Reader, { agencyId }: ReportFilter): string | null =>
  reader.kind === 'agencyUser' ? reader.agencyId : agencyId && isUuid(agencyId) ? agencyId : null;

/** The first days of the months of a period, for a statement. */
export const within = ({ from, to }: Months): SQL =>
  sql`between ${`${from}-01`}::date and ${`${to}-01`}::date`;

/**
 * How an agency, or for the administrator every one of them, did in a period and in the one it is compared with. Three
 * statements over the months, whatever there is, after what changed was counted. Throws UNAUTHENTICATED, FORBIDDEN.
 */
export async function readReport(actor: Actor, filter: ReportFilter = {}): Promise<Report> {
  const reader = maySeeReport(actor);
  const agencyId = agencyOf(reader, filter);
  const { current, before } = periodsOf(filter, thisMonth());
  const isComplete = await catchUp(PATIENCE);
  const [sums, ranked] = await Promise.all([
    readSums(agencyId, current, before),
    readRanked(reader, agencyId, current, before),
  ]);
  const of = (measure: Measure) => figuresOf(sums, measure, current);
  return {
    current,
    before,
    isComplete,
    funnel: funnelOf(of('FUNNEL')),
    sold: sumOfFigures(of('CITY')),
    months: monthsOf(current).map((month) => {
      const sum = (measure: Measure) =>
        sums
          .filter((row) => row.measure === measure && row.month === month)
          .reduce((total, { amount }) => total + amount, 0);
      return { month, quoted: sum('FUNNEL'), sold: sum('CITY') };
    }),
    margin: marginOf(of('MARGIN')),
    answers: answersOf(of('CALL')),
    filling: fillingOf(of('FILL')),
    ranked,
  };
}

type Sum = { measure: Measure; key: string; month: string; count: number; amount: number };

const SUMMED = sql.raw(`'FUNNEL', 'CITY', 'MARGIN', 'CALL', 'FILL'`);
const of = (agencyId: string | null): SQL => (agencyId ? sql`m.agency_id = ${agencyId} and` : sql``);

async function readSums(agencyId: string | null, current: Months, before: Months): Promise<Sum[]> {
  const { rows } = await database().execute<Record<keyof Sum, string>>(sql`
    select m.measure, case m.measure when 'CITY' then '' else m.key end as key, to_char(m.month, 'YYYY-MM') as month,
      sum(m.count) as count, sum(m.amount) as amount
    from analytics_months m
    where ${of(agencyId)} m.measure in (${SUMMED}) and (m.month ${within(current)} or m.month ${within(before)})
    group by 1, 2, 3`);
  return rows.map((row) => ({
    measure: row.measure as Measure,
    key: row.key,
    month: row.month,
    count: Number(row.count),
    amount: Number(row.amount),
  }));
}

/** The figures of one measure by key, of both periods. */
function figuresOf(sums: readonly Sum[], measure: Measure, current: Months): KeyedFigure[] {
  const figures = new Map<string, KeyedFigure>();
  for (const sum of sums) {
    if (sum.measure !== measure) continue;
    const figure = figures.get(sum.key) ?? { ...NOTHING, key: sum.key };
    const isNow = sum.month >= current.from && sum.month <= current.to;
    figures.set(
      sum.key,
      isNow
        ? { ...figure, count: figure.count + sum.count, amount: figure.amount + sum.amount }
        : {
            ...figure,
            countBefore: figure.countBefore + sum.count,
            amountBefore: figure.amountBefore + sum.amount,
          },
    );
  }
  return [...figures.values()];
}

const part = (measure: RankedBy, key: SQL, from: Measure, where: SQL): SQL => sql`
  select ${sql.raw(`'${measure}'`)} as ranked, ${key} as key, m.month, m.count, m.amount
  from analytics_months m where ${where} m.measure = ${sql.raw(`'${from}'`)}`;

/** What the key of a measure is called; null for what has no name of its own. */
export const keyName = (measure: SQL, key: SQL): SQL => sql`case ${measure}
  when 'CITY' then (select name from cities where id = ${key}::int)
  when 'CLIENT' then (select name from clients where id = ${key}::uuid)
  when 'PROFILE' then (select name from profiles where id = ${key}::int)
  when 'TALENT' then (select rtrim(name || ' ' || lastname) from talents where id = ${key}::uuid)
  when 'AGENCY' then (select name from agencies where id = ${key}::uuid) end`;

async function readRanked(
  reader: Reader,
  agencyId: string | null,
  current: Months,
  before: Months,
): Promise<Report['ranked']> {
  const shown = shownTo(reader, talents.id);
  const parts = [
    ...(['CITY', 'CLIENT', 'PROFILE', 'TALENT'] as const).map((measure) =>
      part(measure, sql`m.key`, measure, of(agencyId)),
    ),
    ...(agencyId ? [] : [part('AGENCY', sql`m.agency_id::text`, 'CITY', sql``)]),
  ];
  const { rows } = await database().execute<Record<keyof Ranked | 'ranked', string>>(sql`
    with figures as (${sql.join(parts, sql` union all `)}),
    summed as (
      select ranked, key,
        coalesce(sum(count) filter (where month ${within(current)}), 0) as count,
        coalesce(sum(amount) filter (where month ${within(current)}), 0) as amount,
        coalesce(sum(count) filter (where month ${within(before)}), 0) as "countBefore",
        coalesce(sum(amount) filter (where month ${within(before)}), 0) as "amountBefore"
      from figures where month ${within(current)} or month ${within(before)} group by ranked, key),
    placed as (
      select s.*, row_number() over (partition by ranked order by amount desc, count desc, key) as place from summed s
      where count > 0 ${shown ? sql`and (ranked <> 'TALENT' or key in (select ${talents.id}::text from ${talents} where ${shown}))` : sql``})
    select p.ranked, p.key, p.count, p.amount, p."countBefore", p."amountBefore",
      ${keyName(sql`p.ranked`, sql`p.key`)} as name
    from placed p where p.place <= ${RANKS} order by p.ranked, p.place`);
  const found = rows.map(({ ranked, key, name, ...figures }) => ({
    ranked,
    key,
    name: name ?? '',
    count: Number(figures.count),
    amount: Number(figures.amount),
    countBefore: Number(figures.countBefore),
    amountBefore: Number(figures.amountBefore),
  }));
  const ranked = (by: RankedBy) =>
    found.filter((row) => row.ranked === by).map(({ ranked: _ranked, ...row }) => row);
  return {
    CITY: ranked('CITY'),
    CLIENT: ranked('CLIENT'),
    PROFILE: ranked('PROFILE'),
    TALENT: ranked('TALENT'),
    AGENCY: ranked('AGENCY'),
  };
}
