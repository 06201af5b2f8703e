import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export type S3Credentials = { readonly accessKeyId: string; readonly secretAccessKey: string };

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();

const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

function canonicalQuery(query: URLSearchParams): string {
  const pairs = [...query].map(([name, value]) => `${encode(name)}=${encode(value)}`);
  return pairs.sort().join('&');
}

function canonicalHeader(request: IncomingMessage, name: string): string {
  const value = request.headers[name];
  return `${name}:${(Array.isArray(value) ? value.join(',') : (value ?? '')).trim()}\n`;
}

/**
 * True when a request carries a valid AWS Signature Version 4 in its Authorization header, over a body whose hash is
 * the one signed. Follows the published algorithm on its own, not the client's code.
 */
export function isSigned(request: IncomingMessage, body: Buffer, credentials: S3Credentials): boolean {
  const header = request.headers.authorization ?? '';
  const [, scope = '', signedHeaders = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(header) ??
    [];
  const [accessKeyId, date = '', region = '', service = ''] = scope.split('/');
  const bodyHash = String(request.headers['x-amz-content-sha256']);
  if (accessKeyId !== credentials.accessKeyId) return false;
  if (bodyHash !== 'UNSIGNED-PAYLOAD' && bodyHash !== sha256(body)) return false;

  const url = new URL(request.url ?? '/', 'http://s3');
  const canonicalRequest = [
    request.method,
    url.pathname,
    canonicalQuery(url.searchParams),
    signedHeaders
      .split(';')
      .map((name) => canonicalHeader(request, name))
      .join(''),
    signedHeaders,
    bodyHash,
  ].join('\n');
  const toSign = [
    'AWS4-HMAC-SHA256',
    request.headers['x-amz-date'],
    `${date}/${region}/${service}/aws4_request`,
    sha256(canonicalRequest),
  ].join('\n');
  const key = [date, region, service, 'aws4_request'].reduce<Buffer>(
    (previous, part) => hmac(previous, part),
    Buffer.from(`AWS4${credentials.secretAccessKey}`),
  );
  return hmac(key, toSign).toString('hex') === signature;
}
