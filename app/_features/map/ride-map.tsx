'use client';

import dynamic from 'next/dynamic';
import { type ComponentType, useEffect, useState } from 'react';
import type { Point } from '@/lib/core/geography';
import texts from '@/lib/i18n/messages/es/map.json';
import type { Around } from './google/google-address-book';
import styles from './map.module.css';
import { MapBoundary } from './map-boundary';
import type { MapView } from './map-view';
import type { MapKit } from './use-map';

type Props = Pick<MapView, 'origin' | 'destiny' | 'onPress'> & {
  kit: MapKit;
  around: Around;
  car?: Point | null;
};

const loading = () => <p className={styles.loading}>{texts.loading}</p>;

/** What is drawn when the code of a map cannot be fetched: nothing, and that is told. */
function Missing({ onFail }: { onFail: () => void }) {
  useEffect(onFail, [onFail]);
  return null;
}

/** A map is fetched when it is shown: pages without one, and forms before it is there, go without its weight. */
const later = <P extends { onFail: () => void }>(load: () => Promise<{ default: ComponentType<P> }>) =>
  dynamic<P>(() => load().catch(() => ({ default: Missing as ComponentType<P> })), { ssr: false, loading });

const GoogleMap = later(() => import('./google/google-map'));
const TileMap = later(() => import('./tiles/tile-map'));

/**
 * From where to where, the way there by car and where the car is, on the map of the configuration; nothing where there
 * is none. Everything that it does can be done without it.
 */
export function RideMap({ kit, around, origin, destiny, car = null, onPress }: Props) {
  const { settings, onFail, onBook } = kit;
  const route = useRoute(kit, origin, destiny);
  const centre = useCentre(kit, around.centre);
  if (!settings) return null;
  const view: MapView = { origin, destiny, car, route, centre, onPress, onFail };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div className={styles.frame} role="group" aria-label={texts.title}>
      <MapBoundary key={settings.kind} onFail={onFail}>
        {settings.kind === 'google' ? (
          <GoogleMap settings={settings} around={around} onBook={onBook} {...view} />
        ) : (
          <TileMap settings={settings} {...view} />
        )}
      </MapBoundary>
    </div>
  );
}

const NO_ROUTE: readonly Point[] = [];

/** The way by car; a straight line until it is known, and where nobody knows it. */
function useRoute({ book }: MapKit, origin: Point | null, destiny: Point | null): readonly Point[] {
  const [route, setRoute] = useState<readonly Point[]>(NO_ROUTE);
  useEffect(() => {
    if (!origin || !destiny) {
      setRoute(NO_ROUTE);
      return;
    }
    let current = true;
    setRoute([origin, destiny]);
    book?.route(origin, destiny).then((way) => current && way && setRoute(way));
    return () => {
      current = false;
    };
  }, [book, origin, destiny]);
  return route;
}

/** The venue, or else the event's city where somebody knows where it lies. */
function useCentre({ book }: MapKit, venue: Point | null): Point | null {
  const [city, setCity] = useState<Point | null>(null);
  useEffect(() => {
    if (venue || !book) return;
    let current = true;
    book.city().then((found) => current && setCity(found));
    return () => {
      current = false;
    };
  }, [book, venue]);
  return venue ?? city;
}
