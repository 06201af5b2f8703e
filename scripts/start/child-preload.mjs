// Loaded before Next's server (plain JavaScript, because that server runs without tsx).
// 1. Its parent was killed: it ends too, or it would hold the port for ever.
// 2. It is asked to stop: it first says that it is not ready and goes on answering for DRAIN_SECONDS, each answer
//    closing its connection, so that a balancer and clients that keep connections alive have gone elsewhere before
//    it stops listening. Then live streams are ended, since their clients connect again by themselves.
// 3. Who asks is added to X-Forwarded-For, as each proxy on the way does: without it the header would be whatever
//    the client wrote there (lib/platform/request-ip.ts reads it).
// 4. What it prints and nobody can write down (a full disk) is lost: as an error it would be printed again, without end.
// 5. What Next's server could only fail on is answered before it (refuse-malformed.mjs).
// 6. GraphQL is answered past Next (answer-graphql.mjs), and so are scripts and styles (serve-static.mjs).
// 7. One of several processes that answer a port together (web/start-web-process.ts) says every two seconds that its
//    event loop turns, and leaves what the prompt sends to all to the process that started it.
// 8. A page can set the status of its answer (tell-status.mjs).
// 9. Without HOST it listens on 127.0.0.1 and ::1 alone: `localhost` may lead to either. What stands in its way is told
//    in words (tell-start.mjs).
// 10. `.env` is read before all of that, as npm start reads it.
import cluster from 'node:cluster';
import { subscribe } from 'node:diagnostics_channel';
import { Server } from 'node:http';
import net from 'node:net';
import './read-env-file.mjs';
import './answer-graphql.mjs';
import './serve-static.mjs';
import './refuse-malformed.mjs';
import { tellListening } from './tell-start.mjs';
import './tell-status.mjs';

const ORPHAN_GRACE_MS = 2000;
/** Longer than a connection is kept alive without a request: none is in use any more when the listener closes. */
const DRAIN_SECONDS = 8;
/** An answer that is still being sent after this long is taken for a stream, whatever it calls itself. */
const ANSWER_MS = 6000;
/** Who has connected and asks nothing is not waited for. */
const LAST_MS = 10_000;
const LOOK_MS = 50;
const ALIVE_MS = 2_000;
const LOOPBACK = ['127.0.0.1', '::1'];

const answering = new Set();
const listeners = new Set();
let stopping = false;
let orphaned = false;

for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);

const isStream = (response) => String(response.getHeader('content-type') ?? '').includes('text/event-stream');

function tellPeer(request) {
  const told = request.headers['x-forwarded-for'];
  const peer = request.socket.remoteAddress ?? 'unknown';
  request.headers['x-forwarded-for'] = told ? `${told}, ${peer}` : peer;
}

subscribe('http.server.request.start', ({ request, response }) => {
  tellPeer(request);
  answering.add(response);
  response.once('close', () => answering.delete(response));
  if (stopping) response.shouldKeepAlive = false;
});

function listenAlso(server, host) {
  const twin = net.createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
    server.emit('connection', socket),
  );
  // A machine without IPv6; that nobody else is there has been looked at before (check-machine.ts).
  twin.on('error', () => listeners.delete(twin));
  listeners.add(twin);
  server.once('close', () => twin.close());
  twin.listen({ port: server.address().port, host, ipv6Only: true });
}

const listen = Server.prototype.listen;
Server.prototype.listen = function listenAtHome(port, host, ...rest) {
  listeners.add(this);
  tellListening(this, port);
  if (typeof port !== 'number' || typeof host === 'string') return listen.call(this, port, host, ...rest);
  const asked = process.env.HOST?.trim();
  const done = [host, ...rest].find((each) => typeof each === 'function');
  if (asked && asked !== 'localhost') return listen.call(this, port, asked, done);
  const [first, second] = LOOPBACK;
  this.once('listening', () => listenAlso(this, second));
  return listen.call(this, port, first, done);
};

function stop() {
  if (stopping) return;
  stopping = true;
  // Read by lib/platform/check-readiness.ts.
  globalThis.elencoStopping = true;
  for (const response of answering) response.shouldKeepAlive = false;
  const seconds = Number(process.env.DRAIN_SECONDS?.trim() || DRAIN_SECONDS);
  setTimeout(close, orphaned ? 0 : seconds * 1000);
}

function close() {
  const began = Date.now();
  let open = 0;
  for (const listener of listeners) {
    if (!listener.listening) continue;
    open++;
    listener.close(() => open--);
  }
  setInterval(() => {
    for (const response of answering) {
      response.shouldKeepAlive = false;
      if (response.headersSent && (isStream(response) || Date.now() - began > ANSWER_MS)) response.end();
    }
    for (const listener of listeners) listener.closeIdleConnections?.();
    if ((open === 0 && answering.size === 0) || Date.now() - began > LAST_MS) process.exit(143);
  }, LOOK_MS);
}

if (process.env.NODE_ENV !== 'development') {
  // Next would close the listener at once.
  process.env.NEXT_MANUAL_SIG_HANDLE = '1';
  process.on('SIGTERM', stop);
  for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, cluster.isWorker ? () => undefined : stop);
}

if (cluster.isWorker) {
  setInterval(() => process.send?.('alive', () => undefined), ALIVE_MS).unref();
  // Else Node ends it at once when its parent was killed, whatever it is answering.
  cluster.worker.exitedAfterDisconnect = true;
}

process.on('disconnect', () => {
  orphaned = true;
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), ORPHAN_GRACE_MS).unref();
});
