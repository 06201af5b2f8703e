type PolicyOptions = {
  readonly nonce: string;
  /** React and Next need `eval` while developing, and only then. */
  readonly development: boolean;
  readonly https: boolean;
  /** The page shows a Google map. */
  readonly maps: boolean;
};

/** As Google asks for its Maps JavaScript API under a strict policy. */
const MAPS: Readonly<Record<string, string>> = {
  'script-src': "'unsafe-eval' blob:",
  'style-src': 'https://fonts.googleapis.com',
  'img-src':
    'https://*.googleapis.com https://*.gstatic.com https://*.google.com https://*.googleusercontent.com',
  'font-src': 'https://fonts.gstatic.com',
  'connect-src': 'https://*.googleapis.com https://*.google.com https://*.gstatic.com data: blob:',
  'frame-src': 'https://*.google.com',
  'worker-src': 'blob:',
};

/**
 * The content security policy of a page. Scripts run by nonce alone; styles may stand in attributes, because
 * Mantine positions what floats with them.
 */
export function contentSecurityPolicy({ nonce, development, https, maps }: PolicyOptions): string {
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
    'frame-ancestors': "'none'",
  };
  const written = Object.entries(directives).map(([name, sources]) => {
    const more = maps ? MAPS[name] : undefined;
    return more ? `${name} ${sources} ${more}` : `${name} ${sources}`;
  });
  return [...written, ...(https ? ['upgrade-insecure-requests'] : [])].join('; ');
}

/** What goes with every page besides its content security policy. */
export function pageHeaders({
  https,
  maps,
  camera = false,
}: {
  https: boolean;
  maps: boolean;
  /** Reads codes with the camera. */
  camera?: boolean;
}): Readonly<Record<string, string>> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': `camera=(${camera ? 'self' : ''}), microphone=(), payment=(), usb=(), geolocation=(${maps ? 'self' : ''})`,
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(https ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
