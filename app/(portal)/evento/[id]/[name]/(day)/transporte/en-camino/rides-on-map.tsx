'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { MapOfPage } from '@/app/_features/map/map-of-page';
import { RideMap } from '@/app/_features/map/ride-map';
import { useMap } from '@/app/_features/map/use-map';
import { PlainButton } from '@/app/_ui/controls/plain-button';
import { useRefreshEvery } from '@/app/_ui/controls/use-refresh-every';
import { SectionCard } from '@/app/_ui/layout/section-card';
import type { Point } from '@/lib/core/geography';
import type { SharedRide } from '@/lib/rides/sharing/queries';
import { SharedRideList } from '../../_transport/shared-ride-list';
import styles from './on-their-way.module.css';

type Props = {
  rides: readonly SharedRide[];
  venue: Point | null;
  city: string;
  country: string;
  map: MapOfPage;
};

const EVERY_MS = 15_000;

/** The cars in a list, and the chosen one on the map, asked after while the page is in view. */
export function RidesOnMap({ rides, venue, city, country, map }: Props) {
  const t = useTranslations('events.transport');
  const kit = useMap(map);
  const [chosenId, setChosenId] = useState<string | null>(null);
  useRefreshEvery(EVERY_MS);
  const chosen = rides.find(({ id }) => id === chosenId) ?? rides.find(({ car }) => car) ?? rides[0];
  const toldOf = () => {
    if (kit.failed) return t('mapFailed');
    if (!kit.settings) return t('noMap');
    return chosen?.car ? t('carOf', { name: chosen.name }) : t('noCarYet');
  };
  return (
    <div className={styles.columns}>
      <SectionCard>
        <SharedRideList
          rides={rides}
          action={(ride) => (
            <PlainButton
              size="xs"
              variant={ride.id === chosen?.id ? 'filled' : 'default'}
              aria-pressed={ride.id === chosen?.id}
              aria-label={t('seeCarOf', { name: ride.name })}
              onClick={() => setChosenId(ride.id)}
            >
              {t('seeCar')}
            </PlainButton>
          )}
        />
      </SectionCard>
      <div>
        <p className={styles.told} role="status">
          {toldOf()}
        </p>
        <RideMap
          kit={kit}
          around={{ centre: venue, city, country }}
          origin={null}
          destiny={venue}
          car={chosen?.car ?? null}
        />
      </div>
    </div>
  );
}
