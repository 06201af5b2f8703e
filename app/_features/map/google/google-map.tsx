/// <reference types="google.maps" />
'use client';

import { AdvancedMarker, APIProvider, Map as GoogleMaps, Polyline, useMap } from '@vis.gl/react-google-maps';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { Point } from '@/lib/core/geography';
import type { MapSettings } from '@/lib/maps/map-settings';
import type { AddressBook } from '../address-book';
import { FIRST_ZOOM, type MapView, pointsOf, WHOLE_COUNTRY } from '../map-view';
import { Pin } from '../pin';
import { type Around, googleAddressBook } from './google-address-book';
import { useRefusedKey } from './use-refused-key';

type Props = MapView & {
  settings: Extract<MapSettings, { kind: 'google' }>;
  around: Around;
  onBook: (book: AddressBook) => void;
};

/** Nobody waits longer for Google's script. */
const PATIENCE_MS = 20_000;

/** Google's map, with its addresses and roads. */
export default function GoogleMap({ settings, around, onBook, ...view }: Props) {
  const { onFail } = view;
  const [loaded, setLoaded] = useState(false);
  useRefusedKey(onFail);
  const book = useEffectEvent(() => onBook(googleAddressBook(around)));
  const onLoad = useCallback(() => setLoaded(true), []);
  useEffect(() => {
    if (loaded) book();
    else {
      const timer = setTimeout(onFail, PATIENCE_MS);
      return () => clearTimeout(timer);
    }
  }, [loaded, onFail]);
  return (
    <APIProvider
      apiKey={settings.key}
      language="es"
      region={around.country}
      solutionChannel=""
      disableUsageAttribution
      onLoad={onLoad}
      onError={onFail}
    >
      <Drawn mapId={settings.mapId} {...view} />
    </APIProvider>
  );
}

function Drawn({ mapId, ...view }: MapView & { mapId: string }) {
  const { origin, destiny, car, route, centre, onPress } = view;
  const first = centre ?? pointsOf(view)[0];
  return (
    <GoogleMaps
      mapId={mapId}
      defaultCenter={first ?? WHOLE_COUNTRY.centre}
      defaultZoom={first ? FIRST_ZOOM : WHOLE_COUNTRY.zoom}
      colorScheme="LIGHT"
      // The page is scrolled with one finger.
      gestureHandling="cooperative"
      clickableIcons={false}
      disableDefaultUI
      zoomControl
      onClick={({ detail }) => detail.latLng && onPress?.(detail.latLng)}
    >
      {origin && (
        <AdvancedMarker position={origin}>
          <Pin kind="origin" />
        </AdvancedMarker>
      )}
      {destiny && (
        <AdvancedMarker position={destiny}>
          <Pin kind="destiny" />
        </AdvancedMarker>
      )}
      {car && (
        <AdvancedMarker position={car} zIndex={1} anchorTop="-50%">
          <Pin kind="car" />
        </AdvancedMarker>
      )}
      {route.length > 1 && (
        <Polyline path={[...route]} strokeColor="#1c1a17" strokeOpacity={0.75} strokeWeight={4} />
      )}
      <InView centre={centre} origin={origin} destiny={destiny} car={car} />
    </GoogleMaps>
  );
}

/** Moves the map only where something is out of view. */
function InView({ centre, origin, destiny, car }: Pick<MapView, 'centre' | 'origin' | 'destiny' | 'car'>) {
  const map = useMap();
  useEffect(() => {
    if (!map) return;
    const points = [origin, destiny, car].filter((point): point is Point => point !== null);
    const [only] = points;
    if (!only) {
      if (centre) map.moveCamera({ center: centre, zoom: FIRST_ZOOM });
      return;
    }
    const shown = map.getBounds();
    if (shown && points.every((point) => shown.contains(point)) && (map.getZoom() ?? 0) >= FIRST_ZOOM - 2) {
      return;
    }
    if (points.length === 1) {
      map.moveCamera({ center: only, zoom: FIRST_ZOOM });
      return;
    }
    const box = new google.maps.LatLngBounds();
    for (const point of points) box.extend(point);
    map.fitBounds(box, 56);
  }, [map, centre, origin, destiny, car]);
  return null;
}
