/** An image as react-pdf takes it: bytes, never an address. */
export type PdfImage = { readonly data: Buffer; readonly format: 'png' | 'jpg' };

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

/**
 * The image in these bytes, by their first ones; null when they are neither PNG nor JPEG, so that the caller
 * draws a name instead of a hole.
 */
export function pdfImage(bytes: Buffer | null): PdfImage | null {
  if (bytes?.subarray(0, PNG.length).equals(PNG)) return { data: bytes, format: 'png' };
  if (bytes?.subarray(0, JPEG.length).equals(JPEG)) return { data: bytes, format: 'jpg' };
  return null;
}
