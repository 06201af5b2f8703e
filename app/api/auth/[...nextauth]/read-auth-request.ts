import { NextRequest } from 'next/server';
import { readText } from '@/app/api/read-json';
import { notFound } from '@/lib/core/errors';
import { isStorable } from '@/lib/core/text';
import { env } from '@/lib/platform/env';

const MOST_BYTES = 16 * 1024;

/** What next-auth answers, by method. A log-in by GET there is none. */
const ACTIONS: Readonly<Record<string, readonly string[]>> = {
  GET: ['providers', 'session', 'csrf', 'signin', 'signout', 'error'],
  POST: ['signin', 'signout', 'callback', 'session', '_log'],
};

/**
 * A request for next-auth as it can read it: an action it knows, a body of plain texts, and a way back only into this
 * application. What else it is given it answers with 500. Throws NOT_FOUND, TOO_LARGE, INVALID and RATE_LIMITED.
 */
export async function readAuthRequest(
  request: NextRequest,
  [action = '']: readonly string[],
): Promise<NextRequest> {
  const { method } = request;
  if (!ACTIONS[method]?.includes(action)) throw notFound();
  const url = new URL(request.url);
  url.search = withOwnWayBack(url.searchParams).toString();
  const headers = new Headers(request.headers);
  if (method !== 'POST') return new NextRequest(url, { method, headers });
  const fields = withOwnWayBack(await readFields(request));
  headers.set('content-type', 'application/x-www-form-urlencoded');
  headers.delete('content-length');
  return new NextRequest(url, { method, headers, body: fields.toString() });
}

/** The texts of a body, as JSON or as a form sends them. */
async function readFields(request: Request): Promise<URLSearchParams> {
  const isJson = request.headers.get('content-type')?.includes('json');
  return readText(request, MOST_BYTES, (body) => new URLSearchParams(isJson ? textsIn(body) : body));
}

function textsIn(body: string): [string, string][] {
  const given: unknown = JSON.parse(body === '' ? '{}' : body);
  return Object.entries(given ?? {}).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' || typeof value === 'boolean' ? [[name, `${value}`]] : [],
  );
}

const WAY_BACK = 'callbackUrl';

function withOwnWayBack(fields: URLSearchParams): URLSearchParams {
  const asked = fields.get(WAY_BACK);
  fields.delete(WAY_BACK);
  if (asked !== null && isOwnAddress(asked)) fields.set(WAY_BACK, asked);
  return fields;
}

/** True for a path of this application, or its whole address. */
export function isOwnAddress(address: string): boolean {
  const own = new URL(env().NEXTAUTH_URL).origin;
  if (!isStorable(address) || !/^(\/|https?:)/.test(address) || !URL.canParse(address, own)) return false;
  return new URL(address, own).origin === own;
}
