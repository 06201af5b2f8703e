import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { contractDocuments } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { CONFIRMED } from '@/lib/contracts/testing/confirmed';
import type { LinkActor } from '@/lib/core/actor';
import { makeConvocated } from '@/lib/testing/factories/convocatories';
import { askAs } from '@/lib/testing/next-request';
import { POST } from './route';

const database = useDatabase();

const PDF = '%PDF-1.4\n1 0 obj<<>>endobj\nxref\n0 1\ntrailer<<>>\nstartxref\n0\n%%EOF';
const MB = 1024 * 1024;

async function talent() {
  const row = await makeConvocated(database.db);
  const { agencyId, eventId, talentId } = row;
  const actor: LinkActor = {
    kind: 'linkHolder',
    tokenId: 'test',
    purpose: 'CONTRACT',
    confirmed: CONFIRMED,
    agencyId,
    subject: { eventId, talentId },
  };
  askAs(actor);
  return row;
}

function form(content: BlobPart, { kind = 'rut', name = 'mi rut.pdf' } = {}): FormData {
  const body = new FormData();
  body.append('kind', kind);
  body.append('file', new File([content], name));
  return body;
}

async function post(body: BodyInit | null, headers: Record<string, string> = {}) {
  const request = new Request('http://localhost:3000/contract-talent/e/t/documento', {
    method: 'POST',
    headers,
    body,
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
  });
  const response = await POST(request, { params: Promise.resolve({ idEvent: 'e', idTalent: 't' }) });
  return { http: response.status, ...(await response.json()) };
}

test('keeps the document and tells its name and size', async () => {
  const { eventId } = await talent();
  expect(await post(form(PDF))).toEqual({
    http: 200,
    status: 200,
    id: 'rut',
    name: 'mi rut.pdf',
    size: PDF.length,
  });
  const kept = await database.db
    .select()
    .from(contractDocuments)
    .where(eq(contractDocuments.eventId, eventId));
  expect(kept).toHaveLength(1);
});

test('says in Spanish what it does not take', async () => {
  await talent();
  expect(await post(form('<svg/>'))).toMatchObject({
    http: 400,
    message: 'Ese tipo de archivo no se acepta. Sube un PDF, un PNG o un JPG.',
  });
  expect(await post('kind=rut')).toMatchObject({ http: 400, message: 'Por favor suba un documento' });
  expect(await post(null)).toMatchObject({ http: 400, message: 'Por favor suba un documento' });
});

test('reads no more than the limit, whether the length is announced or not', async () => {
  await talent();
  const tooLarge = { http: 413, message: 'El archivo pesa más de 10 MB. Elige uno más liviano.' };
  expect(await post(form(PDF), { 'content-length': String(11 * MB) })).toMatchObject(tooLarge);
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += MB;
      controller.enqueue(new Uint8Array(MB));
    },
  });
  const type = { 'content-type': 'multipart/form-data; boundary=x' };
  expect(await post(endless, type)).toMatchObject(tooLarge);
  expect(sent).toBeLessThan(14 * MB);
  expect(await post(form(PDF), { 'content-length': '9999' })).toMatchObject({
    http: 400,
    message: expect.stringContaining('No pudimos leer el archivo'),
  });
});

test('nobody else: without the link, from another site', async () => {
  expect(await post(form(PDF))).toMatchObject({ http: 403 });
  await talent();
  expect(await post(form(PDF), { origin: 'https://otro.co' })).toMatchObject({ http: 403 });
  expect(await post(form(PDF), { origin: 'http://localhost:3000' })).toMatchObject({ http: 200 });
});
