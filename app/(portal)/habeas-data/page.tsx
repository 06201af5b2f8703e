import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { TermBadge } from '@/app/_features/habeas-data/term-badge';
import { ClientMessages } from '@/app/_ui/client-messages';
import { RowList, type RowListItem } from '@/app/_ui/data/row-list';
import { ListPager } from '@/app/_ui/data-table/table-pager';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { LinkTabs } from '@/app/_ui/layout/link-tabs';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { readList, type SearchParams } from '@/app/_ui/list/list-query';
import text from '@/app/_ui/theme/text.module.css';
import { administratorGate } from '@/app/(portal)/_shell/gate';
import { formatIsoDate, formatShortDate, isoDateInZone } from '@/lib/core/dates';
import { countRequests, type DataRequest, listRequests } from '@/lib/habeas-data/requests/queries';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { EnterRequest } from './enter-request';
import { DATA_REQUEST_LIST } from './list-query';

export const metadata: Metadata = { title: 'Consultas y reclamos' };

type Props = { searchParams: Promise<SearchParams> };

/** What people ask of their data for the administrator: what waits, the first to be due first, or what was answered. */
export default async function DataRequestsPage({ searchParams }: Props) {
  const { actor } = await administratorGate();
  const { filter, page, cut } = readList(DATA_REQUEST_LIST, await searchParams);
  const state = filter.state ?? 'OPEN';
  const [found, open, answered, t] = await Promise.all([
    listRequests(actor, { state, ...page }),
    countRequests(actor, { state: 'OPEN' }),
    countRequests(actor, { state: 'ANSWERED' }),
    getTranslations('habeasData.requests'),
  ]);
  const { rows, pages } = cut(found);
  const today = isoDateInZone(new Date(), DEFAULT_TIME_ZONE);
  const label = t(state === 'OPEN' ? 'open' : 'answered');
  return (
    <ClientMessages namespaces={['habeasData.requests']}>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={
          <>
            <ButtonLink variant="default" href="/habeas-data/conservacion">
              {t('retention')}
            </ButtonLink>
            <EnterRequest today={today} />
          </>
        }
      />
      <LinkTabs
        label={t('title')}
        current={state}
        tabs={[
          { id: 'OPEN', label: t('open'), count: open, href: '/habeas-data' },
          { id: 'ANSWERED', label: t('answered'), count: answered, href: '/habeas-data?estado=respondidas' },
        ]}
      />
      <SectionCard title={label} flush={rows.length > 0}>
        {rows.length === 0 ? (
          <p className={text.quiet}>{t(state === 'OPEN' ? 'none' : 'noneAnswered')}</p>
        ) : (
          <>
            <RowList label={label} items={rows.map((row) => toItem(row, today, t))} />
            <ListPager pages={pages} />
          </>
        )}
      </SectionCard>
    </ClientMessages>
  );
}

type Words = Awaited<ReturnType<typeof getTranslations<'habeasData.requests'>>>;

const toItem = (row: DataRequest, today: string, t: Words): RowListItem => ({
  id: row.id,
  title: row.name,
  href: `/habeas-data/${row.id}`,
  detail: [
    t(`kinds.${row.kind}`),
    t(`sources.${row.source}`),
    `${t('received')} ${formatIsoDate(row.receivedOn)}`,
  ],
  trailing: row.answeredAt ? (
    formatShortDate(row.answeredAt, DEFAULT_TIME_ZONE)
  ) : (
    <TermBadge dueOn={row.dueOn} today={today} />
  ),
});
