import { readTableQuery, type SearchParams, tableHref } from '@/app/_ui/data-table/table-query';
import type { EventFilter } from '@/lib/events/queries';
import { whenOf } from '@/lib/events/rules';

export const LIST_PATH = '/eventos';

/** Which events the list shows, and how, as its address says. */
export const WHENS = ['proximos', 'pasados', 'cancelados', 'todos'] as const;
export type When = (typeof WHENS)[number];

/** Filters of the list beside search and order. */
export const EVENT_FILTERS = ['estado'] as const;

const TAB_OF = { upcoming: 'proximos', past: 'pasados', cancelled: 'cancelados' } as const;
const WHEN_OF = { proximos: 'upcoming', pasados: 'past', cancelados: 'cancelled' } as const;

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

function stateOf(params: SearchParams): number | null {
  const asked = one(params.estado) ?? '';
  return /^\d{1,6}$/.test(asked) ? Number(asked) : null;
}

/**
 * The tab in view. Events of one state are all in one tab, so that a state that is asked for brings its own with it:
 * a finished event is found also by whom looks for it from those to come.
 */
export function readWhen(params: SearchParams): When {
  const asked = WHENS.find((when) => when === one(params.cuando)) ?? 'proximos';
  const stateId = stateOf(params);
  return stateId === null || asked === 'todos' ? asked : TAB_OF[whenOf(stateId)];
}

/** What a tab shows of what the address searches and filters. */
function filterOf(params: SearchParams, when: When): EventFilter {
  const stateId = stateOf(params);
  return {
    search: readEventQuery(params, when).search,
    ...(when === 'todos' ? {} : { when: WHEN_OF[when] }),
    ...(stateId === null || !holds(when, stateId) ? {} : { stateId }),
  };
}

const holds = (when: When, stateId: number): boolean => when === 'todos' || TAB_OF[whenOf(stateId)] === when;

/** Those to come begin with the next one, the others with the last one. */
export const defaultSortOf = (when: When) => (when === 'proximos' ? 'date' : '-date');

const readEventQuery = (params: SearchParams, when: When) =>
  readTableQuery(params, {
    sortable: ['name', 'code', 'client', 'date'],
    defaultSort: defaultSortOf(when),
    filters: EVENT_FILTERS,
  });

/** The list that the address asks for: which events, in which order, which page. */
export function readEventList(params: SearchParams) {
  const when = readWhen(params);
  const { sort, page, pageSize, offset } = readEventQuery(params, when);
  const order = { sort: { by: sort.id, descending: sort.descending } };
  return { when, filter: filterOf(params, when), order, page, pageSize, offset };
}

/** A tab: where it leads, and what it shows there. A state that it does not hold is left behind. */
export function tabOf(params: SearchParams, when: When): { href: string; filter: EventFilter } {
  const stateId = stateOf(params);
  const left = stateId !== null && !holds(when, stateId) ? { estado: null } : {};
  return {
    href: listHref(params, { cuando: when === 'proximos' ? null : when, orden: null, ...left }),
    filter: filterOf(params, when),
  };
}

/** The list's address with some of it changed; what is null is left out. */
export const listHref = (params: SearchParams, change: Readonly<Record<string, string | null>>): string =>
  tableHref(LIST_PATH, params, change);

export type View = 'tabla' | 'calendario';

export const readView = (params: SearchParams): View =>
  one(params.vista) === 'calendario' ? 'calendario' : 'tabla';

export const readMonth = (params: SearchParams): string | undefined => one(params.mes);

/** How much the calendar shows. */
export const SCALES = ['mes', 'semana'] as const;
export type Scale = (typeof SCALES)[number];

export const readScale = (params: SearchParams): Scale =>
  SCALES.find((scale) => scale === one(params.escala)) ?? 'mes';

export const readDay = (params: SearchParams): string | undefined => one(params.dia);
