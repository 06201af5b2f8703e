import type { Readable } from 'node:stream';

const NEW_LINE = 10;
/** A line that is longer is cut. */
const MOST_BYTES = 1024 * 1024;

/** Hands a stream on by whole lines, so that several can be written to one file. A failing stream is left alone. */
export function wholeLines(stream: Readable, write: (lines: Buffer) => void): void {
  let begun: Buffer = Buffer.alloc(0);
  stream.on('data', (chunk: Buffer) => {
    const all = begun.length > 0 ? Buffer.concat([begun, chunk]) : chunk;
    const end = all.length > MOST_BYTES ? all.length : all.lastIndexOf(NEW_LINE) + 1;
    if (end > 0) write(all.subarray(0, end));
    begun = all.subarray(end);
  });
  stream.on('end', () => begun.length > 0 && write(begun));
  stream.on('error', () => undefined);
}
