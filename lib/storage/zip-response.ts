import { contentDisposition } from './file-name';

type Named = {
  readonly name: string;
  /** Where it is known before it is read. */
  readonly size?: number;
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>>;
};

/** A ZIP as a download that nothing keeps, made as it is read: a proxy that gathered it would read ahead of its reader. */
export const zipResponse = ({ name, size, body }: Named): Response =>
  new Response(body, {
    headers: {
      'Content-Type': 'application/zip',
      ...(size === undefined ? {} : { 'Content-Length': String(size) }),
      'Content-Disposition': contentDisposition('attachment', name),
      'Cache-Control': 'private, no-store, no-transform',
      'X-Accel-Buffering': 'no',
      'X-Content-Type-Options': 'nosniff',
    },
  });
