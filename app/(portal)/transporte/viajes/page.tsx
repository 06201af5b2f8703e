import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/app/_ui/client-messages';
import { KeyFigures } from '@/app/_ui/data/key-figures';
import { ExportMenu } from '@/app/_ui/data-export/export-menu';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { readList, type SearchParams } from '@/app/_ui/list/list-query';
import { administratorGate } from '@/app/(portal)/_shell/gate';
import { formatMoney } from '@/lib/core/money';
import { PLATFORM_RIDES_PATH } from '@/lib/core/paths';
import { countSearch } from '@/lib/identity/limits/count-search';
import { listOfferedCities } from '@/lib/rides/coverage/offered';
import { countRidesNow, listPlatformRides, type PlatformRide } from '@/lib/rides/oversight/queries';
import { type RideSums, sumPlatformRides } from '@/lib/rides/oversight/sums';
import { instantText } from '../instant-text';
import { RideTabs } from '../ride-tabs';
import styles from '../transporte.module.css';
import { PLATFORM_RIDE_LIST } from './list-query';
import { monthsUntil } from './months';
import { PlatformRideList, type PlatformRideRow } from './platform-ride-list';

export const metadata: Metadata = { title: 'Viajes' };

type Props = { searchParams: Promise<SearchParams> };

/** Rides of all agencies, for the administrator: what goes on, what went wrong, and what those in view came to. */
export default async function PlatformRidesPage({ searchParams }: Props) {
  const { actor } = await administratorGate();
  const { filter, page, cut } = readList(PLATFORM_RIDE_LIST, await searchParams);
  await countSearch(actor, filter.search);
  const [found, counts, sums, cities, t] = await Promise.all([
    listPlatformRides(actor, { ...filter, ...page }),
    countRidesNow(actor),
    sumPlatformRides(actor, filter),
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
      <PageHeader
        title={t('title')}
        subtitle={t('spending.ivaText')}
        actions={rows.length > 0 && <ExportMenu path={PLATFORM_RIDES_PATH} />}
      />
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
        {sums.map((sum) => (
          <KeyFigures key={sum.currencyCode} figures={figuresOf(sum)} />
        ))}
        <PlatformRideList
          rows={rows.map(toRow)}
          pages={pages}
          cities={cities.map(({ id, name }) => ({ value: String(id), label: name }))}
          months={monthsUntil(new Date())}
        />
      </div>
    </ClientMessages>
  );

  function figuresOf({ currencyCode, rides, ...amounts }: RideSums) {
    const figureOf = (part: 'total' | 'fare' | 'fee' | 'platformGain') => ({
      label: t(`spending.${part}`),
      value: formatMoney(amounts[part], currencyCode ?? 'COP'),
    });
    return [
      { ...figureOf('total'), hint: t('spending.ridesHint', { count: rides }) },
      figureOf('fare'),
      figureOf('fee'),
      figureOf('platformGain'),
    ];
  }
}

const toRow = (ride: PlatformRide): PlatformRideRow => ({
  ...{ id: ride.id, name: ride.name, eventName: ride.event.name, agencyName: ride.agency.name },
  ...{ cityName: ride.city.name, platform: ride.platform, state: ride.state, failure: ride.failure },
  ordered: instantText(ride.createdAt, ride.timeZone),
  fare: ride.total ?? ride.estimate,
  currency: ride.currencyCode ?? 'COP',
});
