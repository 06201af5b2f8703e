import { readTableQuery, type SearchParams } from '@/app/_ui/data-table/table-query';
import { TAX_STATUSES } from '@/lib/quotations/pricing/rules/tax-table';
import type { TaxRateFilter } from '@/lib/quotations/tax-table/queries';
import { TAX_KINDS } from '@/lib/quotations/tax-table/rules';

/** What the list's address holds, for the page and the file that read it and the table that writes it. */
export const LIST_SORT = 'kind';
export const LIST_FILTERS = ['impuesto', 'ciudad', 'estado', 'vigente'] as const;
const SORTABLE = ['kind', 'city', 'from', 'status'] as const;

/** Values of the filter `estado` beside those of the table: rates that nobody said. */
export const UNCONFIGURED = 'sin-configurar';

/** Values of the filter `estado`, in the order in which people choose them. */
export const STATUSES = {
  verificada: TAX_STATUSES[0],
  secundaria: TAX_STATUSES[1],
  'por-confirmar': TAX_STATUSES[2],
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const isDay = (text: string | undefined): text is string =>
  text !== undefined && DAY.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

/** The list as its address asks for it; what makes no sense there is as if it were not. */
export function readTaxQuery(params: SearchParams) {
  const query = readTableQuery(params, {
    sortable: SORTABLE,
    defaultSort: LIST_SORT,
    filters: LIST_FILTERS,
  });
  const { impuesto, ciudad, estado, vigente } = query.filters;
  const kind = TAX_KINDS.find((known) => known === impuesto);
  const [, status] = Object.entries(STATUSES).find(([name]) => name === estado) ?? [];
  const filter: TaxRateFilter = {
    search: query.search,
    ...(kind ? { kind } : {}),
    ...(ciudad && /^\d{1,9}$/.test(ciudad) ? { cityId: Number(ciudad) } : {}),
    ...(status ? { status } : {}),
    ...(estado === UNCONFIGURED ? { configured: false } : {}),
    ...(isDay(vigente) ? { day: vigente } : {}),
  };
  return { ...query, filter, order: { sort: query.sort.id, descending: query.sort.descending } };
}
