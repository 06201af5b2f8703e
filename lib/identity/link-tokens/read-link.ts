import { isUuid } from '@/lib/core/ids';
import { LINK_PURPOSES } from '@/lib/core/link-purposes';
import { withoutTrailing } from '@/lib/core/text';

const PERSON = 'agency|talent';

/**
 * The pages that a link with a token opens (product decisions, "Identifiers and links"), by their first segment: what
 * follows it, an id or one of some words. What comes after that (an e-mail, an answer) lies below.
 */
const LINK_PAGES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.values(LINK_PURPOSES).map(({ page, names }) => [
    page,
    names === 'person' ? ['id', PERSON] : names.map(() => 'id'),
  ]),
);
const SECRET = /^[\w-]{43}$/;

/** The secret of a link, and the page's own path, for which alone its cookie holds. */
export type LinkKey = { readonly secret: string; readonly path: string };

export type ArrivedLink = {
  /** Path and remaining query, without the secret. */
  readonly cleanUrl: string;
  /** Null when it cannot be a link of ours. */
  readonly key: LinkKey | null;
};

const segmentsOf = (path: string): readonly string[] => path.split('/').slice(1);

export const isLinkPage = (path: string): boolean => Object.hasOwn(LINK_PAGES, segmentsOf(path)[0] ?? '');

/** The link of an address that carries `?k=`, or null for any other address. */
export function readLink(path: string, query: URLSearchParams): ArrivedLink | null {
  if (!isLinkPage(path) || !query.has('k')) return null;
  const rest = new URLSearchParams(query);
  rest.delete('k');
  const clean = withoutTrailing(path, '/');
  const secret = query.get('k') ?? '';
  const own = pathOfPage(path);
  return {
    cleanUrl: rest.size > 0 ? `${clean}?${rest}` : clean,
    key: own !== null && SECRET.test(secret) ? { secret, path: own } : null,
  };
}

/** Made anew from what was recognised: nothing of the address as it came goes into a cookie. */
function pathOfPage(path: string): string | null {
  const [page = '', ...given] = segmentsOf(path);
  const parts = LINK_PAGES[page] ?? [];
  const known = parts.map((part, index) => {
    const segment = given[index] ?? '';
    if (part === 'id') return isUuid(segment) ? segment.toLowerCase() : null;
    return part.split('|').find((word) => word === segment) ?? null;
  });
  return known.includes(null) ? null : `/${[page, ...known].join('/')}`;
}
