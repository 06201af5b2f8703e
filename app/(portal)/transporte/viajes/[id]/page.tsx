import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { ActivityList } from '@/app/_features/activity/activity-list';
import { metadataOrNotFound, pageOrNotFound } from '@/app/_features/pages/page-or-not-found';
import { readOrNotFound } from '@/app/_features/pages/read-or-not-found';
import { ClientMessages } from '@/app/_ui/client-messages';
import { Notice } from '@/app/_ui/feedback/notice';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { administratorGate } from '@/app/(portal)/_shell/gate';
import { PortalNotFound } from '@/app/(portal)/_shell/portal-not-found';
import { listActivity } from '@/lib/agencies/activity/queries';
import { PLATFORM_RIDES_PATH } from '@/lib/core/paths';
import { MOST_ASKED } from '@/lib/platform/read-page';
import { getPlatformRide } from '@/lib/rides/oversight/queries';
import { PLATFORM_NAMES } from '@/lib/rides/rules';
import styles from '../../transporte.module.css';
import { RideStateBadge } from '../ride-state';
import { RideFacts } from './ride-facts';
import { SearchRide } from './search-ride';

type Props = { params: Promise<{ id: string }> };

const readRide = cache(async (id: string) => {
  const { actor } = await administratorGate();
  return readOrNotFound(() => getPlatformRide(actor, id));
});

export const generateMetadata = metadataOrNotFound(async function metadata({
  params,
}: Props): Promise<Metadata> {
  return { title: `Viaje de ${(await readRide((await params).id)).name}` };
});

/** A ride of whatever agency, with what its provider said of it; nothing of where the person lives. */
export default pageOrNotFound(PortalNotFound, async function PlatformRidePage({ params }: Props) {
  const [{ actor }, { id }] = await Promise.all([administratorGate(), params]);
  const ride = await readRide(id);
  const [activity, t] = await Promise.all([
    listActivity(actor, { entity: 'ride', entityId: id, limit: MOST_ASKED }),
    getTranslations('rideOffice'),
  ]);
  const key = `rides.failures.${ride.failure}` as 'rides.failures.unreached';
  return (
    <ClientMessages namespaces={['rideOffice.rides']}>
      <PageHeader
        title={t('rides.detail.title', { name: ride.name })}
        subtitle={`${PLATFORM_NAMES[ride.platform]} · ${ride.city.name}`}
        breadcrumbs={[{ label: t('title'), href: PLATFORM_RIDES_PATH }]}
        badge={<RideStateBadge state={ride.state} />}
        actions={ride.maySearch && <SearchRide id={id} />}
      />
      <div className={styles.page}>
        {ride.failure && t.has(key) && <Notice title={t(`rides.states.${ride.state}`)}>{t(key)}</Notice>}
        {ride.cancelAskedAt && !ride.endedAt && (
          <Notice title={t(`rides.states.${ride.state}`)}>{t('rides.cancelAsked')}</Notice>
        )}
        <div className={styles.columns}>
          <SectionCard title={t('rides.detail.facts')}>
            <RideFacts ride={ride} />
          </SectionCard>
          <SectionCard title={t('rides.detail.history')}>
            <ActivityList entries={activity} />
          </SectionCard>
        </div>
      </div>
    </ClientMessages>
  );
});
