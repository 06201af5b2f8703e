'use client';

import 'maplibre-gl/dist/maplibre-gl.css';
import { type GeoJSONSource, LngLatBounds, type Map as MapLibre } from 'maplibre-gl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Point } from '@/lib/core/geography';
import type { MapSettings } from '@/lib/maps/map-settings';
import { CLOSEST_ZOOM, FIRST_ZOOM, type MapView, pointsOf } from '../map-view';
import { openMap, ROUTE } from './open-map';
import { TilePin } from './tile-pin';

type Props = MapView & { settings: Extract<MapSettings, { kind: 'tiles' }> };

/** A map by MapLibre, of the tiles of the configuration. */
export default function TileMap({ settings, ...view }: Props) {
  const { centre, route, onPress, onFail } = view;
  const frame = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapLibre | null>(null);
  const [drawn, setDrawn] = useState(false);
  const press = useEffectEvent((point: Point) => onPress?.(point));
  const fail = useEffectEvent(onFail);
  const first = useEffectEvent(() => centre ?? pointsOf(view)[0] ?? null);

  useEffect(() => {
    if (!frame.current) return;
    const opened = openMap(frame.current, settings, first(), {
      onPress: (point) => press(point),
      onFail: () => fail(),
      onDrawn: () => setDrawn(true),
    });
    setMap(opened);
    return () => {
      setMap(null);
      setDrawn(false);
      opened?.remove();
    };
  }, [settings]);

  useEffect(() => {
    if (map && drawn) drawRoute(map, route);
  }, [map, drawn, route]);

  const { origin, destiny, car } = view;
  useEffect(() => {
    if (map) bringIntoView(map, pointsOf({ ...EMPTY, origin, destiny, car }), centre);
  }, [map, origin, destiny, car, centre]);

  return (
    <div ref={frame}>
      {map && (
        <>
          {origin && <TilePin map={map} kind="origin" point={origin} />}
          {destiny && <TilePin map={map} kind="destiny" point={destiny} />}
          {car && <TilePin map={map} kind="car" point={car} />}
        </>
      )}
    </div>
  );
}

const EMPTY = { route: [], centre: null, onFail: () => undefined };

function drawRoute(map: MapLibre, route: readonly Point[]): void {
  const data = {
    type: 'Feature' as const,
    properties: {},
    geometry: { type: 'LineString' as const, coordinates: route.map(({ lat, lng }) => [lng, lat]) },
  };
  const source = map.getSource<GeoJSONSource>(ROUTE);
  if (source) {
    source.setData(data);
    return;
  }
  map.addSource(ROUTE, { type: 'geojson', data });
  map.addLayer({
    id: ROUTE,
    type: 'line',
    source: ROUTE,
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': '#1c1a17', 'line-width': 4, 'line-opacity': 0.75 },
  });
}

/** Moves only where something is out of view. */
function bringIntoView(map: MapLibre, points: readonly Point[], centre: Point | null): void {
  if (points.length === 0) {
    if (centre) map.jumpTo({ center: centre, zoom: FIRST_ZOOM });
    return;
  }
  const shown = map.getBounds();
  if (points.every((point) => shown.contains(point)) && map.getZoom() >= FIRST_ZOOM - 2) return;
  const box = points.reduce((all, point) => all.extend(point), new LngLatBounds());
  // Motion is a courtesy: who prefers none gets none (MapLibre heeds that by itself).
  map.fitBounds(box, { padding: 56, maxZoom: points.length > 1 ? CLOSEST_ZOOM : FIRST_ZOOM, duration: 300 });
}
