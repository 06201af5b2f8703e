import { contentDisposition } from './file-name';
import type { OpenedFile } from './open-file';
import { webStream } from './web-stream';

/** Types that a browser shows itself, and safely; all others are downloaded. */
const SHOWN = new Set(['application/pdf', 'image/png', 'image/jpeg', 'image/webp', 'image/avif']);
const PUBLIC_CACHE = 'public, max-age=31536000, immutable';
const PRIVATE_CACHE = 'private, no-store';

type Content = {
  readonly mime: string;
  readonly name: string;
  readonly size: number;
  readonly isPublic: boolean;
  /** Somebody's upload: opened by a program of the reader's choice, never inside a page of ours. */
  readonly isUpload?: boolean;
};

/**
 * The headers of a stored file: its type is not guessed, and a private one is kept by nobody. Images carry
 * a policy under which nothing in them could run, and so do uploaded PDFs, which are downloaded: browsers show no PDF
 * under it.
 */
export function fileHeaders({ mime, name, size, isPublic, isUpload = false }: Content): Headers {
  const isPdf = mime === 'application/pdf';
  const isShown = SHOWN.has(mime) && !(isPdf && isUpload);
  const headers = new Headers({
    'Content-Type': mime,
    'Content-Length': String(size),
    'Content-Disposition': contentDisposition(isShown ? 'inline' : 'attachment', name),
    'Cache-Control': isPublic ? PUBLIC_CACHE : PRIVATE_CACHE,
    'Cross-Origin-Resource-Policy': isPublic ? 'cross-origin' : 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  });
  if (!isPdf || isUpload) headers.set('Content-Security-Policy', "default-src 'none'; sandbox");
  return headers;
}

/** An HTTP answer with an opened file; for any route that serves one. */
export function fileResponse({ file, kind, body }: OpenedFile): Response {
  const headers = fileHeaders({
    mime: file.mime,
    name: file.name,
    size: file.size,
    isPublic: file.visibility === 'PUBLIC',
    isUpload: kind.isUpload === true,
  });
  return new Response(webStream(body), { headers });
}
