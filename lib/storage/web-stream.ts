import type { Readable } from 'node:stream';
import { ReadableStream as NodeStream } from 'node:stream/web';

/**
 * The bytes of a Node stream as a response takes them, read as they are asked for; who stops taking them ends the stream.
 * `Readable.toWeb` of Node 20 throws outside of any handler where a reader leaves while bytes are on their way.
 */
export const webStream = (bytes: Readable): ReadableStream<Uint8Array<ArrayBuffer>> =>
  // The types of Node and of the browser say the same by two names.
  (NodeStream as unknown as { from: (source: Readable) => ReadableStream<Uint8Array<ArrayBuffer>> }).from(
    bytes,
  );
