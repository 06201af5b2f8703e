import { type List, paramOf, readList, type SearchParams } from '@/app/_ui/list/list-query';
import { isMeasure, type RowsFilter } from '@/lib/analytics/report/rows';
import type { ReportFilter } from '@/lib/analytics/report/rules';
import { ANALYTICS_PATH } from '@/lib/core/paths';
import { REPORT_PARAMS, readReportFilter } from '../report-address';

export const ROWS_PATH = `${ANALYTICS_PATH}/detalle`;

const LIST: List<RowsFilter, never> = {
  path: ROWS_PATH,
  sorts: [],
  sort: '',
  filters: {},
  size: 20,
  ids: 'number',
};

/** Which rows an address asks for, of which figure; the quotations of the period unless it names another. */
export function readRows(params: SearchParams) {
  const measure = paramOf(params, REPORT_PARAMS.measure);
  const key = paramOf(params, REPORT_PARAMS.key);
  const { page, cut } = readList(LIST, params);
  const report: ReportFilter = readReportFilter(params);
  const filter: RowsFilter = {
    ...report,
    measure: isMeasure(measure) ? measure : 'FUNNEL',
    ...(key ? { key } : {}),
  };
  return { report, filter, page, cut };
}
