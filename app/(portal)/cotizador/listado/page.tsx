import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { summaryOf } from '@/app/_features/quotations/actions/quotation-summary';
import { ButtonLink } from '@/app/_ui/button-link';
import { ClientMessages } from '@/app/_ui/client-messages';
import { readTableQuery, type SearchParams } from '@/app/_ui/data-table/table-query';
import { PageHeader } from '@/app/_ui/page-header';
import { readOrNotFound } from '@/app/(portal)/_shell/read-or-not-found';
import { listClients } from '@/lib/clients/queries';
import { isUuid } from '@/lib/core/ids';
import { currentActor } from '@/lib/identity/session';
import type { QuotationFilter } from '@/lib/quotations/listing/matching';
import { canManageQuotations, maySeeQuotations } from '@/lib/quotations/policy';
import { countQuotations, countQuotationsByStanding, listQuotations } from '@/lib/quotations/queries';
import { LIST_FILTERS, LIST_SORT } from './list-query';
import { QuotationList } from './quotation-list';

export const metadata: Metadata = { title: 'Cotizaciones' };

type Props = { searchParams: Promise<SearchParams> };

const SORTABLE = ['code', 'client', 'event', 'date', 'total'] as const;

export default async function QuotationListPage({ searchParams }: Props) {
  const query = readTableQuery(await searchParams, {
    sortable: SORTABLE,
    defaultSort: LIST_SORT,
    filters: LIST_FILTERS,
  });
  const { estado, cliente } = query.filters;
  const narrowed: QuotationFilter = {
    ...(query.search ? { search: query.search } : {}),
    ...(cliente && isUuid(cliente) ? { clientId: cliente } : {}),
  };
  const filter: QuotationFilter = {
    ...narrowed,
    ...(estado && /^6[1-5]$/.test(estado) ? { stateId: Number(estado) } : {}),
    sort: query.sort.id,
    direction: query.sort.descending ? 'desc' : 'asc',
    page: query.page,
    pageSize: query.pageSize,
  };
  const actor = await currentActor();
  const [rows, total, states, clients] = await readOrNotFound(async () => {
    maySeeQuotations(actor);
    return Promise.all([
      listQuotations(actor, filter),
      countQuotations(actor, filter),
      countQuotationsByStanding(actor, narrowed),
      listClients(actor),
    ]);
  });
  const t = await getTranslations('quotations');
  const now = Date.now();
  const mayManage = canManageQuotations(actor);
  return (
    <ClientMessages namespaces={['quotations']}>
      <PageHeader
        title={t('list')}
        subtitle={t('table.count', { count: total })}
        actions={mayManage && <ButtonLink href="/cotizador/crear">{t('createShort')}</ButtonLink>}
      />
      <QuotationList
        rows={rows.map((row) => summaryOf(row, now))}
        pages={{ kind: 'pages', page: query.page, pageSize: query.pageSize, total }}
        states={Object.fromEntries(states)}
        clients={clients.map(({ id, name }) => ({ id, name }))}
        mayManage={mayManage}
      />
    </ClientMessages>
  );
}
