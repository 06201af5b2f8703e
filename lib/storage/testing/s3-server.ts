import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { isSigned, type S3Credentials } from './s3-signature';

type StoredObject = { readonly body: Buffer; readonly type: string; readonly modified: Date };

export type S3Server = {
  readonly endpoint: string;
  readonly objects: ReadonlyMap<string, StoredObject>;
  /** While set, every request is answered with this status, as a server in trouble would. */
  failWith: number | null;
  readonly stop: () => Promise<void>;
};

type Options = S3Credentials & { readonly bucket: string; readonly pageSize?: number };

const etag = (body: Buffer) => `"${createHash('md5').update(body).digest('hex')}"`;
const escapeXml = (text: string) => text.replace(/[&<>]/g, (c) => `&#${c.charCodeAt(0)};`);
const unescapeXml = (text: string) =>
  text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));

function sendXml(response: ServerResponse, status: number, xml: string): void {
  response.writeHead(status, { 'Content-Type': 'application/xml' });
  response.end(`<?xml version="1.0" encoding="UTF-8"?>${xml}`);
}

const sendError = (response: ServerResponse, status: number, code: string) =>
  sendXml(response, status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);

function sendList(response: ServerResponse, objects: Map<string, StoredObject>, url: URL, pageSize: number) {
  const after = url.searchParams.get('continuation-token') ?? '';
  const prefix = url.searchParams.get('prefix') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = keys.slice(0, pageSize);
  const truncated = keys.length > page.length;
  const contents = page.map((key) => {
    const object = objects.get(key);
    if (!object) return '';
    const { body, modified } = object;
    return `<Contents><Key>${escapeXml(key)}</Key><Size>${body.length}</Size><ETag>${etag(body)}</ETag><LastModified>${modified.toISOString()}</LastModified></Contents>`;
  });
  const next = truncated ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  sendXml(
    response,
    200,
    `<ListBucketResult><IsTruncated>${truncated}</IsTruncated><KeyCount>${page.length}</KeyCount>${next}${contents.join('')}</ListBucketResult>`,
  );
}

function sendObject(response: ServerResponse, object: StoredObject | undefined, withBody: boolean): void {
  if (!object) {
    if (withBody) sendError(response, 404, 'NoSuchKey');
    else response.writeHead(404).end();
    return;
  }
  response.writeHead(200, {
    'Content-Type': object.type,
    'Content-Length': object.body.length,
    'Last-Modified': object.modified.toUTCString(),
    ETag: etag(object.body),
  });
  response.end(withBody ? object.body : undefined);
}

function putObject(
  request: IncomingMessage,
  response: ServerResponse,
  objects: Map<string, StoredObject>,
  bucket: string,
  key: string,
  body: Buffer,
): void {
  const source = request.headers['x-amz-copy-source'];
  const modified = new Date();
  if (typeof source !== 'string') {
    objects.set(key, { body, type: request.headers['content-type'] ?? 'application/octet-stream', modified });
    response.writeHead(200, { ETag: etag(body) }).end();
    return;
  }
  const copied = objects.get(decodeURIComponent(source).replace(`/${bucket}/`, ''));
  if (!copied) {
    sendError(response, 404, 'NoSuchKey');
    return;
  }
  objects.set(key, { ...copied, modified });
  const result = `<ETag>${etag(copied.body)}</ETag><LastModified>${modified.toISOString()}</LastModified>`;
  sendXml(response, 200, `<CopyObjectResult>${result}</CopyObjectResult>`);
}

/**
 * An S3-compatible server in memory, with one bucket addressed by path: put, copy, get, head, delete, delete many,
 * and list in pages. It refuses what is not signed with the given credentials, so a client that talks to it can talk
 * to a real one.
 */
export async function startS3Server({ bucket, pageSize = 1000, ...credentials }: Options): Promise<S3Server> {
  const objects = new Map<string, StoredObject>();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const url = new URL(request.url ?? '/', 'http://s3');
    if (state.failWith) return sendError(response, state.failWith, 'InternalError');
    if (!isSigned(request, body, credentials)) return sendError(response, 403, 'SignatureDoesNotMatch');
    const [, name, ...rest] = decodeURIComponent(url.pathname).split('/');
    const key = rest.join('/');
    if (name !== bucket) return sendError(response, 404, 'NoSuchBucket');

    if (request.method === 'GET' && !key) return sendList(response, objects, url, pageSize);
    if (request.method === 'GET') return sendObject(response, objects.get(key), true);
    if (request.method === 'HEAD') return sendObject(response, objects.get(key), false);
    if (request.method === 'PUT') return putObject(request, response, objects, bucket, key, body);
    if (request.method === 'DELETE') {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    if (request.method === 'POST' && url.searchParams.has('delete')) {
      for (const [, found = ''] of body.toString().matchAll(/<Key>([^<]*)<\/Key>/g))
        objects.delete(unescapeXml(found));
      return sendXml(response, 200, '<DeleteResult></DeleteResult>');
    }
    sendError(response, 501, 'NotImplemented');
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => sendError(response, 500, 'InternalError'));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const state: S3Server = {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    failWith: null,
    stop: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
  return state;
}
