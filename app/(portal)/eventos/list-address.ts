import {
  choiceOf,
  defineList,
  listHref as hrefOf,
  numberOf,
  paramOf,
  readList,
  type SearchParams,
} from '@/app/_ui/list/list-query';
import type { AdvanceState } from '@/lib/events/advance/rules';
import type { EventFilter, EventSort } from '@/lib/events/list-conditions';
import { whenOf } from '@/lib/events/rules';

/** Which events the list shows, and how, as its address says. */
export const WHENS = ['proximos', 'pasados', 'cancelados', 'todos'] as const;
export type When = (typeof WHENS)[number];

/** `anticipo=recibido`: where the advance is. */
export const ADVANCES: Readonly<Record<string, AdvanceState>> = {
  pedido: 'ASKED',
  'por-revisar': 'PROVEN',
  devuelto: 'REFUSED',
  recibido: 'RECEIVED',
};

export const EVENT_LIST = defineList<EventFilter, EventSort>('/eventos', {
  sorts: ['name', 'code', 'client', 'date'],
  sort: 'date',
  filters: { estado: numberOf('stateId'), anticipo: choiceOf('advance', ADVANCES) },
});

const TAB_OF = { upcoming: 'proximos', past: 'pasados', cancelled: 'cancelados' } as const;
const WHEN_OF = { proximos: 'upcoming', pasados: 'past', cancelados: 'cancelled' } as const;

const stateOf = (params: SearchParams): number | null => readList(EVENT_LIST, params).filter.stateId ?? null;

/**
 * The tab in view. Events of one state are all in one tab, so that a state that is asked for brings its own with it:
 * a finished event is found also by whom looks for it from those to come.
 */
export function readWhen(params: SearchParams): When {
  const asked = WHENS.find((when) => when === paramOf(params, 'cuando')) ?? 'proximos';
  const stateId = stateOf(params);
  return stateId === null || asked === 'todos' ? asked : TAB_OF[whenOf(stateId)];
}

/** What a tab shows of what the address searches and filters. */
function filterOf(params: SearchParams, when: When): EventFilter {
  const { stateId, ...filter } = readList(EVENT_LIST, params).filter;
  return {
    ...filter,
    ...(when === 'todos' ? {} : { when: WHEN_OF[when] }),
    ...(stateId === undefined || !holds(when, stateId) ? {} : { stateId }),
  };
}

const holds = (when: When, stateId: number): boolean => when === 'todos' || TAB_OF[whenOf(stateId)] === when;

/** Those to come begin with the next one, the others with the last one. */
export const defaultSortOf = (when: When) => (when === 'proximos' ? 'date' : '-date');

/** The list that the address asks for: which events, in which order, which page. */
export function readEventList(params: SearchParams) {
  const when = readWhen(params);
  const { page, cut } = readList({ ...EVENT_LIST, sort: defaultSortOf(when) }, params);
  return { when, filter: filterOf(params, when), page, cut };
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
  hrefOf(EVENT_LIST.path, params, change);

export const VIEWS = ['tabla', 'calendario', 'tablero'] as const;
export type View = (typeof VIEWS)[number];

export const readView = (params: SearchParams): View =>
  VIEWS.find((view) => view === paramOf(params, 'vista')) ?? 'tabla';

export const readMonth = (params: SearchParams): string | undefined => paramOf(params, 'mes') || undefined;

/** How much the calendar shows. */
export const SCALES = ['mes', 'semana'] as const;
export type Scale = (typeof SCALES)[number];

export const readScale = (params: SearchParams): Scale =>
  SCALES.find((scale) => scale === paramOf(params, 'escala')) ?? 'mes';

export const readDay = (params: SearchParams): string | undefined => paramOf(params, 'dia') || undefined;
