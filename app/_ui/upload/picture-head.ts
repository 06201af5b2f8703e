/** What the first bytes of a picture say of it; pixels are 0 where they do not say. */
export type PictureHead = { readonly kind: 'jpg' | 'png' | 'webp' | 'heif'; readonly pixels: number };

/** So many bytes hold the head of any picture: before its size a JPEG may have a small copy of itself. */
export const HEAD_BYTES = 512 * 1024;

const HEIF = /^ftyp(?:hei[cxms]|hev[cx]|mif1|msf1|avif)/;

/** Frames of a JPEG, which say its size: all of C0 to CF but for tables. */
const isFrame = (code: number): boolean =>
  code >= 0xc0 && code <= 0xcf && code !== 0xc4 && code !== 0xc8 && code !== 0xcc;

function pixelsOfJpeg(view: DataView): number {
  let at = 2;
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const code = view.getUint8(at + 1);
    if (isFrame(code)) return view.getUint16(at + 5) * view.getUint16(at + 7);
    at += code === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return 0;
}

/** Reads the head of a picture, whatever its name says it is; null for other files. */
export function readPictureHead(bytes: ArrayBuffer): PictureHead | null {
  const view = new DataView(bytes);
  if (view.byteLength < 24) return null;
  const text = (from: number, to: number) => String.fromCharCode(...new Uint8Array(bytes.slice(from, to)));
  if (view.getUint16(0) === 0xffd8) return { kind: 'jpg', pixels: pixelsOfJpeg(view) };
  if (text(1, 4) === 'PNG') return { kind: 'png', pixels: view.getUint32(16) * view.getUint32(20) };
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return { kind: 'webp', pixels: 0 };
  return HEIF.test(text(4, 12)) ? { kind: 'heif', pixels: 0 } : null;
}
