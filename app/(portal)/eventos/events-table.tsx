'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useMemo } from 'react';
import { CoverBar } from '@/app/_features/events/cover-bar';
import { StateBadge } from '@/app/_ui/data/state-badge';
import type { DataColumn } from '@/app/_ui/data-table/data-column';
import { DataTable } from '@/app/_ui/data-table/data-table';
import { useTableUrl } from '@/app/_ui/data-table/use-table-url';
import { isClosed } from '@/lib/events/rules';
import { EventFilters } from './event-filters';
import type { EventRow } from './event-row';
import styles from './eventos.module.css';
import { EVENT_FILTERS } from './list-address';

type Props = {
  rows: readonly EventRow[];
  page: number;
  pageSize: number;
  total: number;
  defaultSort: string;
  /** When there are none at all. */
  empty: ReactNode;
};

export function EventsTable({ rows, page, pageSize, total, defaultSort, empty }: Props) {
  const t = useTranslations('events.list');
  const url = useTableUrl({ defaultSort, filters: EVENT_FILTERS });
  const columns = useMemo<readonly DataColumn<EventRow>[]>(
    () => [
      {
        id: 'name',
        header: t('name'),
        cell: (row) => <span title={row.name}>{row.name}</span>,
        sortable: true,
        maxWidth: '300px',
      },
      { id: 'code', header: t('code'), cell: (row) => row.code ?? '—', sortable: true, width: '112px' },
      {
        id: 'client',
        header: t('client'),
        cell: (row) => <span title={row.client ?? undefined}>{row.client ?? '—'}</span>,
        sortable: true,
        maxWidth: '200px',
      },
      {
        id: 'date',
        header: t('dates'),
        order: 'date',
        cell: (row) => (
          <span className={styles.dates} title={row.when}>
            {row.dates}
          </span>
        ),
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
    <DataTable
      label={t('title')}
      columns={columns}
      rows={rows}
      rowId={(row) => row.id}
      rowName={(row) => row.name}
      rowHref={(row) => row.href}
      url={url}
      pages={{ kind: 'pages', page, pageSize, total }}
      toolbar={<EventFilters url={url} />}
      empty={empty}
    />
  );
}
