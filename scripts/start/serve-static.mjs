// Scripts and styles are sent as the build packed them (web/pack-static.ts): Next would pack them anew at each request,
// in the process that answers pages. What is asked for otherwise (in part, unpacked, by another method) Next answers.
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Server } from 'node:http';
import path from 'node:path';
import { chooseEncoding } from './web/choose-encoding.mjs';

const OUTPUT = path.join(process.cwd(), '.next');
const PACKED = path.join(OUTPUT, 'packed');
/** Their names change with what they hold. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const METHODS = ['GET', 'HEAD'];

/** By address; none where this build was not packed. */
function readIndex() {
  try {
    const { build, files } = JSON.parse(readFileSync(path.join(PACKED, 'index.json'), 'utf8'));
    return build === readFileSync(path.join(OUTPUT, 'BUILD_ID'), 'utf8').trim() ? files : {};
  } catch {
    return {};
  }
}
const files = process.env.NODE_ENV === 'production' ? readIndex() : {};

/** What was sent once, packed: two or three megabytes in all. */
const kept = new Map();

async function bytesOf(name) {
  const bytes = kept.get(name) ?? (await readFile(path.join(PACKED, name)));
  kept.set(name, bytes);
  return bytes;
}

const isKnown = (told, tag) =>
  told?.split(',').some((each) => each.trim().replace(/^W\//, '') === tag || each.trim() === '*');

async function send({ type, hash }, encoding, request, response) {
  const tag = `"${hash}.${encoding}"`;
  const bytes = await bytesOf(`${hash}.${encoding}`);
  response.setHeader('Cache-Control', FOR_EVER);
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('ETag', tag);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  if (isKnown(request.headers['if-none-match'], tag)) return response.writeHead(304).end();
  response.setHeader('Content-Type', type);
  response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', bytes.length);
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

function answered(request, response, next) {
  const { method, headers, url } = request;
  if (!url.startsWith('/_next/static/') || !METHODS.includes(method) || headers.range) return false;
  const [address] = url.split('?', 1);
  if (!Object.hasOwn(files, address)) return false;
  const encoding = chooseEncoding(headers['accept-encoding']);
  if (!encoding) return false;
  // A file that cannot be read any more: Next has its own.
  send(files[address], encoding, request, response).catch(next);
  return true;
}

const emit = Server.prototype.emit;
Server.prototype.emit = function emitUnpacked(event, ...args) {
  if (event === 'request' && answered(args[0], args[1], () => emit.call(this, event, ...args))) return true;
  return emit.call(this, event, ...args);
};
