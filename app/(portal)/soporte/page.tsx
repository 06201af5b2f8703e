import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SupportStateBadge } from '@/app/_features/support/support-state';
import { RowList, type RowListItem } from '@/app/_ui/data/row-list';
import { ListPager } from '@/app/_ui/data-table/table-pager';
import { LinkTabs } from '@/app/_ui/layout/link-tabs';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { readList, type SearchParams } from '@/app/_ui/list/list-query';
import text from '@/app/_ui/theme/text.module.css';
import { administratorGate } from '@/app/(portal)/_shell/gate';
import { formatDateTime } from '@/lib/core/dates';
import { formatPhone } from '@/lib/core/readers/phone';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { countSupportRequests, listSupportRequests, type SupportRequest } from '@/lib/support/queries';
import { SUPPORT_LIST } from './list-query';

export const metadata: Metadata = { title: 'Soporte' };

type Props = { searchParams: Promise<SearchParams> };

/** Who of the agencies waits for a call, the longest first, and what was answered. */
export default async function SupportPage({ searchParams }: Props) {
  const { actor } = await administratorGate();
  const { filter, page, cut } = readList(SUPPORT_LIST, await searchParams);
  const state = filter.state ?? 'OPEN';
  const [found, open, answered, t] = await Promise.all([
    listSupportRequests(actor, { state, ...page }),
    countSupportRequests(actor, { state: 'OPEN' }),
    countSupportRequests(actor, { state: 'ANSWERED' }),
    getTranslations('supportRequests'),
  ]);
  const { rows, pages } = cut(found);
  const label = t(state === 'OPEN' ? 'open' : 'answered');
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <LinkTabs
        label={t('title')}
        current={state}
        tabs={[
          { id: 'OPEN', label: t('open'), count: open, href: '/soporte' },
          { id: 'ANSWERED', label: t('answered'), count: answered, href: '/soporte?estado=respondidas' },
        ]}
      />
      <SectionCard title={label} flush={rows.length > 0}>
        {rows.length === 0 ? (
          <p className={text.quiet}>{t(state === 'OPEN' ? 'none' : 'noneAnswered')}</p>
        ) : (
          <>
            <RowList label={label} items={rows.map(toItem)} />
            <ListPager pages={pages} />
          </>
        )}
      </SectionCard>
    </>
  );
}

const toItem = (row: SupportRequest): RowListItem => ({
  id: row.id,
  title: row.person,
  href: `/soporte/${row.id}`,
  detail: [
    row.agencyName,
    row.eventName,
    formatPhone(row.phone, row.dialingCode),
    formatDateTime(row.createdAt, DEFAULT_TIME_ZONE),
    row.takenBy && row.state === 'TAKEN' ? row.takenBy : null,
  ],
  trailing: <SupportStateBadge state={row.state} />,
});
