import { AppError } from '@/lib/core/errors';

const START = '%PDF-';
const END = '%%EOF';
/** Readers look for the beginning so far, and for where its table stands so far before the end. */
const LOOKED_AT = 1024;
/** What a browser or an archiver would take for its own. */
const FOREIGN = /<script|<html|<!doctype html|<svg|<\?php/i;
const ARCHIVES = ['PK\x03\x04', 'PK\x05\x06'];
/** Another part of the same document, of which the end is missing. */
const UNFINISHED = /\d+ \d+ obj\b|endobj|endstream|startxref/;

const refuse = (reason: string) => new AppError('INVALID', `upload.${reason}`);

const isForeign = (text: string): boolean =>
  FOREIGN.test(text) || ARCHIVES.some((sign) => text.includes(sign));

/** Whether a PDF begins where readers look for its beginning. */
export const startsAsPdf = (bytes: Buffer): boolean => startOf(bytes) !== -1;

const startOf = (bytes: Buffer): number =>
  bytes.subarray(0, LOOKED_AT + START.length).indexOf(START, 0, 'latin1');

/**
 * A PDF without what programs of mail, scanners and downloads put before it and behind it, as readers leave it out. Throws
 * INVALID with `upload.wrongType` for what is also a page or an archive, and `upload.incompletePdf` where the end is missing.
 */
export function trimPdf(bytes: Buffer): Buffer {
  const start = startOf(bytes);
  if (start === -1) throw refuse('wrongType');
  const end = bytes.lastIndexOf(END, undefined, 'latin1');
  if (end < start) throw refuse('incompletePdf');
  const before = bytes.toString('latin1', 0, start);
  const after = bytes.toString('latin1', end + END.length);
  if (isForeign(before) || isForeign(after)) throw refuse('wrongType');
  if (UNFINISHED.test(after)) throw refuse('incompletePdf');
  const last = bytes.toString('latin1', Math.max(start, end - LOOKED_AT), end);
  if (!last.includes('startxref')) throw refuse('incompletePdf');
  const lineEnd = /^\r?\n?/.exec(after)?.[0].length ?? 0;
  return bytes.subarray(start, end + END.length + lineEnd);
}
