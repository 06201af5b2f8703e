import { paramOf, type SearchParams } from '@/app/_ui/list/list-query';
import { type Comparison, isMonth, type Months, type ReportFilter } from '@/lib/analytics/report/rules';
import type { Measure } from '@/lib/analytics/rollup/rules';
import { isUuid } from '@/lib/core/ids';
import { ANALYTICS_PATH } from '@/lib/core/paths';

/** Names of what a report keeps in its address. */
export const REPORT_PARAMS = {
  from: 'desde',
  to: 'hasta',
  against: 'compara',
  agency: 'agencia',
  measure: 'cifra',
  key: 'de',
} as const;

const YEAR = 'ano';
export const comparisonName = (against: Comparison): string | null => (against === 'YEAR' ? YEAR : null);

/** What an address asks of a report; what makes no sense reads as if it were not there. */
export function readReportFilter(params: SearchParams): ReportFilter {
  const [from, to] = [paramOf(params, REPORT_PARAMS.from), paramOf(params, REPORT_PARAMS.to)];
  const agencyId = paramOf(params, REPORT_PARAMS.agency);
  return {
    ...(isMonth(from) ? { from } : {}),
    ...(isMonth(to) ? { to } : {}),
    ...(paramOf(params, REPORT_PARAMS.against) === YEAR ? { against: 'YEAR' as const } : {}),
    ...(isUuid(agencyId) ? { agencyId } : {}),
  };
}

/** Where a report, or with `path` what lies below it, is of the same period and agency, but for what changes. */
export function reportHref(
  filter: ReportFilter,
  change: Readonly<Record<string, string | null | undefined>> = {},
  path: string = ANALYTICS_PATH,
): string {
  const all: Record<string, string | null | undefined> = {
    [REPORT_PARAMS.from]: filter.from,
    [REPORT_PARAMS.to]: filter.to,
    [REPORT_PARAMS.against]: filter.against ? comparisonName(filter.against) : null,
    [REPORT_PARAMS.agency]: filter.agencyId,
    ...change,
  };
  const query = new URLSearchParams(
    Object.entries(all).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  ).toString();
  return query ? `${path}?${query}` : path;
}

/** Where the rows behind a figure are listed. */
export const rowsHref = (filter: ReportFilter, measure: Measure, key?: string): string =>
  reportHref(
    filter,
    { [REPORT_PARAMS.measure]: measure, [REPORT_PARAMS.key]: key },
    `${ANALYTICS_PATH}/detalle`,
  );

const MONTH = new Intl.DateTimeFormat('es-CO', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const SHORT = new Intl.DateTimeFormat('es-CO', { month: 'short', timeZone: 'UTC' });
const dayOf = (month: string) => new Date(`${month}-15T12:00:00Z`);

/** 'nov 2026' */
export const monthText = (month: string): string =>
  MONTH.format(dayOf(month))
    .replace(/\.? de /, ' ')
    .replace('.', '');
/** 'nov 26', for an axis. */
export const shortMonth = (month: string): string =>
  `${SHORT.format(dayOf(month)).replace('.', '')} ${month.slice(2, 4)}`;

/** 'ene 2026 a nov 2026', or the one month. */
export const spanText = ({ from, to }: Months): string =>
  from === to ? monthText(from) : `${monthText(from)} a ${monthText(to)}`;
