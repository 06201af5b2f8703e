import { constants, inflateSync } from 'node:zlib';
import { AppError } from '@/lib/core/errors';
import { trimPdf } from './trim-pdf';
import { unlockPdf } from './unlock-pdf';

/** Most bytes that the object streams of one document may unpack to; a paper of a few pages has far less. */
const MOST_UNFOLDED_BYTES = 32 * 1024 * 1024;
const MOST_OBJECT_STREAMS = 2_000;
/** Characters from the beginning of an object to its stream. */
const LONGEST_DICTIONARY = 16 * 1024;

const refuse = (reason: string) => new AppError('INVALID', `upload.${reason}`);

/** Names of what a reader would run, start or unpack: too long to come about by chance in packed bytes. */
const ACTIVE =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|ImportData|SubmitForm)(?![\w#.-])|\/XFA\s*[[\d]|\/AA\s*(?:<<|\d+\s+\d+\s+R)/;
/** Texts that a browser would take for a page, and the standard test of virus scanners. */
const FOREIGN = ['<script', '<html', '<!doctype html', 'eicar-standard-antivirus-test-file'];
const OBJECT_STREAM = '/ObjStm';
/** Filters that are only used to hide objects. */
const ODD_PACKING = /\/(?:Predictor|LZWDecode|ASCIIHexDecode|ASCII85Decode|RunLengthDecode|Crypt)/;

const HASH = '#'.charCodeAt(0);
const DIGITS = new Int8Array(256).fill(-1);
for (const [value, digit] of [...'0123456789abcdef'].entries()) {
  DIGITS[digit.charCodeAt(0)] = value;
  DIGITS[digit.toUpperCase().charCodeAt(0)] = value;
}

/** The text with `#4a`, as names may be written, as the letter it stands for. Byte by byte: some have millions. */
function plainNames(bytes: Buffer): string {
  const plain = Buffer.allocUnsafe(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at++) {
    let byte = bytes[at] as number;
    if (byte === HASH && at + 2 < bytes.length) {
      const [high, low] = [DIGITS[bytes[at + 1] as number] ?? -1, DIGITS[bytes[at + 2] as number] ?? -1];
      if (high >= 0 && low >= 0) {
        byte = high * 16 + low;
        at += 2;
      }
    }
    plain[length++] = byte;
  }
  return plain.toString('latin1', 0, length);
}

const countOf = (text: string, part: string): number => text.split(part).length - 1;

/**
 * The objects that are packed in streams, where names would not be seen. Throws for what cannot be unpacked, and for a
 * stream within another, which no program writes. Each byte is looked at a bounded number of times.
 */
function* unfoldObjects(bytes: Buffer, text: string): Generator<Buffer> {
  let room = MOST_UNFOLDED_BYTES;
  let end = 0;
  for (let at = text.indexOf(OBJECT_STREAM); at !== -1; at = text.indexOf(OBJECT_STREAM, at + 1)) {
    if (at < end) throw refuse('damaged');
    const ahead = text.slice(at, at + LONGEST_DICTIONARY).indexOf('stream');
    const before = text.slice(Math.max(0, at - LONGEST_DICTIONARY), at);
    const object = before.lastIndexOf('obj');
    const start = at + ahead;
    end = ahead === -1 ? -1 : text.indexOf('endstream', start);
    if (end === -1 || object === -1) throw refuse('damaged');
    const dictionary = before.slice(object) + text.slice(at, start);
    if (ODD_PACKING.test(dictionary)) throw refuse('damaged');
    const from = start + 'stream'.length + (text.startsWith('\r\n', start + 'stream'.length) ? 2 : 1);
    const packed = bytes.subarray(from, end);
    const unpacked = dictionary.includes('/Fl') ? inflate(packed, room) : packed;
    room -= unpacked.length;
    if (room <= 0) throw refuse('damaged');
    yield unpacked;
  }
}

function inflate(packed: Buffer, maxOutputLength: number): Buffer {
  try {
    return inflateSync(packed, { maxOutputLength, finishFlush: constants.Z_SYNC_FLUSH });
  } catch {
    throw refuse('damaged');
  }
}

/** Refuses what a reader would run, start or unpack of a PDF that is not encrypted. */
export function refuseActive(bytes: Buffer): void {
  const text = bytes.toString('latin1');
  const plain = plainNames(bytes);
  const streams = countOf(text, OBJECT_STREAM);
  if (ACTIVE.test(plain) || countOf(plain, OBJECT_STREAM) !== streams) throw refuse('activePdf');
  if (streams > MOST_OBJECT_STREAMS) throw refuse('damaged');
  for (const objects of unfoldObjects(bytes, text)) {
    if (ACTIVE.test(plainNames(objects))) throw refuse('activePdf');
  }
}

/**
 * Refuses a PDF that is not whole, asks for a password, carries programs or files, or goes on as something else after its
 * end; answers the bytes that are the PDF, without what lies before and after. It looks at them and unfolds a bounded
 * amount of packed objects; pictures and texts are not unpacked. One that opens for anybody, though it forbids copying or
 * printing, is looked at as it opens. Throws INVALID with `upload.damaged`, `upload.incompletePdf`, `upload.lockedPdf`,
 * `upload.activePdf` or `upload.wrongType`.
 */
export async function inspectPdf(given: Buffer): Promise<Buffer> {
  const bytes = trimPdf(given);
  const lower = bytes.toString('latin1').toLowerCase();
  if (FOREIGN.some((sign) => lower.includes(sign))) throw refuse('activePdf');
  const opened = await unlockPdf(bytes);
  if (!opened) refuseActive(bytes);
  // Nothing is packed any more in what was opened, so that a name of packed objects is an older version's.
  else if (ACTIVE.test(plainNames(opened))) throw refuse('activePdf');
  return bytes;
}
