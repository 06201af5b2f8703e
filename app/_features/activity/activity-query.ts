import { defineList, LIST_PARAMS, readList, type SearchParams } from '@/app/_ui/list/list-query';
import { type ActivityKind, readActivityKind } from '@/lib/agencies/activity/rules';
import { isUuid } from '@/lib/core/ids';

type Asked = { readonly kind: ActivityKind; readonly personId: string };

export const ACTIVITY_LIST = defineList<Asked>('', {
  filters: {
    tipo: (asked) => {
      const kind = readActivityKind(asked);
      return kind ? { kind } : null;
    },
    quien: (personId) => (isUuid(personId) ? { personId } : null),
  },
  ids: 'number',
});

export type ActivityQuery = {
  readonly kind: ActivityKind | null;
  readonly personId: string | null;
  /** The entry after which the page goes on, to older ones. */
  readonly after: number | null;
};

/** What a log is asked for; what makes no sense reads as if it were not there. */
export function readActivityQuery(params: SearchParams): ActivityQuery {
  const { filter, page } = readList(ACTIVITY_LIST, params);
  const { kind = null, personId = null } = filter;
  return { kind, personId, after: page.after ? Number(page.after) : null };
}

/** The address of the page of older entries, or of the newest ones again, with the filters as they are. */
export function activityHref(path: string, { kind, personId }: ActivityQuery, after: number | null): string {
  const [base = '', given] = path.split('?');
  const query = new URLSearchParams(given);
  if (kind) query.set('tipo', kind);
  if (personId) query.set('quien', personId);
  if (after !== null) query.set(LIST_PARAMS.after, String(after));
  return query.size > 0 ? `${base}?${query}` : base;
}
