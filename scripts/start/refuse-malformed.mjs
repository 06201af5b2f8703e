// Before Next's server sees a request: what it would answer with 500, because no rule of the application is asked
// first, is answered here or made such that the application can answer it. With TLS every answer says so.
import { Server } from 'node:http';

/** Methods that a fetch Request cannot have; Next makes one of every request. */
const UNSUPPORTED = ['TRACE', 'TRACK', 'CONNECT'];
const FOR_PROGRAMS = /^\/(api|graphql|notify|upload-images|post-profile)(\/|$)/;
/** A path that no page has: people get the page for what there is not. */
const NOWHERE = '/direccion-no-valida';
const HTTPS = (process.env.APP_URL ?? '').startsWith('https:');

function isPath(path) {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}

function refuse(response, status, message, headers = {}) {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...headers });
  response.end(JSON.stringify({ status, message }));
}

/** True when the request has been answered. */
function answered(request, response) {
  if (HTTPS) response.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
  if (UNSUPPORTED.includes(request.method)) {
    refuse(response, 405, 'Esta dirección no acepta ese método.', { Allow: 'GET, HEAD, POST' });
    return true;
  }
  const [path = '', ...query] = request.url.split('?');
  if (!isPath(path)) {
    if (FOR_PROGRAMS.test(path)) {
      refuse(response, 400, 'Esta dirección no es válida.');
      return true;
    }
    request.url = NOWHERE;
  } else if (query.length > 0) {
    // No database holds a NUL; a search for one finds what is found without it.
    request.url = `${path}?${query.join('?').replaceAll('%00', '')}`;
  }
  return false;
}

const emit = Server.prototype.emit;
Server.prototype.emit = function emitReadable(event, ...args) {
  if (event === 'request' && answered(args[0], args[1])) return true;
  return emit.call(this, event, ...args);
};
