import { type NextRequest, NextResponse } from 'next/server';
import { isLinkPage, readLink } from '@/lib/identity/link-tokens/read-link';
import { LINK_COOKIE } from '@/lib/identity/link-tokens/rules';
import { ASKED_ADDRESS } from '@/lib/identity/rules';
import { env } from '@/lib/platform/env';
import { requestIdOf } from '@/lib/platform/log';
import { contentSecurityPolicy, pageHeaders } from '@/lib/platform/security-headers';

const LINK_COOKIE_SECONDS = 31 * 24 * 60 * 60;

/** Before every page: swaps a link's secret for its cookie, and sets nonce, request id, the address asked for and security headers. */
export function proxy(request: NextRequest): NextResponse {
  const https = isHttps(request);
  const requestId = requestIdOf(request.headers);
  const swap = swapLink(request, https);
  const response = swap ?? renderPage(request, requestId, https);
  response.headers.set('X-Request-Id', requestId);
  return response;
}

/** A GET never uses a token up: chat previews and mail scanners open links too. */
function swapLink(request: NextRequest, https: boolean): NextResponse | null {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null;
  const link = readLink(request.nextUrl.pathname, request.nextUrl.searchParams);
  if (!link) return null;
  const response = NextResponse.redirect(new URL(link.cleanUrl, request.nextUrl), 303);
  response.headers.set('Referrer-Policy', 'no-referrer');
  response.headers.set('Cache-Control', 'no-store');
  if (link.secret) {
    response.cookies.set(LINK_COOKIE, link.secret, {
      path: link.path,
      httpOnly: true,
      sameSite: 'lax',
      secure: https,
      maxAge: LINK_COOKIE_SECONDS,
    });
  }
  return response;
}

function renderPage(request: NextRequest, requestId: string, https: boolean): NextResponse {
  const path = request.nextUrl.pathname;
  const maps = path.startsWith('/transportation-service/') && env().GOOGLE_MAPS_API_KEY !== undefined;
  const nonce = btoa(crypto.randomUUID());
  const development = process.env.NODE_ENV !== 'production';
  const policy = contentSecurityPolicy({ nonce, development, https, maps });

  const headers = new Headers(request.headers);
  headers.set('x-request-id', requestId);
  headers.set('x-nonce', nonce);
  headers.set(ASKED_ADDRESS, path + request.nextUrl.search);
  // Next reads the nonce for its own scripts from here.
  headers.set('content-security-policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('Content-Security-Policy', policy);
  for (const [name, value] of Object.entries(pageHeaders({ https, maps }))) response.headers.set(name, value);
  if (isLinkPage(path)) {
    // Nothing to others; with less, a form that the browser sends itself would come from nowhere and be refused.
    response.headers.set('Referrer-Policy', 'same-origin');
    response.headers.set('Cache-Control', 'no-store');
  }
  return response;
}

function isHttps(request: NextRequest): boolean {
  const forwarded = request.headers.get('x-forwarded-proto')?.split(',')[0]?.trim();
  return (
    (forwarded ?? request.nextUrl.protocol.replace(':', '')) === 'https' || env().APP_URL.startsWith('https:')
  );
}

export const config = {
  // Uploads stay out, because a body over 10 MB that passes here is cut without a word; so do files.
  matcher: [
    '/((?!api/|_next/static|_next/image|favicon|images/|fotos/|archivos/|upload-images|.*/documento$|.*/foto$).*)',
  ],
};
