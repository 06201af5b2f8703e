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

/** The maps that are configured, in the order in which pages try them: Google's first, another one where that fails. */
export function mapChoices(): readonly MapSettings[] {
  const { GOOGLE_MAPS_API_KEY: key, GOOGLE_MAPS_MAP_ID: mapId, MAP_TILES_URL: url, MAP_ATTRIBUTION } = env();
  return [
    ...(key && mapId ? [{ kind: 'google', key, mapId } as const] : []),
    ...(url ? [{ kind: 'tiles', url, attribution: MAP_ATTRIBUTION ?? null } as const] : []),
  ];
}

/** Whom the browser may ask for those maps. */
export function mapSources(): MapSources {
  const choices = mapChoices();
  const tiles = choices.flatMap((choice) => (choice.kind === 'tiles' ? [new URL(choice.url).origin] : []));
  return {
    google: choices.some(({ kind }) => kind === 'google'),
    hosts: tiles.length > 0 ? [...new Set([...tiles, ...(env().MAP_HOSTS ?? [])])] : [],
  };
}

/** Whether this server knows addresses. */
export const knowsAddresses = (): boolean => env().GEOCODER_URL !== undefined;

/** Whether it knows the roads. */
export const knowsRoads = (): boolean => env().ROUTER_URL !== undefined;
