'use client';

import { useEffect, useState } from 'react';
import type { MapOfPage } from '@/app/_features/map/map-of-page';
import { PublicButton } from '@/app/_ui/public/button';
import texts from '@/lib/i18n/messages/es/ride.json';
import type { RidePage } from '@/lib/rides/ride-page';
import type { RideView } from '@/lib/rides/ride-view';
import type { RideActions } from './actions-of-ride';
import { LiveMap } from './live-map';
import styles from './ride.module.css';
import { RideForm } from './ride-form';
import { RideStatus } from './ride-status';
import { ShareRide } from './share-ride';

type Props = RideActions & {
  page: Extract<RidePage, { state: 'VALID' }>;
  map: MapOfPage;
  /** Where it is told how the ride goes. */
  path: string;
};

const EVERY_MS = 5_000;

/** The form, or the ride in course: asked after while the page is in view, and told of once it is over. */
export function RidePanel({ page, map, path, cancel, share, ...actions }: Props) {
  const [told, setTold] = useState<RideView | null>(null);
  const [offline, setOffline] = useState(false);
  /** The ride that was over when the person asked for another one. */
  const [done, setDone] = useState<string | null>(null);
  // The page is rendered anew by what is ordered and cancelled; of the same ride what was heard last counts.
  const ride = told && told.id === page.ride?.id && !page.ride.isOver ? told : page.ride;
  const live = ride !== null && !ride.isOver;

  useEffect(() => {
    if (!live) return;
    const look = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const answer = await fetch(path, { cache: 'no-store' });
        if (!answer.ok) throw new Error(`${answer.status}`);
        setTold(((await answer.json()) as { ride: RideView | null }).ride);
        setOffline(false);
      } catch {
        setOffline(true);
      }
    };
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [live, path]);

  const isShown = ride !== null && !(ride.isOver && done === ride.id);
  return (
    <>
      {isShown && (
        <RideStatus
          key={ride.id}
          ride={ride}
          map={live && map.maps.length > 0 && <LiveMap page={page} map={map} ride={ride} />}
          offline={offline}
          cancel={cancel}
        />
      )}
      {isShown && !ride.isOver && <ShareRide ride={ride} agency={page.event.agencyName} share={share} />}
      {isShown && ride.isOver && (
        <div className={styles.actions}>
          <PublicButton onClick={() => setDone(ride.id)}>{texts.again}</PublicButton>
        </div>
      )}
      {!isShown && <RideForm page={page} map={map} {...actions} />}
    </>
  );
}
