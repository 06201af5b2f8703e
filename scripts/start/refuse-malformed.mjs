// Before Next's server sees a request: what it would answer with 500, because no rule of the application is asked
// first, is answered here or made such that the application can answer it: also a form that a proxy passes on under
// another name. With TLS every answer says so.
import { Server } from 'node:http';

/** Methods that a fetch Request cannot have; Next makes one of every request. */
const UNSUPPORTED = ['TRACE', 'TRACK', 'CONNECT'];
const FOR_PROGRAMS = /^\/(api|graphql|notify|upload-images|post-profile)(\/|$)/;
/** A path that no page has: people get the page for what there is not. */
const NOWHERE = '/direccion-no-valida';
const ADDRESS = URL.canParse(process.env.APP_URL ?? '') ? new URL(process.env.APP_URL) : null;
const HTTPS = ADDRESS?.protocol === 'https:';
/** At home it answers under any name it was reached by, and the mailbox looks at that name (lib/platform/this-machine.ts). */
const PUBLISHED = ADDRESS && !['localhost', '127.0.0.1', '[::1]'].includes(ADDRESS.hostname) ? ADDRESS : null;

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

/**
 * A form of an own page says where it comes from. A proxy that passes another name on as Host (nginx by its defaults)
 * would have Next take it for another site's.
 */
function nameOwn(headers) {
  if (!PUBLISHED || headers.origin !== PUBLISHED.origin) return;
  headers.host = PUBLISHED.host;
  headers['x-forwarded-host'] = PUBLISHED.host;
}

/** True when the request has been answered. */
function answered(request, response) {
  nameOwn(request.headers);
  if (HTTPS) response.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
  if (UNSUPPORTED.includes(request.method)) {
    refuse(response, 405, 'Esta dirección no acepta ese método.', { Allow: 'GET, HEAD, POST' });
    return true;
  }
  const [asked = '', ...query] = request.url.split('?');
  // Next would lead to the path with single slashes, and write the secret of a link into that answer.
  const path = asked.replaceAll(/\/{2,}/g, '/');
  if (!isPath(path)) {
    if (FOR_PROGRAMS.test(path)) {
      refuse(response, 400, 'Esta dirección no es válida.');
      return true;
    }
    request.url = NOWHERE;
  } else {
    // No database holds a NUL; a search for one finds what is found without it.
    request.url = [path, ...(query.length > 0 ? [query.join('?').replaceAll('%00', '')] : [])].join('?');
  }
  return false;
}

const emit = Server.prototype.emit;
Server.prototype.emit = function emitReadable(event, ...args) {
  if (event === 'request' && answered(args[0], args[1])) return true;
  return emit.call(this, event, ...args);
};
