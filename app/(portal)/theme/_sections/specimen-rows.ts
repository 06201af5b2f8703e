import { readTableQuery, type SearchParams } from '@/app/_ui/data-table/table-query';
import { QUOTATION } from '@/lib/core/states';

export type SpecimenRow = {
  readonly id: string;
  readonly code: string;
  readonly event: string;
  readonly client: string;
  readonly start: string;
  readonly total: number;
  readonly stateId: number;
};

const EVENTS = [
  'Lanzamiento Resort',
  'Convención anual',
  'Feria del hogar',
  'Premios de la industria',
  'Apertura de tienda en el centro comercial más grande del occidente colombiano',
];
const CLIENTS = ['Alma Textil', 'Hotel Tequendama', 'Natura Cosméticos', 'Cine Colombia'];
const STATES = Object.values(QUOTATION);
const PAGE_SIZE = 10;
const DAY = 86_400_000;

const ROWS: readonly SpecimenRow[] = Array.from({ length: 57 }, (_, index) => ({
  id: String(index),
  code: `COT-0${1482 - index}`,
  event: EVENTS[index % EVENTS.length] ?? '',
  client: CLIENTS[index % CLIENTS.length] ?? '',
  start: new Date(Date.UTC(2027, 0, 18) - index * 3 * DAY).toISOString(),
  total: 1_850_000 + ((index * 7_919) % 97) * 193_000,
  stateId: STATES[index % STATES.length] ?? QUOTATION.DRAFT,
}));

/** One page of made-up quotations, sorted, searched and cut as the server does with real ones. */
export function specimenPage(params: SearchParams) {
  const query = readTableQuery(params, {
    sortable: ['code', 'client', 'total'],
    defaultSort: '-code',
    filters: ['estado'],
    pageSize: PAGE_SIZE,
  });
  const sign = query.sort.descending ? -1 : 1;
  const { id } = query.sort;
  const found = ROWS.filter(
    (row) =>
      row.client.toLowerCase().includes(query.search.toLowerCase()) &&
      (!query.filters.estado || String(row.stateId) === query.filters.estado),
  ).toSorted((a, b) => sign * (id === 'total' ? a.total - b.total : a[id].localeCompare(b[id], 'es')));
  return {
    rows: found.slice(query.offset, query.offset + PAGE_SIZE),
    total: found.length,
    page: query.page,
    pageSize: PAGE_SIZE,
  };
}
