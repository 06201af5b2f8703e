import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { refusal } from './refuse';

/** More of either no agency has. */
const MOST_ENTRIES = 500_000;
const MOST_BYTES = 200 * 1024 ** 3;
/** Tables are packed to a twentieth or so; what promises to grow much more is a bomb. */
const MOST_TIMES = 200;
const ALWAYS_ALLOWED = 64 * 1024 ** 2;
const STORED = 0;
const DEFLATED = 8;

/** A ZIP of somebody else whose list of entries was looked over; nothing of it is written by its name. */
export type OpenedArchive = {
  readonly names: ReadonlySet<string>;
  readonly sizeOf: (name: string) => number;
  /** The bytes of an entry; they fail when they are not as many as the list says, or do not unpack. */
  readonly stream: (name: string) => Promise<Readable>;
  /** All of an entry of at most `most` bytes. Throws INVALID. */
  readonly read: (name: string, most: number) => Promise<Buffer>;
  readonly close: () => void;
};

/** Opens a ZIP and looks over its list of entries. Throws INVALID in words. */
export async function openZip(path: string): Promise<OpenedArchive> {
  const zip = await new Promise<ZipFile>((resolve, reject) => {
    yauzl.open(path, { lazyEntries: true, autoClose: false, strictFileNames: true }, (error, opened) =>
      error ? reject(unopened(error, path)) : resolve(opened),
    );
  });
  try {
    const entries = await listEntries(zip);
    const openStream = promisify<Entry, Readable>((entry, done) => zip.openReadStream(entry, done));
    const entryOf = (name: string): Entry => {
      const entry = entries.get(name);
      if (!entry) throw refusal('entry', { name });
      return entry;
    };
    const sizeOf = (name: string) => entryOf(name).uncompressedSize;
    const stream = (name: string) =>
      openStream(entryOf(name)).catch(() => {
        throw refusal('entry', { name });
      });
    return {
      names: new Set(entries.keys()),
      sizeOf,
      stream,
      read: async (name, most) => {
        if (sizeOf(name) > most) throw refusal('tooLarge');
        return buffer(await stream(name)).catch(() => {
          throw refusal('entry', { name });
        });
      },
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

/** Why a file is not opened. Of what is none, yauzl says only that it does not find the end of a ZIP. */
function unopened(error: NodeJS.ErrnoException, path: string): Error {
  const known = {
    ENOENT: 'notThere',
    ENOTDIR: 'notThere',
    EISDIR: 'folder',
    EACCES: 'noPermission',
    EPERM: 'noPermission',
  } as const;
  const code = error.code as keyof typeof known | undefined;
  const isNone = /end of central directory/i.test(error.message);
  if (code && known[code]) return refusal(known[code], { path });
  return isNone ? refusal('notAZip', { path }) : refusal('notReadable', { why: error.message });
}

async function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > MOST_ENTRIES) throw refusal('tooLarge');
  const entries = new Map<string, Entry>();
  let packed = 0;
  let unpacked = 0;
  const look = (entry: Entry) => {
    const name = entry.fileName;
    const method = entry.compressionMethod;
    if (entries.has(name) || entry.isEncrypted() || (method !== STORED && method !== DEFLATED))
      throw refusal('entry', { name });
    packed += entry.compressedSize;
    unpacked += entry.uncompressedSize;
    // Entries that lie over one another promise more packed bytes than there are.
    if (packed > zip.fileSize || unpacked > MOST_BYTES) throw refusal('tooLarge');
    if (unpacked > ALWAYS_ALLOWED + MOST_TIMES * zip.fileSize) throw refusal('tooLarge');
    entries.set(name, entry);
  };
  await new Promise<void>((resolve, reject) => {
    zip
      .on('entry', (entry: Entry) => {
        try {
          look(entry);
          zip.readEntry();
        } catch (error) {
          reject(error);
        }
      })
      .on('end', resolve)
      .on('error', (error: Error) => reject(refusal('notReadable', { why: error.message })));
    zip.readEntry();
  });
  return entries;
}
