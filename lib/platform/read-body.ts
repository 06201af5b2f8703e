import type { Readable } from 'node:stream';
import { AppError } from '@/lib/core/errors';

/** JSON bodies hold a form at the most. */
export const JSON_BYTES = 64 * 1024;

/** So much of a body that is too long is still taken and thrown away: who is cut off while sending reads no answer. */
const DRAINED_BYTES = 1024 * 1024;

/**
 * The body of a request, never holding more than the limit. Throws TOO_LARGE with that message for a longer one:
 * at once when it is announced, else when the limit has been passed.
 */
export async function readBody(
  request: Pick<Request, 'body' | 'headers'>,
  maxBytes: number,
  message = 'errors.tooLarge',
): Promise<Buffer> {
  const tooLarge = new AppError('TOO_LARGE', message);
  // Node takes what is left of it after the answer.
  if (Number(request.headers.get('content-length')) > maxBytes) throw tooLarge;
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let total = 0;
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    total += value.byteLength;
    if (total <= maxBytes) chunks.push(value);
    else chunks.length = 0;
    if (total > maxBytes + DRAINED_BYTES) break;
  }
  if (total > maxBytes) throw tooLarge;
  return Buffer.concat(chunks);
}

/** The same request with its body read, for who reads requests without a limit. Throws as `readBody`. */
export async function withLimitedBody(request: Request, maxBytes: number): Promise<Request> {
  if (!request.body) return request;
  const body = await readBody(request, maxBytes);
  const { url, method, headers, signal } = request;
  return new Request(url, { method, headers, signal, body: new Uint8Array(body) });
}

/**
 * The body of a request as Node gives it, for who checks its length afterwards. Of one that is longer than
 * `DRAINED_BYTES` the beginning is given at once, and the rest thrown away as it comes. Rejects when its sender leaves.
 */
export function readNodeBody(request: Readable): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    let total = 0;
    const give = () => resolve(Buffer.concat(chunks));
    request.on('data', (chunk: Uint8Array) => {
      if (total > DRAINED_BYTES) return;
      total += chunk.byteLength;
      chunks.push(chunk);
      if (total > DRAINED_BYTES) give();
    });
    request.once('end', give);
    request.once('error', reject);
    request.once('close', () => reject(new Error('the sender left')));
  });
}
