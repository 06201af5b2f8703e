import sharp from 'sharp';
import { expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { askAs } from '@/lib/testing/next-request';
import { POST } from './route';

const database = useDatabase();

const jpeg = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
  .jpeg()
  .toBuffer();

async function post(content: BlobPart | null, headers: Record<string, string> = {}) {
  const body = new FormData();
  if (content) body.append('file', new File([content], 'logo.jpg'));
  const request = new Request('http://localhost:3000/upload-images', { method: 'POST', headers, body });
  const response = await POST(request);
  return { http: response.status, ...(await response.json()) };
}

test('[2.7.3//upload-images] keeps an image for whoever is signed in, whatever the headers say', async () => {
  const { actor } = await makeAgencyUser(database.db);
  askAs(actor);
  const answer = await post(new Uint8Array(jpeg), { 'name-user': 'otra persona', users: 'x' });
  expect(answer).toMatchObject({ http: 200, status: 200, name: 'logo.jpg', size: expect.any(Number) });
  expect(answer.url).toBe(`/archivos/${answer.id}/320`);
});

test('[2.7.3//upload-images failures] says in Spanish what it does not take, and from whom', async () => {
  expect(await post(new Uint8Array(jpeg))).toMatchObject({ http: 401 });
  const { actor } = await makeAgencyUser(database.db);
  askAs(actor);
  const elsewhere = { origin: 'https://otro.co' };
  expect(await post(new Uint8Array(jpeg), elsewhere)).toMatchObject({ http: 403 });
  expect(await post(null)).toMatchObject({ http: 400, message: 'Elige una imagen para subir.' });
  expect(await post('%PDF-1.4')).toMatchObject({
    http: 400,
    message: 'Ese tipo de archivo no se acepta. Sube un PNG o un JPG.',
  });
});
