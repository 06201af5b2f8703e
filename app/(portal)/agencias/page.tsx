import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/app/_ui/client-messages';
import { readTableQuery, type SearchParams } from '@/app/_ui/data-table/table-query';
import { PageHeader } from '@/app/_ui/page-header';
import { administratorGate } from '@/app/(portal)/_shell/gate';
import { countAgencies, listAgencies } from '@/lib/agencies/queries';
import { findMissingOfAgencies } from '@/lib/contracts/agency-readiness/queries';
import { AGENCY } from '@/lib/core/states';
import { AgencyList } from './agency-list';
import { toAgencyRow } from './agency-row';
import { LIST_FILTERS, LIST_SORT } from './list-query';

export const metadata: Metadata = { title: 'Agencias' };

type Props = { searchParams: Promise<SearchParams> };

const SORTABLE = ['name', 'owner', 'city', 'people'] as const;

/** All agencies, for the administrator. */
export default async function AgenciesPage({ searchParams }: Props) {
  const { actor } = await administratorGate();
  const query = readTableQuery(await searchParams, {
    sortable: SORTABLE,
    defaultSort: LIST_SORT,
    filters: LIST_FILTERS,
  });
  const stateId = Object.values(AGENCY).find((id) => String(id) === query.filters.estado);
  const filter = { search: query.search, ...(stateId ? { stateId } : {}) };
  const { sort, page, pageSize, offset } = query;
  const [agencies, total, t] = await Promise.all([
    listAgencies(actor, { ...filter, sort: sort.id, descending: sort.descending, limit: pageSize, offset }),
    countAgencies(actor, filter),
    getTranslations('agencies'),
  ]);
  const missing = await findMissingOfAgencies(
    actor,
    agencies.map(({ id }) => id),
  );
  return (
    <ClientMessages namespaces={['agencies']}>
      <PageHeader title={t('title')} subtitle={t('count', { count: total })} />
      <AgencyList
        rows={agencies.map((agency) => toAgencyRow(agency, missing.get(agency.id) ?? []))}
        pages={{ kind: 'pages', page, pageSize, total }}
      />
    </ClientMessages>
  );
}
