import { describe, expect, it } from 'vitest';
import { pdfImage } from './image';

describe('pdfImage', () => {
  it('knows an image by its first bytes', () => {
    const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00]);
    const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
    expect(pdfImage(png)).toEqual({ data: png, format: 'png' });
    expect(pdfImage(jpeg)).toEqual({ data: jpeg, format: 'jpg' });
  });

  it('takes nothing else: no address, no SVG, no empty file', () => {
    for (const text of ['https://example.com/logo.png', '<svg/>', '', 'RIFF....WEBP']) {
      expect(pdfImage(Buffer.from(text))).toBeNull();
    }
    expect(pdfImage(null)).toBeNull();
  });
});
