import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/app/_ui/client-messages';
import { readTableQuery, type SearchParams } from '@/app/_ui/data-table/table-query';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { agencyGate } from '@/app/(portal)/_shell/gate';
import { countClients, listClientOverviews, type OverviewFilter } from '@/lib/clients/client-overview';
import { can } from '@/lib/core/abilities';
import { CLIENT } from '@/lib/core/states';
import { countSearch } from '@/lib/identity/limits/count-search';
import { ClientList } from './client-list';
import { toClientRow } from './client-row';
import { LIST_FILTERS, LIST_SORT } from './list-query';

export const metadata: Metadata = { title: 'Clientes' };

type Props = { searchParams: Promise<SearchParams> };

const SORTABLE = ['name', 'last', 'accepted'] as const;

function stateOf(estado: string | undefined): Pick<OverviewFilter, 'stateId'> {
  if (estado === 'todos') return { stateId: 'ALL' };
  return estado === String(CLIENT.INACTIVE) || estado === String(CLIENT.ACTIVE)
    ? { stateId: Number(estado) }
    : {};
}

/** The agency's client book. */
export default async function ClientsPage({ searchParams }: Props) {
  const { actor } = await agencyGate();
  const query = readTableQuery(await searchParams, {
    sortable: SORTABLE,
    defaultSort: LIST_SORT,
    filters: LIST_FILTERS,
  });
  const filter = { search: query.search, ...stateOf(query.filters.estado) };
  const { sort, pageSize, offset } = query;
  await countSearch(actor, query.search);
  const [rows, total, inactive, t] = await Promise.all([
    listClientOverviews(actor, {
      ...filter,
      sort: sort.id,
      descending: sort.descending,
      limit: pageSize,
      offset,
    }),
    countClients(actor, filter),
    countClients(actor, { stateId: CLIENT.INACTIVE }),
    getTranslations('clients'),
  ]);
  const mayManage = can(actor, 'keepClients');
  return (
    <ClientMessages namespaces={['clients']}>
      <PageHeader
        title={t('title')}
        subtitle={total > 0 && t('count', { count: total })}
        actions={mayManage && <ButtonLink href="/clientes/crear">{t('create')}</ButtonLink>}
      />
      <ClientList
        rows={rows.map(toClientRow)}
        pages={{ kind: 'pages', page: query.page, pageSize, total }}
        hasInactive={inactive > 0}
        mayManage={mayManage}
      />
    </ClientMessages>
  );
}
