import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type Asked = {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
};

/**
 * `SILENCE` drops the connection after the request was taken, `SLOW` leaves it open without an answer; a text is answered
 * as plain text.
 */
export type Answered = { readonly status: number; readonly body?: unknown } | 'SILENCE' | 'SLOW';

/** A server on this machine that answers as it is told and keeps what it was asked. */
export async function startProviderServer(answer: (asked: Asked) => Answered) {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://local');
    const one: Asked = {
      method: request.method ?? '',
      path: pathname,
      query: searchParams,
      headers: request.headers,
      body: await text(request),
    };
    asked.push(one);
    const told = answer(one);
    if (told === 'SLOW') return;
    if (told === 'SILENCE') return request.socket.destroy();
    const isText = typeof told.body === 'string';
    response.writeHead(told.status, { 'content-type': isText ? 'text/plain' : 'application/json' });
    response.end(isText ? told.body : told.body === undefined ? '' : JSON.stringify(told.body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
