import { AppError } from '@/lib/core/errors';
import { builder } from '@/lib/graphql/builder';
import { pagedList } from '@/lib/graphql/paged-lists';
import { present } from '@/lib/graphql/present';
import { countSearch } from '@/lib/identity/limits/count-search';
import { listQuotations, type QuotationDetail } from '../queries';

export const listArguments = builder.args((t) => ({
  agencyId: t.id(),
  code: t.int(),
  state: t.int(),
  clientId: t.id(),
  search: t.string(),
  page: t.int(),
  pageSize: t.int(),
  after: t.id({
    description:
      'In place of `page`: what `extensions.more` said of the page before, or the id of its last row.',
  }),
}));

type ListArguments = {
  readonly agencyId?: string | null | undefined;
  readonly clientId?: string | null | undefined;
  readonly code?: number | null | undefined;
  readonly search?: string | null | undefined;
  readonly state?: number | null | undefined;
  readonly page?: number | null | undefined;
  readonly pageSize?: number | null | undefined;
};

/** Pages count from 1, and have 25 rows by default and 100 at most. */
function toFilter({ state, page, pageSize, ...rest }: ListArguments) {
  const limit = Math.min(pageSize ?? 25, 100);
  const skip = Math.max(0, (page ?? 1) - 1) * limit;
  return { ...present(rest), ...(state ? { stateId: state } : {}), limit, skip };
}

type PagedList = Parameters<typeof pagedList>;

/** By code; pages by number lose rows that come or go meanwhile, those by cursor none. */
export async function searchQuotations(
  { after, ...args }: ListArguments & { readonly after?: string | number | null | undefined },
  context: PagedList[1],
  info: PagedList[2],
  descending: boolean,
): Promise<readonly QuotationDetail[]> {
  const { limit, skip, ...filter } = toFilter(args);
  if (limit < 1) throw new AppError('INVALID', 'errors.invalid', { pageSize: 'validation.invalid' });
  await countSearch(context.actor, filter.search);
  return pagedList({ after, limit }, context, info, limit, (page) =>
    listQuotations(context.actor, {
      ...filter,
      ...page,
      sort: 'made',
      descending,
      skip: after == null ? skip : 0,
    }),
  );
}
