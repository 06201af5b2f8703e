import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/app/_ui/client-messages';
import { KeyFigures } from '@/app/_ui/data/key-figures';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { readList, type SearchParams } from '@/app/_ui/list/list-query';
import { administratorGate } from '@/app/(portal)/_shell/gate';
import { PLATFORM_RIDES_PATH } from '@/lib/core/paths';
import { countSearch } from '@/lib/identity/limits/count-search';
import { listOfferedCities } from '@/lib/rides/coverage/offered';
import { countRidesNow, listPlatformRides, type PlatformRide } from '@/lib/rides/oversight/queries';
import { instantText } from '../instant-text';
import { RideTabs } from '../ride-tabs';
import styles from '../transporte.module.css';
import { PLATFORM_RIDE_LIST } from './list-query';
import { PlatformRideList, type PlatformRideRow } from './platform-ride-list';

export const metadata: Metadata = { title: 'Viajes' };

type Props = { searchParams: Promise<SearchParams> };

/** Rides of all agencies, for the administrator: what goes on, and what went wrong. */
export default async function PlatformRidesPage({ searchParams }: Props) {
  const { actor } = await administratorGate();
  const { filter, page, cut } = readList(PLATFORM_RIDE_LIST, await searchParams);
  await countSearch(actor, filter.search);
  const [found, counts, cities, t] = await Promise.all([
    listPlatformRides(actor, { ...filter, ...page }),
    countRidesNow(actor),
    listOfferedCities(actor),
    getTranslations('rideOffice'),
  ]);
  const { rows, pages } = cut(found);
  const figure = (name: 'inCourse' | 'unconfirmed' | 'failed' | 'done', group: string) => ({
    label: t(`rides.${name}`),
    value: String(counts[name]),
    href: `${PLATFORM_RIDES_PATH}?estado=${group}`,
  });
  return (
    <ClientMessages namespaces={['rideOffice.rides', 'rideOffice.tabs']}>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <div className={styles.page}>
        <RideTabs current="rides" />
        <KeyFigures
          figures={[
            figure('inCourse', 'en-curso'),
            figure('unconfirmed', 'sin-confirmar'),
            figure('failed', 'fallidos'),
            figure('done', 'terminados'),
          ]}
        />
        <PlatformRideList
          rows={rows.map(toRow)}
          pages={pages}
          cities={cities.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      </div>
    </ClientMessages>
  );
}

const toRow = (ride: PlatformRide): PlatformRideRow => ({
  ...{ id: ride.id, name: ride.name, eventName: ride.event.name, agencyName: ride.agency.name },
  ...{ cityName: ride.city.name, platform: ride.platform, state: ride.state, failure: ride.failure },
  ordered: instantText(ride.createdAt, ride.timeZone),
  fare: ride.total ?? ride.estimate,
  currency: ride.currencyCode ?? 'COP',
});
