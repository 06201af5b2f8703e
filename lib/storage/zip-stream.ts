import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file of a ZIP; `read` is asked when its turn comes. Bytes that are compressed already are not packed again. */
export type ZipEntry = {
  readonly name: string;
  readonly packed: boolean;
  readonly read: () => Promise<Uint8Array>;
};

/** More of either a ZIP of this kind does not hold (no ZIP64). */
export const MOST_ZIP_FILES = 60_000;
export const MOST_ZIP_BYTES = 3_900_000_000;

/** The bytes of a ZIP, an entry at a time as they are asked for: one entry is in memory, never two. */
export function zipOf(entries: Iterable<ZipEntry>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const left = entries[Symbol.iterator]();
  let zip: Zip;
  return new ReadableStream({
    start(controller) {
      zip = new Zip((error, chunk, final) => {
        if (error) return controller.error(error);
        controller.enqueue(new Uint8Array(chunk));
        if (final) controller.close();
      });
    },
    async pull() {
      const { value: next, done } = left.next();
      if (done) return zip.end();
      const entry = next.packed ? new ZipDeflate(next.name) : new ZipPassThrough(next.name);
      const bytes = await next.read();
      zip.add(entry);
      entry.push(bytes, true);
    },
    cancel() {
      zip.terminate();
    },
  });
}
