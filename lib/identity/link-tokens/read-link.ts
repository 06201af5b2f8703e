/** First segments of the pages that a link with a token opens (product decisions, "Identifiers and links"). */
const LINK_PAGES = new Set([
  'activar-cuenta',
  'restablecer-contrasena',
  'invitacion',
  'contract-talent',
  'invoice',
  'transportation-service',
  'convocatoria',
  'cotizacion',
]);
const SECRET = /^[\w-]{43}$/;

export type ArrivedLink = {
  /** The page's own path, which is also the one its cookie holds for. */
  readonly path: string;
  /** Path and remaining query, without the secret. */
  readonly cleanUrl: string;
  /** Null when what came as `k` cannot be one. */
  readonly secret: string | null;
};

export const isLinkPage = (path: string): boolean => LINK_PAGES.has(path.split('/')[1] ?? '');

/** The link of an address that carries `?k=`, or null for any other address. */
export function readLink(path: string, query: URLSearchParams): ArrivedLink | null {
  if (!isLinkPage(path) || !query.has('k')) return null;
  const rest = new URLSearchParams(query);
  rest.delete('k');
  const own = path.replace(/\/+$/, '');
  const secret = query.get('k') ?? '';
  return {
    path: own,
    cleanUrl: rest.size > 0 ? `${own}?${rest}` : own,
    secret: SECRET.test(secret) ? secret : null,
  };
}
