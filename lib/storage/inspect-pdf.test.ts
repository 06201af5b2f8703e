import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { filled, firstCostlyLength } from '@/lib/testing/cpu-time';
import { inspectPdf, refuseActive } from './inspect-pdf';
import { pdfBytes } from './testing/sample-files';
import { trimPdf } from './trim-pdf';

const END = 'startxref\n9\n%%EOF\n';
const withObject = (object: string | Buffer) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n9 0 obj\n'), Buffer.from(object), Buffer.from(`\nendobj\n${END}`)]);

const packed = (objects: string, filter = '/Filter /FlateDecode ', bytes = deflateSync(objects)) =>
  withObject(
    Buffer.concat([
      Buffer.from(`<< /Type /ObjStm /N 1 /First 4 ${filter}/Length ${bytes.length} >>\nstream\n`),
      bytes,
      Buffer.from('\nendstream'),
    ]),
  );

const verdict = async (bytes: Buffer): Promise<string> => {
  try {
    await inspectPdf(bytes);
    return 'taken';
  } catch (error) {
    return (error as { messageKey: string }).messageKey.replace('upload.', '');
  }
};

describe('a PDF is taken', () => {
  test.each([
    ['as programs make it', pdfBytes()],
    ['with packed objects', packed('1 0 << /Type /Page >>')],
    ['with names that only begin alike', withObject('<< /JavaScripted 1 /Launcher 2 >>')],
    [
      'that was saved again, with blanks at the end',
      Buffer.concat([pdfBytes(), pdfBytes(), Buffer.alloc(9)]),
    ],
  ])('%s', async (_, bytes) => {
    expect(await verdict(bytes)).toBe('taken');
  });
});

describe('a PDF is refused', () => {
  test.each([
    ['with JavaScript', withObject('<< /S /JavaScript /JS (app.alert(1)) >>'), 'activePdf'],
    ['with its name disguised', withObject('<< /S /J#61vaScr#69pt >>'), 'activePdf'],
    ['that starts a program', withObject('<< /S /Launch /F (cmd.exe) >>'), 'activePdf'],
    ['with files inside', withObject('<< /Type /EmbeddedFile >>'), 'activePdf'],
    ['with JavaScript in packed objects', packed('1 0 << /S /JavaScript >>'), 'activePdf'],
    ['with objects packed as nobody does', packed('', '/Filter [/ASCIIHexDecode /FlateDecode] '), 'damaged'],
    ['with objects that cannot be unpacked', packed('', undefined, Buffer.from('no')), 'damaged'],
    ['that unfolds to too much', packed('', undefined, deflateSync(Buffer.alloc(40_000_000))), 'damaged'],
    ['with disguised packed objects', withObject('<< /Type /Obj#53tm >>'), 'activePdf'],
    [
      'that goes on as a page',
      Buffer.concat([pdfBytes(), Buffer.from('<html><script>1</script>')]),
      'wrongType',
    ],
    [
      'with a page before a second end',
      Buffer.concat([pdfBytes(), Buffer.from(`<HTML>${END}`)]),
      'activePdf',
    ],
    [
      'with the test of virus scanners',
      withObject('X5O!P%@AP[4PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'),
      'activePdf',
    ],
    ['without an end', pdfBytes().subarray(0, -12), 'incompletePdf'],
  ])('%s', async (_, bytes, reason) => {
    expect(await verdict(bytes)).toBe(reason);
  });
});

test('is looked at in proportion to its length', async () => {
  const hex = filled('#4a');
  expect(await verdict(withObject(hex(9_000_000)))).toBe('taken');
  expect(firstCostlyLength(hex, (text) => refuseActive(trimPdf(withObject(text))))).toBeNull();
});
