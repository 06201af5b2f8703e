'use client';

import { type Map as MapLibre, Marker } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Point } from '@/lib/core/geography';
import { Pin, type PinKind } from '../pin';

/** A mark that stays on its point. */
export function TilePin({ map, kind, point }: { map: MapLibre; kind: PinKind; point: Point }) {
  const [element] = useState(() => document.createElement('div'));
  const { lat, lng } = point;
  useEffect(() => {
    const marker = new Marker({ element, anchor: kind === 'car' ? 'center' : 'bottom' })
      .setLngLat([lng, lat])
      .addTo(map);
    return () => void marker.remove();
  }, [map, element, kind, lat, lng]);
  return createPortal(<Pin kind={kind} />, element);
}
