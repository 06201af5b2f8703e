import { readTableQuery, type SearchParams, TABLE_PARAMS } from '@/app/_ui/data-table/table-query';
import { type ActivityKind, readActivityKind } from '@/lib/agencies/activity/rules';
import { isUuid } from '@/lib/core/ids';

/** Names of the filters in the address. */
export const ACTIVITY_FILTERS = ['tipo', 'quien'] as const;

export type ActivityQuery = {
  readonly kind: ActivityKind | null;
  readonly personId: string | null;
  /** The entry after which the page goes on, to older ones. */
  readonly before: number | null;
};

/** What a log is asked for; what makes no sense reads as if it were not there. */
export function readActivityQuery(params: SearchParams): ActivityQuery {
  const { filters, after } = readTableQuery(params, {
    sortable: [''],
    defaultSort: '',
    filters: ACTIVITY_FILTERS,
  });
  return {
    kind: readActivityKind(filters.tipo),
    personId: filters.quien && isUuid(filters.quien) ? filters.quien : null,
    before: after && /^\d{1,15}$/.test(after) ? Number(after) : null,
  };
}

/** The address of the page of older entries, or of the newest ones again, with the filters as they are. */
export function activityHref(path: string, { kind, personId }: ActivityQuery, before: number | null): string {
  const [base = '', given] = path.split('?');
  const query = new URLSearchParams(given);
  if (kind) query.set('tipo', kind);
  if (personId) query.set('quien', personId);
  if (before !== null) query.set(TABLE_PARAMS.after, String(before));
  return query.size > 0 ? `${base}?${query}` : base;
}
