import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { webStream } from './web-stream';

/** A file of a ZIP; `read` is asked when its turn comes. Bytes that are compressed already are not packed again. */
export type ZipEntry = {
  readonly name: string;
  readonly packed: boolean;
  readonly read: () => Promise<Uint8Array>;
};

/** The bytes of a ZIP as they are asked for, of any size: one entry is in memory, never two. */
export function zipOf(entries: Iterable<ZipEntry>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const zip = new ZipFile();
  const bytes = zip.outputStream as Readable;
  zip.on('error', (error: Error) => bytes.destroy(error));
  for (const { name, packed, read } of entries) {
    zip.addReadStreamLazy(name, { compress: packed }, (give) => {
      // Nobody takes it any more.
      if (bytes.destroyed) return;
      read().then(
        (content) => give(null, Readable.from([content])),
        (error: Error) => bytes.destroy(error),
      );
    });
  }
  zip.end();
  return webStream(bytes);
}
