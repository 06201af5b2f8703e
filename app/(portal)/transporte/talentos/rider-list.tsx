'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { AllowRidesButton } from '@/app/_features/rides/allow-rides-button';
import type { DataColumn } from '@/app/_ui/data-table/data-column';
import { ListScreen } from '@/app/_ui/data-table/list-screen';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { LeadCell } from '@/app/_ui/list/lead-cell';
import type { Pages } from '@/app/_ui/list/list-query';
import { PersonAvatar } from '@/app/_ui/photos/person-avatar';
import { PERMISSIONS, RIDER_LIST } from './list-query';

export type RiderRow = {
  readonly id: string;
  readonly name: string;
  readonly photoUrl: string | null;
  readonly city: string | null;
  readonly rides: number;
  readonly lastRide: string | null;
};

type Props = { rows: readonly RiderRow[]; pages: Pages; allowed: boolean };

/** The talents who may order rides, or the others, with a button that moves each to the other list. */
export function RiderList({ rows, pages, allowed }: Props) {
  const t = useTranslations('rideOffice.talents');
  const columns = useMemo<readonly DataColumn<RiderRow>[]>(
    () => [
      {
        ...{ id: 'talent', header: t('talent') },
        cell: ({ name, photoUrl, city }) => (
          <LeadCell picture={<PersonAvatar name={name} src={photoUrl} />} name={name} detail={city} />
        ),
      },
      { id: 'rides', header: t('rides'), align: 'end', phone: 'line', cell: ({ rides }) => rides },
      { id: 'last', header: t('lastRide'), phone: 'line', cell: ({ lastRide }) => lastRide ?? '—' },
      {
        ...{ id: 'action', header: t('action'), headerHidden: true, align: 'end', phone: 'corner' },
        cell: ({ id, name }) => <AllowRidesButton talentIds={[id]} allowed={!allowed} name={name} />,
      },
    ],
    [t, allowed],
  );
  return (
    <ListScreen
      list={RIDER_LIST}
      label={t(allowed ? 'allowed' : 'others')}
      columns={columns}
      rows={rows}
      rowName={({ name }) => name}
      rowHref={({ id }) => `/talentos/${id}`}
      pages={pages}
      search={t('search')}
      filters={[
        {
          name: 'permiso',
          label: t('permission'),
          options: Object.entries(PERMISSIONS).map(([value, may]) => ({
            value,
            label: t(may ? 'allowed' : 'others'),
          })),
        },
      ]}
      bulkActions={(chosen, clear) => (
        <AllowRidesButton talentIds={chosen.map(({ id }) => id)} allowed={!allowed} onDone={clear} />
      )}
      empty={<EmptyState title={t('emptyTitle')} text={t('emptyText')} />}
    />
  );
}
