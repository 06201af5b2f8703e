import type { StyleSpecification } from 'maplibre-gl';
import type { MapSettings } from '@/lib/maps/map-settings';

/** A style as MapLibre takes it: one of raster tiles where the address has `{z}`, else the address of a style. */
export function styleOf({
  url,
  attribution,
}: Extract<MapSettings, { kind: 'tiles' }>): StyleSpecification | string {
  if (!url.includes('{z}')) return url;
  return {
    version: 8,
    sources: {
      tiles: {
        type: 'raster',
        tiles: [url],
        tileSize: 256,
        maxzoom: 19,
        ...(attribution ? { attribution: escapeHtml(attribution) } : {}),
      },
    },
    layers: [{ id: 'tiles', type: 'raster', source: 'tiles' }],
  };
}

/** MapLibre takes it for HTML. */
const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
