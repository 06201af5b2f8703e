import { inflateSync } from 'node:zlib';

const WOFF_SIGNATURE = 0x774f4646;
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

const padded = (length: number) => Math.ceil(length / 4) * 4;

/** The table at an entry of a WOFF directory; stored as it is where compression would not have helped. */
function readTable(woff: Buffer, entry: number) {
  const offset = woff.readUInt32BE(entry + 4);
  const stored = woff.subarray(offset, offset + woff.readUInt32BE(entry + 8));
  const length = woff.readUInt32BE(entry + 12);
  const bytes = stored.length < length ? inflateSync(stored) : stored;
  if (bytes.length !== length) throw new Error('A table of the WOFF file has another length than announced');
  return { tag: woff.readUInt32BE(entry), checksum: woff.readUInt32BE(entry + 16), bytes };
}

function sfntHeader(flavour: number, tables: number): Buffer {
  const entrySelector = Math.floor(Math.log2(tables));
  const searchRange = 2 ** entrySelector * 16;
  const header = Buffer.alloc(SFNT_HEADER);
  header.writeUInt32BE(flavour, 0);
  header.writeUInt16BE(tables, 4);
  header.writeUInt16BE(searchRange, 6);
  header.writeUInt16BE(entrySelector, 8);
  header.writeUInt16BE(tables * 16 - searchRange, 10);
  return header;
}

/**
 * The plain font (TrueType or OpenType) inside a WOFF 1.0 file. Left packed, fontkit inflates every table again
 * in JavaScript for every document, which was over a third of the time of rendering.
 * @throws Error when the bytes are not WOFF 1.0
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.readUInt32BE(0) !== WOFF_SIGNATURE) throw new Error('Not a WOFF 1.0 file');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) =>
    readTable(woff, WOFF_HEADER + index * WOFF_ENTRY),
  );
  const directory = Buffer.alloc(count * SFNT_ENTRY);
  let offset = SFNT_HEADER + directory.length;
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    directory.writeUInt32BE(tag, index * SFNT_ENTRY);
    directory.writeUInt32BE(checksum, index * SFNT_ENTRY + 4);
    directory.writeUInt32BE(offset, index * SFNT_ENTRY + 8);
    directory.writeUInt32BE(bytes.length, index * SFNT_ENTRY + 12);
    offset += padded(bytes.length);
  }
  const bodies = tables.map(({ bytes }) => Buffer.concat([bytes], padded(bytes.length)));
  return Buffer.concat([sfntHeader(woff.readUInt32BE(4), count), directory, ...bodies]);
}
