type PolicyOptions = {
  readonly nonce: string;
  /** React and Next need `eval` while developing, and only then. */
  readonly development: boolean;
  readonly https: boolean;
  /** The maps that the page may show; null without. */
  readonly map: MapSources | null;
  /** Another page of ours shows it in a frame. */
  readonly framed?: boolean;
};

/** Google's map, and origins from which the tiles of another come. */
export type MapSources = { readonly google: boolean; readonly hosts: readonly string[] };

/** As Google asks for its Maps JavaScript API under a strict policy. */
const GOOGLE: Readonly<Record<string, string>> = {
  'script-src': "'unsafe-eval' blob:",
  'style-src': 'https://fonts.googleapis.com',
  'img-src':
    'https://*.googleapis.com https://*.gstatic.com https://*.google.com https://*.googleusercontent.com',
  'font-src': 'https://fonts.gstatic.com',
  'connect-src': 'https://*.googleapis.com https://*.google.com https://*.gstatic.com data: blob:',
  'frame-src': 'https://*.google.com',
  'worker-src': 'blob:',
};

/** MapLibre's worker is a file of ours; it fetches style, tiles, fonts and icons. */
const tiles = (hosts: readonly string[]): Readonly<Record<string, string>> => ({
  'img-src': hosts.join(' '),
  'connect-src': hosts.join(' '),
});

/**
 * The content security policy of a page. Scripts run by nonce alone; styles may stand in attributes, because
 * Mantine positions what floats with them.
 */
export function contentSecurityPolicy({
  nonce,
  development,
  https,
  map,
  framed = false,
}: PolicyOptions): string {
  const directives: Readonly<Record<string, string>> = {
    'default-src': "'self'",
    'script-src': `'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ''}`,
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'frame-src': "'self'",
    'worker-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': framed ? "'self'" : "'none'",
  };
  const maps = map
    ? [...(map.google ? [GOOGLE] : []), ...(map.hosts.length > 0 ? [tiles(map.hosts)] : [])]
    : [];
  const written = Object.entries(directives).map(([name, sources]) =>
    [name, sources, ...maps.flatMap((of) => of[name] ?? [])].join(' '),
  );
  return [...written, ...(https ? ['upgrade-insecure-requests'] : [])].join('; ');
}

/** What goes with every page besides its content security policy. */
export function pageHeaders({
  https,
  camera = false,
  location = false,
}: {
  https: boolean;
  /** Reads codes with the camera. */
  camera?: boolean;
  /** Asks where the person is. */
  location?: boolean;
}): Readonly<Record<string, string>> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': `camera=(${camera ? 'self' : ''}), microphone=(), payment=(), usb=(), geolocation=(${location ? 'self' : ''})`,
    'Cross-Origin-Opener-Policy': 'same-origin',
    // Parts of a page come when they are ready; a proxy that gathers them would hold back the first until the last.
    'X-Accel-Buffering': 'no',
    ...(https ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
