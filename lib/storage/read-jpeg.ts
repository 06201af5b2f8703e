const MARK = 0xff;
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
const APPLICATION_1 = 0xe1;
const XMP = 'http://ns.adobe.com/x';

/** Markers within a scan: a mark that stands for itself, and where decoding may start again. */
const isWithinScan = (code: number): boolean => code === 0 || (code >= 0xd0 && code <= 0xd7);

/** What a JPEG is made of. */
export type JpegParts = {
  /** Times that its data go over the picture. */
  readonly scans: number;
  /** Where the picture ends, behind its mark; null where that is missing. */
  readonly end: number | null;
  /** The parts in which cameras and programs tell of the picture, as XMP, from and to. */
  readonly told: readonly (readonly [from: number, to: number])[];
};

/** Goes through the parts of a JPEG to its end, past which a phone may have put a video. Looks at each byte once at the most. */
export function readJpeg(bytes: Buffer): JpegParts {
  let scans = 0;
  const told: [number, number][] = [];
  let at = 2;
  while (at + 1 < bytes.length) {
    const mark = bytes.indexOf(MARK, at);
    if (mark === -1 || mark + 1 >= bytes.length) break;
    const code = bytes[mark + 1] ?? 0;
    if (code === MARK) {
      at = mark + 1;
      continue;
    }
    if (isWithinScan(code) || code === 1) {
      at = mark + 2;
      continue;
    }
    if (code === END_OF_IMAGE) return { scans, end: mark + 2, told };
    if (mark + 4 > bytes.length) break;
    const next = mark + 2 + bytes.readUInt16BE(mark + 2);
    if (code === START_OF_SCAN) scans += 1;
    if (code === APPLICATION_1 && bytes.toString('latin1', mark + 4, mark + 4 + XMP.length) === XMP)
      told.push([mark, next]);
    at = Math.max(next, mark + 2);
  }
  return { scans, end: null, told };
}
