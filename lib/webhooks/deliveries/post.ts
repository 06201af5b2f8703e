import { lookup as lookUp } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { isIP } from 'node:net';
import { allowsInnerAddresses, isPublicAddress } from '../address';

const PATIENCE_MS = 10_000;
const KEPT_BYTES = 1024;

export type Posted = { readonly statusCode: number; readonly answer: string };

/** The connection goes to an address that was looked at: a name that answers differently a moment later gains nothing. */
const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  lookUp(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, '', 4);
    const good = allowsInnerAddresses() ? found : found.filter(({ address }) => isPublicAddress(address));
    const [first] = good;
    if (!first) return callback(new Error('the name leads to no public address'), '', 4);
    if (options.all) return callback(null, good as never, undefined as never);
    callback(null, first.address, first.family);
  });
};

/**
 * Posts a body to an address of the internet and answers its status and the first kilobyte of its answer; follows no
 * redirect. Rejects when nothing answers in ten seconds, and for an address that is none of the internet.
 */
export function post(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<Posted> {
  const target = new URL(url);
  const host = target.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !allowsInnerAddresses() && !isPublicAddress(host)) {
    return Promise.reject(new Error('not a public address'));
  }
  if (target.protocol !== 'https:' && !allowsInnerAddresses()) return Promise.reject(new Error('not https'));
  const client = target.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const request = client.request(target, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      lookup: lookUpPublic,
      agent: false,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    request.once('error', reject);
    request.once('response', (response) => {
      const parts: Buffer[] = [];
      let size = 0;
      const end = () => {
        const answer = Buffer.concat(parts).subarray(0, KEPT_BYTES).toString().replaceAll('\u0000', '');
        resolve({ statusCode: response.statusCode ?? 0, answer });
        response.destroy();
      };
      response.on('data', (part: Buffer) => {
        parts.push(part);
        size += part.length;
        if (size >= KEPT_BYTES) end();
      });
      response.once('end', end);
      response.once('error', reject);
    });
    request.end(body);
  });
}
