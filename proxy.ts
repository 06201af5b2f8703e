import { type NextRequest, NextResponse } from 'next/server';
import type { AppError } from '@/lib/core/errors';
import { withoutTrailing } from '@/lib/core/text';
import { isChat, linkPreview } from '@/lib/identity/link-tokens/link-preview';
import { isLinkPage, type LinkKey, readLink } from '@/lib/identity/link-tokens/read-link';
import { LINK_COOKIE } from '@/lib/identity/link-tokens/rules';
import { ASKED_ADDRESS, NOT_FOUND_PATH } from '@/lib/identity/rules';
import { mapSources } from '@/lib/maps/map-settings';
import { env } from '@/lib/platform/env';
import { answerRefusal, faultOfPost } from '@/lib/platform/refuse-request';
import { requestIdOf } from '@/lib/platform/request-context';
import { contentSecurityPolicy, pageHeaders } from '@/lib/platform/security-headers';

const LINK_COOKIE_SECONDS = 31 * 24 * 60 * 60;

/**
 * Before every page: refuses what no page could read, swaps a link's secret for its cookie, and sets nonce, request
 * id, the address asked for and security headers.
 */
export async function proxy(request: NextRequest): Promise<Response> {
  const requestId = requestIdOf(request.headers);
  if (request.method === 'POST') {
    const fault = await faultOfPost(request);
    if (fault) return answerRefusal(await counted(fault, request), request, requestId);
  }
  const response = (await swapLink(request)) ?? withoutSlash(request) ?? renderPage(request, requestId);
  response.headers.set('X-Request-Id', requestId);
  return response;
}

/** The refusal of what nobody could read counts against its network; the database is asked for nothing else here. */
async function counted(fault: AppError, { headers }: NextRequest): Promise<AppError> {
  if (fault.code !== 'INVALID') return fault;
  const { countUnreadable } = await import('@/lib/identity/limits/count-unreadable');
  return countUnreadable(fault, headers);
}

/** Next would do so before this, with a link's secret in the address it leads to (next.config.ts). */
function withoutSlash({ nextUrl, url }: NextRequest): NextResponse | null {
  const { pathname } = new URL(url);
  if (pathname === '/' || !pathname.endsWith('/')) return null;
  return NextResponse.redirect(
    new URL((withoutTrailing(pathname, '/') || '/') + nextUrl.search, nextUrl),
    308,
  );
}

/** The page of an agency that has a map; one is led to it by a whole load, since a policy holds until the next. */
const RIDES_ON_MAP = /^\/evento\/[^/]+\/[^/]+\/transporte\/en-camino$/;

/** A draft as its client would see it, framed at a width by the page above it. */
const FRAMED = /^\/vitrina-borrador\/[^/]+\/pagina$/;

/** A GET never uses a token up: chat previews and mail scanners open links too. */
async function swapLink(request: NextRequest): Promise<NextResponse | null> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null;
  const link = readLink(request.nextUrl.pathname, request.nextUrl.searchParams);
  if (!link) return null;
  if (isChat(request.headers.get('user-agent'))) return previewOf(request);
  const response = NextResponse.redirect(new URL(link.cleanUrl, request.nextUrl), 303);
  response.headers.set('Referrer-Policy', 'no-referrer');
  response.headers.set('Cache-Control', 'no-store');
  if (link.key && (await replacesKept(request, link.key))) {
    response.cookies.set(LINK_COOKIE, link.key.secret, {
      path: link.key.path,
      httpOnly: true,
      sameSite: 'lax',
      secure: isHttps(),
      maxAge: LINK_COOKIE_SECONDS,
    });
  }
  return response;
}

/** A secret that opens nothing takes the place of none: whoever makes one up does not close the page to a browser. */
async function replacesKept({ cookies }: NextRequest, { secret, path }: LinkKey): Promise<boolean> {
  const kept = cookies.get(LINK_COOKIE)?.value;
  if (!kept || kept === secret) return true;
  const { opensPage } = await import('@/lib/identity/link-tokens/queries');
  return opensPage(secret, path);
}

/** What a chat shows of the link that was sent in it. */
function previewOf({ nextUrl }: NextRequest): NextResponse {
  const policy = contentSecurityPolicy({ nonce: '', development: false, https: isHttps(), map: null });
  return new NextResponse(linkPreview(nextUrl.pathname), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'Cache-Control': 'no-store',
    },
  });
}

function renderPage(request: NextRequest, requestId: string): NextResponse {
  const path = request.nextUrl.pathname;
  const https = isHttps();
  const location = path.startsWith('/transportation-service/');
  const map = location || RIDES_ON_MAP.test(path) ? mapSources() : null;
  const nonce = btoa(crypto.randomUUID());
  const development = process.env.NODE_ENV !== 'production';
  const policy = contentSecurityPolicy({ nonce, development, https, map, framed: FRAMED.test(path) });

  const headers = new Headers(request.headers);
  headers.set('x-request-id', requestId);
  headers.set('x-nonce', nonce);
  headers.set(ASKED_ADDRESS, path + request.nextUrl.search);
  // Next reads the nonce for its own scripts from here.
  headers.set('content-security-policy', policy);
  // Next's own page for this address knows neither Spanish nor the policy.
  const response =
    path === '/404'
      ? NextResponse.rewrite(new URL(NOT_FOUND_PATH, request.nextUrl), { request: { headers } })
      : NextResponse.next({ request: { headers } });
  response.headers.set('Content-Security-Policy', policy);
  const headersOfPage = pageHeaders({ https, camera: path.startsWith('/mesa/'), location });
  for (const [name, value] of Object.entries(headersOfPage)) response.headers.set(name, value);
  if (isLinkPage(path)) {
    // Nothing to others; with less, a form that the browser sends itself would come from nowhere and be refused.
    response.headers.set('Referrer-Policy', 'same-origin');
    response.headers.set('Cache-Control', 'no-store');
  }
  return response;
}

/** As it was set up: a header of whoever asks says nothing of it. */
const isHttps = (): boolean => env().APP_URL.startsWith('https:');

export const config = {
  // Uploads stay out, because a body over 10 MB that passes here is cut without a word; so do files and what Next
  // itself serves, and GraphQL, which looks at its requests itself; of /api only the page of its documentation passes.
  // Each is named whole: a page whose name only looks
  // like one is a page.
  matcher: [
    '/((?!api/(?!docs$)|graphql$|_next/|(?:storage/)?fotos/[^/]+(?:/[^/]+)?$|(?:storage/)?archivos/[^/]+(?:/[^/]+)?$|upload-images$|contract-talent/[^/]+/[^/]+/documento$|unete-fotos/[^/]+/foto$|mesa/[^/]+/fotos$|(?:talentos|clientes|eventos)/importar/archivo$|talentos/importar/[^/]+/foto$|cuentas-de-cobro/[^/]+/(?:convenio|pago/[^/]+)$|recaudo/[^/]+/(?:comprobante|pago)/[^/]+$|evento/[^/]+/[^/]+/finanzas/(?:soporte|pago)/[^/]+$|pagos/[^/]+/comprobante$|estado-de-cuenta/[^/]+/comprobante/[^/]+$).*)',
  ],
};
