import { describe, expect, test } from 'vitest';
import { inspectUpload } from './inspect-upload';
import { pdfBytes, zipBytes } from './testing/sample-files';
import { trimPdf } from './trim-pdf';

const PDF = pdfBytes();
const [NUL, BLANK] = [0, 0x20];
const around = (before: string | Buffer, after: string | Buffer = ''): Buffer =>
  Buffer.concat([Buffer.from(before), PDF, Buffer.from(after)]);

describe('what lies around a PDF is cut', () => {
  test.each([
    ['a line end before it', around('\r\n')],
    ['a mark of UTF-8 before it', around('\ufeff')],
    ['headings of a mail before it', around('Content-Type: application/pdf\r\n\r\n')],
    ['a kilobyte before it', around(Buffer.alloc(1024, BLANK))],
    ['a remark behind it', around('', '<!-- descargado -->')],
    ['the end of a file of DOS behind it', around('', '\u001a')],
    ['two kilobytes of nothing behind it', around('', Buffer.alloc(2048, NUL))],
    ['two kilobytes of blanks behind it', around('', Buffer.alloc(2048, BLANK))],
    ['a megabyte behind it', around('', Buffer.alloc(1_000_000, 0x2e))],
    ['a boundary of a mail behind it', around('', '--=_NextPart_000--\r\n')],
  ])('%s', async (_, bytes) => {
    expect(trimPdf(bytes).equals(PDF)).toBe(true);
    const kept = await inspectUpload(bytes, { allow: ['pdf', 'png', 'jpg'] });
    expect({ ...kept, bytes: kept.bytes.equals(PDF) }).toEqual({
      bytes: true,
      extension: 'pdf',
      mime: 'application/pdf',
      width: null,
      height: null,
    });
  });

  test('a PDF that was changed and saved again keeps its last version', () => {
    const twice = Buffer.concat([PDF, PDF]);
    expect(trimPdf(Buffer.concat([twice, Buffer.from('\u001a')])).equals(twice)).toBe(true);
  });
});

describe('what is more than a PDF is refused, and what is less', () => {
  test.each([
    ['a page before it', around('<html><body>'), 'wrongType'],
    ['a program of a page before it', around('<SCRIPT>1</SCRIPT>'), 'wrongType'],
    ['a page behind it', around('', '<!DOCTYPE html><p>'), 'wrongType'],
    ['an archive before it', around(Buffer.from('PK\u0003\u0004', 'latin1')), 'wrongType'],
    ['an archive behind it', around('', zipBytes()), 'wrongType'],
    ['more than a kilobyte before it', around(Buffer.alloc(1025, BLANK)), 'wrongType'],
    ['a download that stopped', PDF.subarray(0, -12), 'incompletePdf'],
    [
      'a download that stopped in its second part',
      Buffer.concat([PDF, PDF.subarray(0, 60)]),
      'incompletePdf',
    ],
    ['an end alone', Buffer.from('%PDF-1.7\n%%EOF\n'), 'incompletePdf'],
  ])('%s', async (_, bytes, reason) => {
    await expect(inspectUpload(bytes, { allow: ['pdf', 'png', 'jpg'] })).rejects.toMatchObject({
      messageKey: `upload.${reason}`,
    });
  });
});
