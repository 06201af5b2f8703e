const SNIFFED = 1024;
const ZIP_END = Buffer.from('PK\x05\x06', 'latin1');
const ZIP_END_BYTES = 22;
const ZIP_COMMENT_MAX = 65_535;

/** A ZIP (so also JAR, DOCX, APK) is recognised by its end record, whatever lies before it. */
function endsAsZip(bytes: Buffer): boolean {
  const from = Math.max(0, bytes.length - ZIP_END_BYTES - ZIP_COMMENT_MAX);
  for (let at = bytes.indexOf(ZIP_END, from); at !== -1; at = bytes.indexOf(ZIP_END, at + 1)) {
    if (at + ZIP_END_BYTES > bytes.length) return false;
    if (at + ZIP_END_BYTES + bytes.readUInt16LE(at + 20) === bytes.length) return true;
  }
  return false;
}

/**
 * True when a file is also something else: an image or PDF that a browser, an archiver or a PDF reader
 * would open as HTML, ZIP or PDF. Program text is looked for where programs sniff (the first kilobyte) and,
 * in images, anywhere, since no camera writes it; a PDF form may hold scripts of its own further down.
 */
export function isPolyglot(bytes: Buffer, extension: 'pdf' | 'png' | 'jpg'): boolean {
  const head = bytes.subarray(0, SNIFFED).toString('latin1').toLowerCase();
  if (/<!doctype html|<html|<script|<svg|<\?php/.test(head)) return true;
  if (endsAsZip(bytes)) return true;
  if (extension === 'pdf') return false;
  return head.includes('%pdf-') || bytes.includes('<script') || bytes.includes('<?php');
}
