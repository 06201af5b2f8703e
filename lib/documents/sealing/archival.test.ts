import { PDFDict, PDFDocument, PDFName, PDFRawStream, PDFString } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { drawSample } from '../testing/draw-sample';
import { readCertificates, readPrivateKey } from './certificate-parts';
import { makeCertificate } from './make-certificate';
import { sealPdf } from './seal-pdf';

test('a sealed PDF still says that it is PDF/A-2b, in Spanish, with its title in the window and its colours named', async () => {
  const made = await makeCertificate('Elenco S.A.S.');
  const certificates = readCertificates(made.certificate);
  const key = { certificates, privateKey: await readPrivateKey(made.privateKey, certificates[0]) };
  const at = new Date('2026-11-20T15:00:00Z');
  const bytes = await sealPdf(await drawSample(2), { key, name: 'Elenco', reason: 'Sello', at });
  expect(bytes.subarray(0, 8).toString()).toBe('%PDF-1.7');
  const { catalog, context } = await PDFDocument.load(bytes, { updateMetadata: false });
  const metadata = catalog.lookup(PDFName.of('Metadata')) as PDFRawStream;
  // Readers of archives look for it without a filter.
  expect(metadata.dict.get(PDFName.of('Filter'))).toBeUndefined();
  const xmp = Buffer.from(metadata.contents).toString('utf8');
  expect(xmp).toMatch(/<pdfaid:part>2<\/pdfaid:part>\s*<pdfaid:conformance>B<\/pdfaid:conformance>/);
  expect(xmp).toContain('Muestra Ñandú');
  expect(catalog.lookup(PDFName.of('Lang'), PDFString).decodeText()).toBe('es-CO');
  const view = catalog.lookup(PDFName.of('ViewerPreferences'), PDFDict);
  expect(String(view.get(PDFName.of('DisplayDocTitle')))).toBe('true');
  const [intent] = (
    catalog.lookup(PDFName.of('OutputIntents')) as unknown as { asArray(): never[] }
  ).asArray();
  const output = context.lookup(intent, PDFDict);
  expect(String(output.get(PDFName.of('S')))).toBe('/GTS_PDFA1');
  expect(output.lookup(PDFName.of('DestOutputProfile'))).toBeInstanceOf(PDFRawStream);
  expect(context.trailerInfo.ID).toBeDefined();
  expect(context.trailerInfo.Encrypt).toBeUndefined();
});
