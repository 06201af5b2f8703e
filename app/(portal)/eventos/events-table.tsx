'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useMemo } from 'react';
import { CoverBar } from '@/app/_features/events/cover-bar';
import { StateBadge } from '@/app/_ui/data/state-badge';
import type { DataColumn } from '@/app/_ui/data-table/data-column';
import { ListScreen } from '@/app/_ui/data-table/list-screen';
import type { Pages } from '@/app/_ui/list/list-query';
import { isClosed } from '@/lib/events/rules';
import { ChosenEvents } from './chosen-events';
import type { EventRow } from './event-row';
import { defaultSortOf, EVENT_LIST, type When } from './list-address';
import { useEventFilters } from './use-event-filters';

type Props = {
  rows: readonly EventRow[];
  pages: Pages;
  when: When;
  mayManage: boolean;
  /** When there are none at all. */
  empty: ReactNode;
};

export function EventsTable({ rows, pages, when, mayManage, empty }: Props) {
  const t = useTranslations('events.list');
  const columns = useMemo<readonly DataColumn<EventRow>[]>(
    () => [
      {
        id: 'name',
        header: t('name'),
        cell: (row) => <span title={row.name}>{row.name}</span>,
        sortable: true,
        long: true,
      },
      { id: 'code', header: t('code'), cell: (row) => row.code ?? '—', sortable: true, width: '112px' },
      {
        id: 'client',
        header: t('client'),
        cell: (row) => <span title={row.client ?? undefined}>{row.client ?? '—'}</span>,
        sortable: true,
        long: true,
      },
      {
        id: 'date',
        header: t('dates'),
        order: 'date',
        nowrap: true,
        cell: (row) => <span title={row.when}>{row.dates}</span>,
        sortable: true,
      },
      { id: 'city', header: t('city'), cell: (row) => row.city },
      {
        id: 'cover',
        header: t('cover'),
        cell: (row) => (
          <CoverBar confirmed={row.confirmed} wanted={row.wanted} short ended={isClosed(row.stateId)} />
        ),
      },
      {
        id: 'state',
        header: t('state'),
        cell: (row) => <StateBadge id={row.stateId} />,
        phone: 'corner',
      },
    ],
    [t],
  );
  return (
    <ListScreen
      key={when}
      list={{ ...EVENT_LIST, sort: defaultSortOf(when) }}
      label={t('title')}
      columns={columns}
      rows={rows}
      rowName={(row) => row.name}
      rowHref={(row) => row.href}
      pages={pages}
      matching={`${EVENT_LIST.path}/todos`}
      bulkActions={(chosen, clear) => <ChosenEvents chosen={chosen} mayManage={mayManage} clear={clear} />}
      {...useEventFilters()}
      empty={empty}
    />
  );
}
