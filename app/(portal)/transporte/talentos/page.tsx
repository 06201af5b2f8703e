import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/app/_ui/client-messages';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { readList, type SearchParams } from '@/app/_ui/list/list-query';
import { administratorGate } from '@/app/(portal)/_shell/gate';
import { formatShortDate } from '@/lib/core/dates';
import { fullName } from '@/lib/core/full-name';
import { RIDERS_PATH } from '@/lib/core/paths';
import { photoUrl } from '@/lib/core/photo-url';
import { PHOTO } from '@/lib/core/states';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { countSearch } from '@/lib/identity/limits/count-search';
import { countRiders, listRiders, type Rider } from '@/lib/rides/riders/queries';
import { RideTabs } from '../ride-tabs';
import styles from '../transporte.module.css';
import { RIDER_LIST, WITHOUT } from './list-query';
import { RiderList, type RiderRow } from './rider-list';

export const metadata: Metadata = { title: 'Talentos con transporte' };

type Props = { searchParams: Promise<SearchParams> };

/** Who may order rides to its events, for the administrator. */
export default async function RidersPage({ searchParams }: Props) {
  const { actor } = await administratorGate();
  const { filter, page, cut } = readList(RIDER_LIST, await searchParams);
  await countSearch(actor, filter.search);
  const [found, total, t] = await Promise.all([
    listRiders(actor, { ...filter, ...page }),
    countRiders(actor),
    getTranslations('rideOffice'),
  ]);
  const { rows, pages } = cut(found);
  const allowed = filter.allowed ?? true;
  return (
    <ClientMessages namespaces={['rideOffice.talents']}>
      <PageHeader
        title={t('title')}
        subtitle={`${t('talents.count', { count: total })}. ${t('talents.text')}`}
        actions={
          allowed && <ButtonLink href={`${RIDERS_PATH}?permiso=${WITHOUT}`}>{t('talents.add')}</ButtonLink>
        }
      />
      <div className={styles.page}>
        <RideTabs current="talents" />
        <RiderList key={String(allowed)} rows={rows.map(toRow)} pages={pages} allowed={allowed} />
      </div>
    </ClientMessages>
  );
}

const toRow = (rider: Rider): RiderRow => ({
  id: rider.id,
  name: fullName(rider),
  photoUrl:
    rider.photoFileId && rider.photoStateId === PHOTO.APPROVED ? photoUrl(rider.photoFileId, 96) : null,
  city: rider.cityName,
  rides: rider.rides,
  lastRide: rider.lastRideAt && formatShortDate(rider.lastRideAt, DEFAULT_TIME_ZONE),
});
