import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/app/_ui/client-messages';
import { ExportMenu } from '@/app/_ui/data-export/export-menu';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { readList, type SearchParams } from '@/app/_ui/list/list-query';
import { agencyGate } from '@/app/(portal)/_shell/gate';
import { countClients, listClientOverviews } from '@/lib/clients/client-overview';
import { can } from '@/lib/core/abilities';
import { CLIENT } from '@/lib/core/states';
import { countSearch } from '@/lib/identity/limits/count-search';
import { ClientList } from './client-list';
import { toClientRow } from './client-row';
import { CLIENT_LIST } from './list-query';

export const metadata: Metadata = { title: 'Clientes' };

type Props = { searchParams: Promise<SearchParams> };

/** The agency's client book. */
export default async function ClientsPage({ searchParams }: Props) {
  const { actor } = await agencyGate();
  const { filter, page, cut } = readList(CLIENT_LIST, await searchParams);
  await countSearch(actor, filter.search);
  const [found, total, inactive, t] = await Promise.all([
    listClientOverviews(actor, { ...filter, ...page }),
    countClients(actor, filter),
    countClients(actor, { stateId: CLIENT.INACTIVE }),
    getTranslations('clients'),
  ]);
  const { rows, pages } = cut(found);
  const mayManage = can(actor, 'keepClients');
  return (
    <ClientMessages namespaces={['clients.table', 'clients.create', 'clients.title', 'clients.many']}>
      <PageHeader
        title={t('title')}
        subtitle={total > 0 && t('count', { count: total })}
        actions={
          <>
            {total > 0 && <ExportMenu path="/clientes" />}
            <ButtonLink href="/clientes/finales" variant="subtle">
              {t('finalClients.title')}
            </ButtonLink>
            {mayManage && (
              <>
                <ButtonLink href="/clientes/importar" variant="default">
                  {t('import')}
                </ButtonLink>
                <ButtonLink href="/clientes/crear">{t('create')}</ButtonLink>
              </>
            )}
          </>
        }
      />
      <ClientList
        rows={rows.map(toClientRow)}
        pages={pages}
        hasInactive={inactive > 0}
        mayManage={mayManage}
      />
    </ClientMessages>
  );
}
