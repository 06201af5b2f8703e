import { defineList, oneOf, readList, type SearchParams } from '@/app/_ui/list/list-query';
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

export const SPECIMEN_LIST = defineList<{ stateId: number }, 'code' | 'client' | 'total'>('/theme', {
  sorts: ['code', 'client', 'total'],
  sort: '-code',
  filters: { estado: oneOf('stateId', STATES) },
  ids: 'number',
});

/** One page of made-up quotations, sorted, searched and cut as the server does with real ones. */
export function specimenPage(params: SearchParams) {
  const { filter, page, cut } = readList(SPECIMEN_LIST, params);
  const { sort = 'code', descending, after, before, limit = 0 } = page;
  const sign = descending ? -1 : 1;
  const found = ROWS.filter(
    ({ client, stateId }) =>
      client.toLowerCase().includes((filter.search ?? '').toLowerCase()) &&
      (!filter.stateId || stateId === filter.stateId),
  ).toSorted((a, b) => sign * (sort === 'total' ? a.total - b.total : a[sort].localeCompare(b[sort], 'es')));
  const place = (id: string) => found.findIndex((row) => row.id === id);
  const from = after ? place(after) + 1 : before ? Math.max(0, place(before) - limit) : 0;
  return cut(found.slice(from, before ? place(before) : from + limit));
}
