import { getTranslations } from 'next-intl/server';
import { SectionCard } from '@/app/_ui/layout/section-card';
import type { Actor } from '@/lib/core/actor';
import { mapChoices } from '@/lib/maps/map-settings';
import { listSharedRides } from '@/lib/rides/sharing/queries';
import { SharedRideList } from './shared-ride-list';

type Props = { actor: Actor; eventId: string; mapPath: string };

/** The rides in course whose people let the agency watch them; nothing while there are none. */
export async function SharedSection({ actor, eventId, mapPath }: Props) {
  const [t, rides] = await Promise.all([
    getTranslations('events.transport'),
    listSharedRides(actor, eventId),
  ]);
  if (rides.length === 0) return null;
  return (
    <SectionCard
      title={t('onTheirWay')}
      description={t('onTheirWayText')}
      // A whole load: the policy of this page lets no map in.
      actions={mapChoices().length > 0 && <a href={mapPath}>{t('seeMap')}</a>}
    >
      <SharedRideList rides={rides} />
    </SectionCard>
  );
}
