'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { MoneyText } from '@/app/_ui/data/money-text';
import type { DataColumn } from '@/app/_ui/data-table/data-column';
import { ListScreen } from '@/app/_ui/data-table/list-screen';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { LeadCell } from '@/app/_ui/list/lead-cell';
import type { Pages } from '@/app/_ui/list/list-query';
import text from '@/app/_ui/theme/text.module.css';
import { RIDE_PLATFORMS, type RidePlatform, type RideState } from '@/db/values/rides';
import { platformRidePath } from '@/lib/core/paths';
import { PLATFORM_NAMES } from '@/lib/rides/rules';
import { GROUPS, PLATFORM_RIDE_LIST } from './list-query';
import { RideStateBadge, useFailureText } from './ride-state';

export type PlatformRideRow = {
  readonly id: string;
  readonly name: string;
  readonly eventName: string;
  readonly agencyName: string;
  readonly cityName: string;
  readonly platform: RidePlatform;
  readonly state: RideState;
  readonly failure: string | null;
  readonly ordered: string;
  readonly fare: number | null;
  readonly currency: string;
};

type Option = { readonly value: string; readonly label: string };
type Props = {
  rows: readonly PlatformRideRow[];
  pages: Pages;
  cities: readonly Option[];
  months: readonly Option[];
};

/** Rides of all agencies, newest first. */
export function PlatformRideList({ rows, pages, cities, months }: Props) {
  const t = useTranslations('rideOffice');
  return (
    <ListScreen
      list={PLATFORM_RIDE_LIST}
      label={t('tabs.rides')}
      columns={useColumns()}
      rows={rows}
      rowName={({ name, ordered }) => `${name}, ${ordered}`}
      rowHref={({ id }) => platformRidePath(id)}
      pages={pages}
      search={t('rides.search')}
      filters={[
        {
          name: 'estado',
          label: t('rides.state'),
          options: Object.entries(GROUPS).map(([value, group]) => ({
            value,
            label: t(`rides.groups.${group}`),
          })),
        },
        {
          name: 'proveedor',
          label: t('rides.provider'),
          options: RIDE_PLATFORMS.map((value) => ({ value, label: PLATFORM_NAMES[value] })),
        },
        { name: 'ciudad', label: t('rides.city'), options: cities },
        { name: 'desde', label: t('rides.from'), options: months },
        { name: 'hasta', label: t('rides.to'), options: months },
      ]}
      empty={<EmptyState title={t('rides.emptyTitle')} text={t('rides.emptyText')} />}
    />
  );
}

function useColumns(): readonly DataColumn<PlatformRideRow>[] {
  const t = useTranslations('rideOffice.rides');
  const failureText = useFailureText();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words of failures change with no render
  return useMemo(
    () => [
      {
        ...{ id: 'person', header: t('person') },
        cell: ({ name, eventName }) => <LeadCell picture={null} name={name} detail={eventName} />,
      },
      { id: 'agency', header: t('agency'), long: true, cell: ({ agencyName }) => agencyName },
      {
        ...{ id: 'provider', header: t('provider') },
        cell: ({ platform, cityName }) => `${PLATFORM_NAMES[platform]} · ${cityName}`,
      },
      { id: 'ordered', header: t('ordered'), nowrap: true, phone: 'line', cell: ({ ordered }) => ordered },
      {
        ...{ id: 'fare', header: t('fare'), align: 'end', phone: 'line' },
        cell: ({ fare, currency }) => <MoneyText amount={fare} currency={currency} />,
      },
      {
        ...{ id: 'reason', header: t('reason'), long: true, phone: 'line' },
        cell: ({ failure }) => <span className={text.small}>{failureText(failure) ?? '—'}</span>,
      },
      {
        ...{ id: 'state', header: t('state'), phone: 'corner' },
        cell: ({ state }) => <RideStateBadge state={state} />,
      },
    ],
    [t],
  );
}
