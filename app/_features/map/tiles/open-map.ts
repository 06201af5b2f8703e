import { Map as MapLibre, NavigationControl, setWorkerUrl } from 'maplibre-gl';
import type { Point } from '@/lib/core/geography';
import texts from '@/lib/i18n/messages/es/map.json';
import type { MapSettings } from '@/lib/maps/map-settings';
import { FIRST_ZOOM, WHOLE_COUNTRY } from '../map-view';
import { styleOf } from './style-of';

// A bundler does not find it by itself; as a file of ours it needs no door in the security policy.
setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href);

const LOCALE = {
  'Map.Title': texts.title,
  'NavigationControl.ZoomIn': texts.zoomIn,
  'NavigationControl.ZoomOut': texts.zoomOut,
  'AttributionControl.ToggleAttribution': texts.attribution,
  'AttributionControl.MapFeedback': texts.mapFeedback,
  'CooperativeGesturesHandler.WindowsHelpText': texts.ctrlZoom,
  'CooperativeGesturesHandler.MacHelpText': texts.commandZoom,
  'CooperativeGesturesHandler.MobileHelpText': texts.twoFingers,
};

/** The source of the route's line. */
export const ROUTE = 'route';

const PATIENCE_MS = 20_000;
/** So many tiles that do not come, before any that does, and there is nothing to look at. */
const FAILED_TILES = 4;

type Told = {
  readonly onPress: (point: Point) => void;
  readonly onFail: () => void;
  /** The style is there: lines can be drawn. */
  readonly onDrawn: () => void;
};

/** Opens a map in an element; null, with `onFail` told, where the browser cannot draw one. */
export function openMap(
  container: HTMLElement,
  settings: Extract<MapSettings, { kind: 'tiles' }>,
  centre: Point | null,
  { onPress, onFail, onDrawn }: Told,
): MapLibre | null {
  let map: MapLibre;
  try {
    map = new MapLibre({
      container,
      style: styleOf(settings),
      center: centre ?? WHOLE_COUNTRY.centre,
      zoom: centre ? FIRST_ZOOM : WHOLE_COUNTRY.zoom,
      locale: LOCALE,
      // The page is scrolled with one finger.
      cooperativeGestures: true,
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      attributionControl: { compact: true },
    });
  } catch {
    // No WebGL.
    onFail();
    return null;
  }
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  map.on('click', ({ lngLat }) => {
    const { lat, lng } = lngLat.wrap();
    onPress({ lat, lng });
  });
  map.on('load', onDrawn);
  failIfEmpty(map, onFail);
  return map;
}

/** Tells of a style that does not come, and of tiles of which none does. */
function failIfEmpty(map: MapLibre, onFail: () => void): void {
  let failed = 0;
  let came = false;
  let styled = false;
  const timer = setTimeout(() => !came && onFail(), PATIENCE_MS);
  map.on('remove', () => clearTimeout(timer));
  map.on('styledata', () => {
    styled = true;
  });
  map.on('sourcedata', ({ tile, sourceId }) => {
    if (tile && sourceId !== ROUTE) came = true;
  });
  map.on('error', (event) => {
    if ('tile' in event) failed += 1;
    if (!came && (failed >= FAILED_TILES || (!styled && !('tile' in event)))) onFail();
  });
}
