/**
 * Loaded into each process of Elenco by NODE_OPTIONS (event-loop.ts): in the one that serves pages it measures how long
 * the event loop stands still, and answers it at the socket that its own address names. POST begins anew.
 */
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';

if (process.argv[1]?.endsWith('next/dist/bin/next')) {
  const socket = new URL(import.meta.url).searchParams.get('socket');
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  rmSync(socket, { force: true });
  createServer((request, response) => {
    if (request.method === 'POST') delay.reset();
    const { max, mean, stddev } = delay;
    response.end(JSON.stringify({ p50: delay.percentile(50), p99: delay.percentile(99), max, mean, stddev }));
  })
    .listen(socket)
    .unref();
}
