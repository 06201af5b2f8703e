import { expect, test } from 'vitest';
import { MAX_UPLOAD_BYTES } from '@/lib/core/upload-limit';
import { leastHold, MOST_HELD_MS } from '@/lib/platform/testing/loop-hold';
import { inspectUpload, UPLOAD_TYPES } from './inspect-upload';
import { withFormFile } from './read-form-file';
import { HOSTILE_UPLOADS } from './testing/attacks';

const MEGABYTES = 1024 * 1024;

const verdict = (bytes: Buffer): Promise<string> =>
  inspectUpload(bytes, { allow: UPLOAD_TYPES }).then(
    () => 'taken',
    (error) => String(error.messageKey ?? error).replace('upload.', ''),
  );

test.each(HOSTILE_UPLOADS)(
  '%s: answered in words, and nobody waits for it',
  async (_name, make, verdicts) => {
    const bytes = Buffer.from(await make());
    expect(bytes.length).toBeLessThanOrEqual(MAX_UPLOAD_BYTES);
    const before = process.memoryUsage().rss;
    const { result, heldMs, tookMs } = await leastHold(() => verdict(bytes));
    expect(verdicts.split(' ')).toContain(result);
    expect(heldMs).toBeLessThan(MOST_HELD_MS);
    expect(tookMs).toBeLessThan(30_000);
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * MEGABYTES);
  },
);

const BOUNDARY = 'elencoelencoelencoelencoelenco';
const FORM = `multipart/form-data; boundary=${BOUNDARY}`;
const part = (name: string, value: string, headers = '') =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${headers}\r\n\r\n${value}\r\n`;
const last = `--${BOUNDARY}--\r\n`;
const file = part('file', 'x', '; filename="a.png"');

const HOSTILE_FORMS: readonly (readonly [name: string, body: string, type: string])[] = [
  [
    'a hundred thousand parts',
    Array.from({ length: 60_000 }, (_, at) => part(`f${at}`, 'a')).join('') + file + last,
    FORM,
  ],
  ['a million headers of one part', `--${BOUNDARY}\r\n${'A: b\r\n'.repeat(1_600_000)}\r\nx\r\n${last}`, FORM],
  ['a name of ten megabytes', part('a'.repeat(9_900_000), 'x') + file + last, FORM],
  ['two million fields of an address', 'a=b&'.repeat(2_500_000), 'application/x-www-form-urlencoded'],
  [
    'another boundary in the type than in the body',
    Array.from({ length: 60_000 }, (_, at) => part(`f${at}`, 'a')).join('') + last,
    `multipart/form-data; x="; boundary=elsewhere"; boundary=${BOUNDARY}`,
  ],
];

test.each(HOSTILE_FORMS)('a form of %s is refused at once', async (_name, body, type) => {
  const bytes = Buffer.from(body);
  const send = () =>
    withFormFile(
      new Request('http://localhost/', { method: 'POST', body: bytes, headers: { 'content-type': type } }),
      'upload.missing',
      async () => 'kept',
    ).catch((error) => String(error.messageKey ?? error));
  const { result, heldMs } = await leastHold(send);
  expect(result).toBe('upload.missing');
  expect(heldMs).toBeLessThan(MOST_HELD_MS);
});

test('an honest form of ten megabytes holds nobody either', async () => {
  const bytes = new Uint8Array(MAX_UPLOAD_BYTES).fill(7);
  const form = new FormData();
  form.set('file', new File([bytes], 'a.png'));
  const sent = new Response(form);
  const type = sent.headers.get('content-type') ?? '';
  const body = await sent.arrayBuffer();
  const { result, heldMs } = await leastHold(() =>
    withFormFile(
      new Request('http://localhost/', { method: 'POST', body, headers: { 'content-type': type } }),
      'upload.missing',
      async (found) => found.bytes.length,
    ),
  );
  expect(result).toBe(MAX_UPLOAD_BYTES);
  expect(heldMs).toBeLessThan(MOST_HELD_MS);
});
