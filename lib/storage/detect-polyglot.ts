import { readJpeg } from './read-jpeg';

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

const PNG_XMP = 'iTXtXML:com.adobe.xmp';
const PNG_SIGNATURE_BYTES = 8;
/** Length, type and check sum of a chunk. */
const CHUNK_BYTES = 12;

/** Where a PNG has its XMP, from and to. */
function toldInPng(bytes: Buffer): [number, number][] {
  const told: [number, number][] = [];
  let at = PNG_SIGNATURE_BYTES;
  while (at + CHUNK_BYTES <= bytes.length) {
    const next = at + CHUNK_BYTES + bytes.readUInt32BE(at);
    if (bytes.toString('latin1', at + 4, at + 4 + PNG_XMP.length) === PNG_XMP) told.push([at, next]);
    at = next;
  }
  return told;
}

/** An image without its XMP, in which programs keep whole pages of what they know; it is never kept. */
function withoutXmp(bytes: Buffer, extension: 'png' | 'jpg'): Buffer {
  const told = extension === 'jpg' ? readJpeg(bytes).told : toldInPng(bytes);
  if (told.length === 0) return bytes;
  let from = 0;
  const parts = told.map(([start, next]) => {
    const part = bytes.subarray(from, start);
    from = next;
    return part;
  });
  return Buffer.concat([...parts, bytes.subarray(from)]);
}

/**
 * True when a file is also something else: an image or PDF that a browser, an archiver or a PDF reader
 * would open as HTML, ZIP or PDF. Program text is looked for where programs sniff (the first kilobyte) and,
 * in images, anywhere but in their XMP, since no camera writes it; a PDF form may hold scripts of its own further down.
 */
export function isPolyglot(given: Buffer, extension: 'pdf' | 'png' | 'jpg'): boolean {
  const bytes = extension === 'pdf' ? given : withoutXmp(given, extension);
  const head = bytes.subarray(0, SNIFFED).toString('latin1').toLowerCase();
  if (/<!doctype html|<html|<script|<svg|<\?php/.test(head)) return true;
  if (endsAsZip(bytes)) return true;
  if (extension === 'pdf') return false;
  return head.includes('%pdf-') || bytes.includes('<script') || bytes.includes('<?php');
}
