import { choiceOf, defineList, paramOf, readList, type SearchParams } from '@/app/_ui/list/list-query';
import { isUuid } from '@/lib/core/ids';
import { QUOTATION } from '@/lib/core/states';
import type { Opened, QuotationFilter, QuotationSort } from '@/lib/quotations/listing/matching';
import type { QuotationStatus } from '@/lib/quotations/rules';

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

export const readView = (params: SearchParams): 'tabla' | 'tablero' =>
  paramOf(params, 'vista') === 'tablero' ? 'tablero' : 'tabla';

/** The column of the board of which more is to be shown. */
export const readExpanded = (params: SearchParams): QuotationStatus | undefined =>
  statusFrom(paramOf(params, 'mas'));

const statusFrom = (asked: string) => STATUSES.find(([value]) => value === asked)?.[1];

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

/** `estado` and `versiones` decide together what counts: see `readQuotationQuery`. */
export const QUOTATION_LIST = defineList<QuotationFilter, QuotationSort>('/cotizador/listado', {
  sorts: ['code', 'client', 'event', 'date', 'state', 'total', 'opened'],
  sort: '-code',
  filters: {
    estado: () => null,
    cliente: (clientId) => (isUuid(clientId) ? { clientId } : null),
    fechas: (days) => {
      const during = readDays(days);
      return during ? { during } : null;
    },
    apertura: choiceOf('opened', OPENINGS),
    versiones: () => null,
  },
});

/** The list as its address asks for it; what makes no sense there is as if it were not. */
export function readQuotationQuery(params: SearchParams) {
  /** `narrowed` is all of the filter but state and versions. */
  const { filter: narrowed, order, page, cut } = readList(QUOTATION_LIST, params);
  const status = statusFrom(paramOf(params, 'estado'));
  const newest = paramOf(params, 'versiones') !== ALL_VERSIONS;
  // What was replaced is asked for by its state.
  const filter = {
    ...narrowed,
    newest: newest && status !== 'SUPERSEDED',
    ...(status ? { status } : {}),
  };
  return { status, newest, narrowed, filter, order, page, cut };
}

export type QuotationQuery = ReturnType<typeof readQuotationQuery>;
