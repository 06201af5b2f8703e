import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { MAX_UPLOAD_BYTES } from '@/lib/core/upload-limit';
import { resetEnv } from '@/lib/platform/env';

import { withFormFile } from './read-form-file';

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('http://localhost/', { method: 'POST', body, headers, ...{ duplex: 'half' } });

function formOf(bytes: Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData();
  form.set('kind', 'RUT');
  form.set('file', new File([bytes], 'a.pdf'));
  return form;
}

test('hands on the file and the other fields as they came', async () => {
  const bytes = new Uint8Array(300_000).map((_, index) => index % 251);
  const took = await withFormFile(post(formOf(bytes)), 'upload.missing', async (file) => ({
    name: file.name,
    kind: file.field('kind'),
    same: Buffer.from(bytes).equals(file.bytes),
  }));
  expect(took).toEqual({ name: 'a.pdf', kind: 'RUT', same: true });
});

test('refuses what is too large while it arrives, what came short, and what is no file', async () => {
  const never = async () => 'kept';
  const refusal = (request: Request) =>
    withFormFile(request, 'upload.missing', never).catch((error) => error.messageKey);
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(1_000_000)),
  });
  expect(await refusal(post(endless))).toBe('upload.tooLarge');
  expect(await refusal(post('abc', { 'content-length': '9' }))).toBe('upload.damaged');
  expect(await refusal(post('abc'))).toBe('upload.missing');
});

test('holds few bodies in memory, however many arrive at once', async () => {
  let inside = 0;
  let most = 0;
  const bytes = new Uint8Array(MAX_UPLOAD_BYTES / 20);
  await Promise.all(
    Array.from({ length: 20 }, () =>
      withFormFile(post(formOf(bytes)), 'upload.missing', async () => {
        most = Math.max(most, ++inside);
        await new Promise((resolve) => setTimeout(resolve, 10));
        inside--;
      }),
    ),
  );
  expect(most).toBe(3);
});

test('says in words that the folder for what arrives cannot be written', async () => {
  const { DATA_DIR } = process.env;
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'elenco-arriving-')), 'no-folder');
  writeFileSync(file, '');
  process.env.DATA_DIR = file;
  resetEnv();
  try {
    const form = formOf(new Uint8Array(10));
    await expect(withFormFile(post(form), 'upload.missing', async () => 'kept')).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      messageKey: 'errors.storage.unavailable',
    });
  } finally {
    process.env.DATA_DIR = DATA_DIR;
    resetEnv();
  }
});
