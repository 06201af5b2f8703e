'use client';

import { useMemo } from 'react';
import type { MapOfPage } from '@/app/_features/map/map-of-page';
import { RideMap } from '@/app/_features/map/ride-map';
import { useMap } from '@/app/_features/map/use-map';
import type { Point } from '@/lib/core/geography';
import type { RidePage } from '@/lib/rides/ride-page';
import type { RideView } from '@/lib/rides/ride-view';
import { placeOfPage } from './place-of-page';

type Props = { page: Extract<RidePage, { state: 'VALID' }>; map: MapOfPage; ride: RideView };

/** Where the car is on its way, as far as the provider tells; nothing where no map is configured. */
export function LiveMap({ page, map, ride }: Props) {
  const kit = useMap(map);
  const { from, to, car } = ride;
  return (
    <RideMap
      kit={kit}
      around={placeOfPage(page)}
      origin={useSame(from)}
      destiny={useSame(to)}
      car={useSame(car)}
    />
  );
}

/** The same object while it is the same point: each answer of the server brings new ones. */
function useSame(point: Point | null): Point | null {
  const { lat, lng } = point ?? {};
  return useMemo(() => (lat === undefined || lng === undefined ? null : { lat, lng }), [lat, lng]);
}
