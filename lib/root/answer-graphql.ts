import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { answerUnread } from '@/lib/graphql/server';
import { actorOfRequest } from '@/lib/identity/session';
import { log } from '@/lib/platform/log';
import { fromElsewhere, refuseForeign } from '@/lib/platform/own-origin';
import { readNodeBody } from '@/lib/platform/read-body';
import { createGraphQLServer } from './graphql-server';

const server = createGraphQLServer({
  actorOf: actorOfRequest,
  introspection: process.env.NODE_ENV !== 'production',
});

/** GraphQL as a fetch handler; POSTs of other sites' pages are refused. */
export function answerGraphQL(request: Request): Response | Promise<Response> {
  if (fromElsewhere(request)) return answerUnread(refuseForeign(request));
  return server.fetch(request);
}

/** A smaller answer fits one packet, or nearly. */
const WORTH_PACKING = 1_400;
/** A third of the time of the usual level, for a tenth more bytes. */
const PACKED = { level: 3 } as const;
const pack = promisify(gzip);

const ALWAYS = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

/** The same on Node's server itself: what Next does around a route costs more than most answers. Never rejects. */
export async function answerNodeRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const body = request.method === 'POST' ? await readNodeBody(request) : null;
    const known = body && (await answerKnown(request, body));
    if (known) return await sendWhole(Buffer.from(known.json), known.headers, request, response);
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    await send(await answerGraphQL(toRequest(request, body, gone.signal)), request, response);
  } catch (error) {
    // Who has gone away is told nothing.
    if (response.destroyed) return;
    log.error({ err: error }, 'graphql: not answered');
    if (!response.headersSent) response.statusCode = 500;
    response.end();
  }
}

/** What was asked before is answered without a Fetch request, its streams and Yoga, which cost more than the answer. */
async function answerKnown({ headers }: IncomingMessage, body: Buffer) {
  const get = (name: string): string | null => headers[name.toLowerCase()]?.toString() ?? null;
  const asked = { headers: { get } };
  return fromElsewhere(asked) ? null : server.answerKnown(asked, body.toString());
}

function toRequest(request: IncomingMessage, body: Buffer | null, signal: AbortSignal): Request {
  const { method = 'GET', headers, url = '/' } = request;
  // Of the address only path and query are read; a Host that is none would be no URL.
  return new Request(new URL(url, 'http://localhost'), {
    method,
    headers: headers as Record<string, string>,
    signal,
    body: body === null ? null : new Uint8Array(body),
  });
}

async function send(answer: Response, request: IncomingMessage, response: ServerResponse): Promise<void> {
  response.statusCode = answer.status;
  const headers = Object.fromEntries(answer.headers);
  if (answer.headers.get('content-type')?.startsWith('text/event-stream') && answer.body) {
    setHeaders(response, headers);
    response.flushHeaders();
    await pipeline(Readable.fromWeb(answer.body as never), response);
    return;
  }
  await sendWhole(new Uint8Array(await answer.arrayBuffer()), headers, request, response);
}

async function sendWhole(
  whole: Uint8Array,
  headers: Readonly<Record<string, string>>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // Of a whole answer the length is told, and only that.
  const { 'transfer-encoding': _, ...told } = headers;
  setHeaders(response, told);
  let bytes = whole;
  if (bytes.length > WORTH_PACKING) {
    response.setHeader('Vary', 'Accept-Encoding');
    if (/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) {
      bytes = await pack(bytes, PACKED);
      response.setHeader('Content-Encoding', 'gzip');
    }
  }
  response.setHeader('Content-Length', bytes.length);
  response.end(bytes);
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  // Of several that answer one port, as /api/health tells it.
  response.setHeader('X-Process', process.env.ELENCO_PROCESS ?? '1');
  for (const [name, value] of Object.entries({ ...headers, ...ALWAYS })) response.setHeader(name, value);
}
