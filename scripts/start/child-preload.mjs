// Loaded before Next's server (plain JavaScript, because that server runs without tsx).
// 1. Its parent was killed: it ends too, or it would hold the port for ever.
// 2. It is asked to stop: live streams are ended, since their clients connect again by themselves, and
//    every answer closes its connection; `server.close()` alone would wait for both.
// 3. Who asks is added to X-Forwarded-For, as each proxy on the way does: without it the header would be whatever
//    the client wrote there (lib/platform/request-ip.ts reads it).
import { subscribe } from 'node:diagnostics_channel';

const ORPHAN_GRACE_MS = 2000;
/** An answer that is still being sent after this long is taken for a stream, whatever it calls itself. */
const ANSWER_MS = 6000;
const answering = new Set();
const servers = new Set();
let stopping = false;

const isStream = (response) => String(response.getHeader('content-type') ?? '').includes('text/event-stream');

function tellPeer(request) {
  const told = request.headers['x-forwarded-for'];
  const peer = request.socket.remoteAddress ?? 'unknown';
  request.headers['x-forwarded-for'] = told ? `${told}, ${peer}` : peer;
}

subscribe('http.server.request.start', ({ request, response, server }) => {
  tellPeer(request);
  servers.add(server);
  answering.add(response);
  response.once('close', () => answering.delete(response));
  if (stopping) response.shouldKeepAlive = false;
});

function stop() {
  if (stopping) return;
  stopping = true;
  const asked = Date.now();
  setInterval(() => {
    for (const response of answering) {
      response.shouldKeepAlive = false;
      if (response.headersSent && (isStream(response) || Date.now() - asked > ANSWER_MS)) response.end();
    }
    for (const server of servers) server.closeIdleConnections();
  }, 50).unref();
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);

process.on('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), ORPHAN_GRACE_MS).unref();
});
