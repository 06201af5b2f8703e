import { sql } from 'drizzle-orm';
import type { RidePlatform } from '@/db/values/rides';
import { readConstants } from '@/lib/catalogues/queries';
import type { Actor } from '@/lib/core/actor';
import { zonedDateTimeToInstant } from '@/lib/core/calendar';
import { AppError } from '@/lib/core/errors';
import { type ListPage, LONGEST_PAGE } from '@/lib/core/list-page';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { database } from '@/lib/platform/database';
import { mayOverseeRides } from '../policy';
import { isMonth, SPENDING_DIMENSIONS, type SpendingDimension } from './rules';

export type SpendingFilter = {
  /** 'YYYY-MM', both included. */
  readonly from?: string;
  readonly to?: string;
  readonly platform?: RidePlatform;
  readonly agencyId?: string;
  /** Of the event. */
  readonly cityId?: number;
};

/** What rides came to; amounts in minor units of the currency. What it is not added up by is null. */
export type Spending = {
  readonly month: string | null;
  readonly agency: { readonly id: string; readonly name: string } | null;
  readonly city: { readonly id: number; readonly name: string } | null;
  readonly currencyCode: string;
  readonly rides: number;
  readonly fare: number;
  readonly fee: number;
  readonly platformGain: number;
  readonly iva: number;
  readonly total: number;
};

const IVA = 70;

/** The first instant of a month in Colombia; `later` of the one so many months on. */
function startOf(month: string, later = 0): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const index = year * 12 + number - 1 + later;
  const day = `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}-01`;
  return zonedDateTimeToInstant(`${day}T00:00`, DEFAULT_TIME_ZONE).toISOString();
}

function conditions({ from, to, platform, agencyId, cityId }: SpendingFilter) {
  for (const [field, month] of Object.entries({ from, to })) {
    if (month !== undefined && !isMonth(month))
      throw new AppError('INVALID', 'errors.invalid', { [field]: 'validation.invalid' });
  }
  return sql.join(
    [
      sql`r.ended_at is not null`,
      ...(from ? [sql`r.ended_at >= ${startOf(from)}::timestamptz`] : []),
      ...(to ? [sql`r.ended_at < ${startOf(to, 1)}::timestamptz`] : []),
      ...(platform ? [sql`r.platform = ${platform}`] : []),
      ...(agencyId ? [sql`r.agency_id = ${agencyId}::uuid`] : []),
      ...(cityId ? [sql`e.city_id = ${cityId}`] : []),
    ],
    sql` and `,
  );
}

const COLUMNS: Readonly<Record<SpendingDimension, readonly string[]>> = {
  month: ['month'],
  agency: ['agency_id', 'agency_name'],
  city: ['city_id', 'city_name'],
};

/**
 * What the rides of all agencies came to, per currency and by what it is asked for, as `costOfRide` counts it with the
 * IVA of today: the latest month first, then what cost most. Rides that cost nothing are left out. One statement.
 * Throws UNAUTHENTICATED, FORBIDDEN, INVALID.
 */
export async function listSpending(
  actor: Actor,
  by: readonly SpendingDimension[],
  { limit = LONGEST_PAGE, ...filter }: SpendingFilter & Pick<ListPage, 'limit'> = {},
): Promise<Spending[]> {
  mayOverseeRides(actor);
  const iva = (await readConstants([IVA])).get(IVA) ?? '0';
  const keys = [
    'currency_code',
    ...SPENDING_DIMENSIONS.filter((one) => by.includes(one)).flatMap((one) => COLUMNS[one]),
  ];
  const grouped = sql.raw(keys.join(', '));
  const order = [
    ...(by.includes('month') ? ['month desc'] : []),
    'currency_code',
    'sum(fare) desc',
    ...(by.includes('agency') ? ['agency_id'] : []),
    ...(by.includes('city') ? ['city_id'] : []),
  ];
  const { rows } = await database().execute<Record<string, string | null>>(sql`
    select ${grouped}, count(*) as rides, sum(fare) as fare, sum(fee) as fee, sum(gain) as gain,
           sum(round((fee + gain) * ${iva}::numeric / 100)) as iva
      from (
        select *, round(fare * fee_percent / 100) as fee, round(fare * gain_percent / 100) as gain
          from (
            select coalesce(r.total, case when r.state = 'TERMINATED' then r.estimate end) as fare,
                   r.currency_code, r.fee as fee_percent, r.platform_gain as gain_percent,
                   to_char(r.ended_at at time zone ${DEFAULT_TIME_ZONE}, 'YYYY-MM') as month,
                   a.id as agency_id, a.name as agency_name, c.id as city_id, c.name as city_name
              from rides r
              join events e on e.id = r.event_id
              join agencies a on a.id = r.agency_id
              join cities c on c.id = e.city_id
             where ${conditions(filter)}
          ) each_ride
         where fare > 0 and currency_code is not null
      ) charged
     group by ${grouped}
     order by ${sql.raw(order.join(', '))} limit ${limit}`);
  return rows.map(toSpending);
}

function toSpending(row: Record<string, string | null>): Spending {
  const of = (name: string) => Number(row[name] ?? 0);
  const [fare, fee, platformGain, iva] = [of('fare'), of('fee'), of('gain'), of('iva')];
  return {
    month: row.month ?? null,
    agency: row.agency_id ? { id: row.agency_id, name: row.agency_name ?? '' } : null,
    city: row.city_id ? { id: Number(row.city_id), name: row.city_name ?? '' } : null,
    currencyCode: row.currency_code ?? '',
    rides: of('rides'),
    ...{ fare, fee, platformGain, iva, total: fare + fee + platformGain + iva },
  };
}
