import { env } from '@/lib/platform/env';
import type { MapSources } from '@/lib/platform/security-headers';

/** The map that pages show, as browsers are told of it. */
export type MapSettings =
  | { readonly kind: 'google'; readonly key: string; readonly mapId: string }
  | {
      readonly kind: 'tiles';
      /** An address of raster tiles with `{z}`, `{x}` and `{y}`, or of a style. */
      readonly url: string;
      /** Shown with raster tiles; a style brings its own. */
      readonly attribution: string | null;
    };

/** Which map is configured: Google's before another; null for none. */
export function mapSettings(): MapSettings | null {
  const { GOOGLE_MAPS_API_KEY: key, GOOGLE_MAPS_MAP_ID: mapId, MAP_TILES_URL, MAP_ATTRIBUTION } = env();
  if (key && mapId) return { kind: 'google', key, mapId };
  return MAP_TILES_URL ? { kind: 'tiles', url: MAP_TILES_URL, attribution: MAP_ATTRIBUTION ?? null } : null;
}

/** Whom the browser may ask for that map. */
export function mapSources(): MapSources | null {
  const settings = mapSettings();
  if (settings?.kind !== 'tiles') return settings && 'google';
  return { hosts: [...new Set([new URL(settings.url).origin, ...(env().MAP_HOSTS ?? [])])] };
}

/** Whether this server knows addresses. */
export const knowsAddresses = (): boolean => env().GEOCODER_URL !== undefined;

/** Whether it knows the roads. */
export const knowsRoads = (): boolean => env().ROUTER_URL !== undefined;
