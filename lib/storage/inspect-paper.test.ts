import sharp from 'sharp';
import { expect, test } from 'vitest';
import { inspectPaper } from './inspect-paper';
import { pdfBytes, zipBytes } from './testing/sample-files';

const picture = (as: 'png' | 'jpeg') =>
  sharp({ create: { width: 4, height: 4, channels: 3, background: '#c0ffee' } })
    .toFormat(as)
    .toBuffer();

test('a paper is a PDF or a picture, under the name of what it is', async () => {
  const pdf = pdfBytes();
  expect(await inspectPaper('RUT de María.docx', pdf)).toEqual({
    bytes: pdf,
    mime: 'application/pdf',
    name: 'RUT de María.pdf',
  });
  expect(await inspectPaper('foto.HEIC', await picture('jpeg'))).toMatchObject({
    mime: 'image/jpeg',
    name: 'foto.jpg',
  });
  expect(await inspectPaper('foto', await picture('png'))).toMatchObject({
    mime: 'image/png',
    name: 'foto.png',
  });
  await expect(inspectPaper('papeles.pdf', zipBytes())).rejects.toMatchObject({
    messageKey: 'upload.wrongType',
  });
  await expect(inspectPaper('../papel.pdf', pdf)).rejects.toMatchObject({ messageKey: 'upload.badName' });
});
