import { contentDisposition } from './file-name';

type Named = { readonly name: string; readonly body: ReadableStream<Uint8Array<ArrayBuffer>> };

/** A ZIP as a download that nothing keeps. */
export const zipResponse = ({ name, body }: Named): Response =>
  new Response(body, {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': contentDisposition('attachment', name),
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
