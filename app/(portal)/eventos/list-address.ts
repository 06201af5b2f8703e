import { type SearchParams, tableHref } from '@/app/_ui/data-table/table-query';

/** Which events the list shows, and how, as its address says. */
export const WHENS = ['proximos', 'pasados', 'todos'] as const;
export type When = (typeof WHENS)[number];
export type View = 'tabla' | 'calendario';

/** Filters of the list beside search and order. */
export const EVENT_FILTERS = ['estado'] as const;

export const WHEN_FILTER = { proximos: 'upcoming', pasados: 'past', todos: undefined } as const;

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

export const readWhen = (params: SearchParams): When => {
  const asked = one(params.cuando);
  return WHENS.find((when) => when === asked) ?? 'proximos';
};

export const readView = (params: SearchParams): View =>
  one(params.vista) === 'calendario' ? 'calendario' : 'tabla';

export const readMonth = (params: SearchParams): string | undefined => one(params.mes);

/** The list's address with some of it changed; what is null is left out. */
export const listHref = (params: SearchParams, change: Readonly<Record<string, string | null>>): string =>
  tableHref('/eventos', params, change);
