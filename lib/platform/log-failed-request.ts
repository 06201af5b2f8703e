import { readRefusal } from '@/lib/core/errors';
import { log } from './log';

type Asked = {
  readonly path: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
};
type Route = { readonly routePath: string; readonly routeType: string };

/** React's words for arguments of a server action that no browser sends. */
const UNREADABLE =
  /^(?:Connection closed|Invalid forward reference|Maximum array nesting|Failed to find Server Action|Unexpected end of form|.*is not valid JSON$)/;

/**
 * The one line of a page, or a server action, that failed. The error page shows the error's digest, because Next tells
 * the browser nothing else; the answer's X-Request-Id is `requestId`. Both stand here, beside what really happened.
 */
export function logFailedRequest(error: unknown, asked: Asked, { routePath, routeType }: Route): void {
  const digest = typeof error === 'object' && error && 'digest' in error ? error.digest : undefined;
  const { pathname: path } = new URL(asked.path, 'http://localhost');
  const requestId = asked.headers['x-request-id'];
  const line = { requestId, digest, method: asked.method, path, routePath, routeType };
  // Nobody waits for the answer any more, and nothing failed.
  const goneAway = error instanceof Error && error.name === 'ResponseAborted';
  const refusal = typeof digest === 'string' ? readRefusal(digest) : null;
  const unreadable = routeType === 'action' && error instanceof Error && UNREADABLE.test(error.message);
  if (goneAway) log.debug(line, 'gone away');
  else if (unreadable) log.info({ ...line, digest: undefined, reason: error.message }, 'refused');
  else if (refusal) log.warn({ ...line, digest: undefined, reason: refusal.messageKey }, 'refused');
  else log.error({ ...line, err: error }, 'request failed');
}
