import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/app/_ui/client-messages';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { readList, type SearchParams } from '@/app/_ui/list/list-query';
import { portalGate } from '@/app/(portal)/_shell/gate';

import { listCollected } from '@/lib/finances/third-party/queries';
import { CollectedList } from './collected-list';
import { COLLECTED_LIST } from './list-query';

export const metadata: Metadata = { title: 'Recaudo de terceros' };

type Props = { searchParams: Promise<SearchParams> };

/** What the platform received for the agency, or for the administrator for all of them, and whose it is. */
export default async function CollectedPage({ searchParams }: Props) {
  const [{ actor }, params, t] = await Promise.all([
    portalGate(),
    searchParams,
    getTranslations('receivables.recaudo'),
  ]);
  const { page, cut } = readList(COLLECTED_LIST, params);
  const { rows, pages } = cut(await listCollected(actor, page));
  const isAdministrator = actor.kind === 'administrator';
  return (
    <ClientMessages namespaces={['receivables']}>
      <PageHeader title={t('title')} subtitle={isAdministrator ? t('adminText') : t('agencyText')} />
      <CollectedList rows={rows} pages={pages} withAgency={isAdministrator} />
    </ClientMessages>
  );
}
