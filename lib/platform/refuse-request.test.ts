import { expect, test } from 'vitest';
import { faultOfPost } from './refuse-request';

const post = (body: BodyInit, headers: Record<string, string>) =>
  new Request('http://localhost:3000/login', { method: 'POST', body, headers, ...{ duplex: 'half' } });
const boundary = 'elencoelencoelencoelencoelenco';
const FORM = { 'content-type': `multipart/form-data; boundary=${boundary}` };
const part = `--${boundary}\r\nContent-Disposition: form-data; name="0"\r\n\r\n[]\r\n`;

/** A body whose length nobody announced. */
const streamed = (text: string) =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(Buffer.from(text));
      controller.close();
    },
  });

test('what is posted to a page is read up to its limit, also when its length was not announced', async () => {
  const long = part.repeat(2_000);
  const actions = { ...FORM, 'next-action': 'a' };
  expect(await faultOfPost(post(streamed(long), FORM))).toMatchObject({ code: 'TOO_LARGE' });
  expect(await faultOfPost(post(streamed(`${part}--${boundary}--\r\n`), actions))).toBeNull();
  expect(await faultOfPost(post('[1]', { 'next-action': 'a' }))).toBeNull();
  expect(await faultOfPost(post('{}', { 'next-action': 'a' }))).toMatchObject({ code: 'INVALID' });
  expect(await faultOfPost(post('no form', FORM))).toMatchObject({ code: 'INVALID' });
});
