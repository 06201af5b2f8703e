import { readTableQuery, type SearchParams } from '@/app/_ui/data-table/table-query';
import { isUuid } from '@/lib/core/ids';
import { QUOTATION } from '@/lib/core/states';
import type { Opened, QuotationFilter } from '@/lib/quotations/listing/matching';
import type { QuotationStatus } from '@/lib/quotations/rules';

/** The query of the list's address: read by the page and the export, written by the views. */
export const LIST_PATH = '/cotizador/listado';
export const LIST_SORT = '-code';
export const LIST_FILTERS = ['estado', 'cliente', 'fechas', 'apertura', 'versiones'] as const;

const SORTABLE = ['code', 'client', 'event', 'date', 'state', 'total', 'opened'] as const;

/** Values of the filter `estado`, in the order in which people choose them. */
export const STATUSES: readonly (readonly [value: string, status: QuotationStatus])[] = [
  ...Object.values(QUOTATION).map((id) => [String(id), id] as const),
  ['anulada', 'VOIDED'],
  ['reemplazada', 'SUPERSEDED'],
];

/** Values of the filter `apertura`. */
export const OPENINGS: Readonly<Record<string, Opened>> = {
  'sin-abrir': 'NEVER',
  'sin-responder': 'UNANSWERED',
  reciente: 'LATELY',
};

/** The one value of `versiones`: the replaced ones have rows too. */
export const ALL_VERSIONS = 'todas';

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

export const readView = (params: SearchParams): 'tabla' | 'tablero' =>
  one(params.vista) === 'tablero' ? 'tablero' : 'tabla';

/** The column of the board of which more is to be shown. */
export const readExpanded = (params: SearchParams): QuotationStatus | undefined =>
  statusFrom(one(params.mas));

const statusFrom = (asked: string | undefined) => STATUSES.find(([value]) => value === asked)?.[1];

const DAYS = /^(\d{4}-\d{2}-\d{2})\.\.(\d{4}-\d{2}-\d{2})$/;

/** Two calendar days in the address: '2027-03-01..2027-03-31'. */
export const writeDays = (from: string, to: string): string => `${from}..${to}`;

/** The days of `fechas`; none when they make no sense. */
export function readDays(asked: string | undefined): { from: string; to: string } | undefined {
  const [, from, to] = DAYS.exec(asked ?? '') ?? [];
  return from && to && isDay(from) && isDay(to) && from <= to ? { from, to } : undefined;
}

const isDay = (day: string): boolean =>
  !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);

/** The list as its address asks for it; what makes no sense there is as if it were not. */
export function readQuotationQuery(params: SearchParams) {
  const query = readTableQuery(params, {
    sortable: SORTABLE,
    defaultSort: LIST_SORT,
    filters: LIST_FILTERS,
  });
  const { estado, cliente, fechas, apertura, versiones } = query.filters;
  const status = statusFrom(estado);
  const opened = apertura && Object.hasOwn(OPENINGS, apertura) ? OPENINGS[apertura] : undefined;
  const during = readDays(fechas);
  /** All of the filter but state and versions, which decide what counts. */
  const narrowed: QuotationFilter = {
    ...(query.search ? { search: query.search } : {}),
    ...(cliente && isUuid(cliente) ? { clientId: cliente } : {}),
    ...(during ? { during } : {}),
    ...(opened ? { opened } : {}),
    sort: query.sort.id,
    direction: query.sort.descending ? 'desc' : 'asc',
  };
  const newest = versiones !== ALL_VERSIONS;
  return {
    page: query.page,
    pageSize: query.pageSize,
    status,
    newest,
    narrowed,
    // What was replaced is asked for by its state.
    filter: {
      ...narrowed,
      newest: newest && status !== 'SUPERSEDED',
      ...(status ? { status } : {}),
    } satisfies QuotationFilter,
  };
}

export type QuotationQuery = ReturnType<typeof readQuotationQuery>;
