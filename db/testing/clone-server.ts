import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { TemplateCluster } from './template-cluster.ts';

export type CloneServer = { readonly url: string; readonly stop: () => Promise<void> };

/**
 * Hands database clones to the processes of the test files: `POST` answers with the connection string of a new one,
 * `DELETE` with that string as body gives it back, `PUT` with two names makes the second a copy of the first. The cluster starts with the first request, so that a run
 * without database tests pays nothing for it.
 */
export async function startCloneServer(): Promise<CloneServer> {
  let cluster: Promise<TemplateCluster> | undefined;

  async function answer(request: IncomingMessage): Promise<string> {
    cluster ??= import('./template-cluster.ts').then((module) => module.startTemplateCluster());
    const { clone, copy, release } = await cluster;
    if (request.method === 'POST') return clone();
    if (request.method === 'PUT') {
      const [from = '', to = ''] = (await text(request)).split(' ');
      await copy(from, to);
      return '';
    }
    release(await text(request));
    return '';
  }

  const server = createServer((request, response) => {
    answer(request).then(
      (body) => response.end(body),
      (error: unknown) => {
        response.statusCode = 500;
        response.end(error instanceof Error ? error.stack : String(error));
      },
    );
  });
  // A kept connection that the server closed after its idle seconds fails the request that is just being sent on it.
  server.keepAliveTimeout = 0;
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;

  async function stop(): Promise<void> {
    server.closeAllConnections();
    server.close();
    const running = await cluster?.catch(() => undefined);
    await running?.stop();
  }
  return { url: `http://127.0.0.1:${port}`, stop };
}
