import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import { inspectUpload } from './inspect-upload';

type Made = { readonly password: string; readonly packed: boolean; readonly program?: boolean };

/** A PDF that forbids copying, as banks and EPS send it; `password` opens it. */
async function protectedPdf({ password, packed, program = false }: Made): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage();
  if (program) document.addJavaScript('open', 'app.alert(1)');
  document.encrypt({ userPassword: password, ownerPassword: 'otra', permissions: { copying: false } });
  return Buffer.from(await document.save({ useObjectStreams: packed }));
}

const verdict = (bytes: Buffer): Promise<string> =>
  inspectUpload(bytes, { allow: ['pdf', 'png', 'jpg'] }).then(
    (kept) => (kept.bytes.equals(bytes) ? 'taken' : 'changed'),
    (error) => String(error.messageKey ?? error).replace('upload.', ''),
  );

describe.each([{ packed: false }, { packed: true }])(
  'a PDF with its objects packed: $packed',
  ({ packed }) => {
    test('that only forbids copying is taken as it came', async () => {
      expect(await verdict(await protectedPdf({ password: '', packed }))).toBe('taken');
    });

    test('that asks for a password is refused with the way out', async () => {
      expect(await verdict(await protectedPdf({ password: 'clave', packed }))).toBe('lockedPdf');
    });

    test('that forbids copying and runs programs is refused', async () => {
      expect(await verdict(await protectedPdf({ password: '', packed, program: true }))).toBe('activePdf');
    });
  },
);

test('what says that it is encrypted and is not is damaged', async () => {
  const said = Buffer.from('%PDF-1.7\n1 0 obj << /Encrypt 9 0 R >> endobj\nstartxref\n9\n%%EOF\n');
  expect(['damaged', 'lockedPdf']).toContain(await verdict(said));
});
