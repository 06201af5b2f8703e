'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { DataColumn } from '@/app/_ui/data-table/data-column';
import { ListScreen } from '@/app/_ui/data-table/list-screen';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { LeadCell } from '@/app/_ui/list/lead-cell';
import type { Pages } from '@/app/_ui/list/list-query';
import { RIDE_PLATFORMS } from '@/db/values/rides';
import { rideCityPath } from '@/lib/core/paths';
import { PLATFORM_NAMES } from '@/lib/rides/rules';
import type { CoverageRow } from './coverage-row';
import { CoverageState } from './coverage-state';
import { COVERAGE_LIST, OFFERED } from './list-query';

/** Where rides are offered, by which provider and for how much. */
export function CoverageList({ rows, pages }: { rows: readonly CoverageRow[]; pages: Pages }) {
  const t = useTranslations('rideOffice.cities');
  return (
    <ListScreen
      list={COVERAGE_LIST}
      label={t('city')}
      columns={useColumns()}
      rows={rows}
      rowName={({ cityName, platform }) => `${cityName}, ${PLATFORM_NAMES[platform]}`}
      rowHref={({ id }) => rideCityPath(id)}
      pages={pages}
      search={t('search')}
      filters={[
        {
          name: 'proveedor',
          label: t('provider'),
          options: RIDE_PLATFORMS.map((value) => ({ value, label: PLATFORM_NAMES[value] })),
        },
        {
          name: 'estado',
          label: t('state'),
          options: Object.entries(OFFERED).map(([value, on]) => ({ value, label: t(on ? 'on' : 'off') })),
        },
      ]}
      empty={<EmptyState title={t('emptyTitle')} text={t('emptyText')} />}
    />
  );
}

function useColumns(): readonly DataColumn<CoverageRow>[] {
  const t = useTranslations('rideOffice.cities');
  return useMemo(() => {
    const percent = (id: 'fee' | 'platformGain', header: string): DataColumn<CoverageRow> => ({
      ...{ id, header, align: 'end', phone: 'line', cell: (row) => t('percent', { value: row[id] }) },
    });
    return [
      {
        ...{ id: 'city', header: t('city'), sortable: true },
        cell: ({ cityName, department }) => <LeadCell picture={null} name={cityName} detail={department} />,
      },
      {
        ...{ id: 'platform', header: t('provider'), sortable: true },
        cell: ({ platform }) => PLATFORM_NAMES[platform],
      },
      {
        ...{ id: 'order', header: t('order'), align: 'end', phone: 'line' },
        cell: ({ priority }) => t('orderOf', { order: priority }),
      },
      percent('fee', t('fee')),
      percent('platformGain', t('gain')),
      {
        ...{ id: 'requesters', header: t('requesters'), phone: 'line' },
        cell: ({ requesterId, ownRequesters }) =>
          t(requesterId ? 'requestersOf' : 'requestersOwn', { count: ownRequesters }),
      },
      {
        ...{ id: 'state', header: t('state'), phone: 'corner' },
        cell: (row) => <CoverageState row={row} />,
      },
    ];
  }, [t]);
}
