import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { TextRefusal } from './text-refusal';
import { twilioTransport } from './twilio-transport';

const ACCOUNT = { accountSid: 'AC00000000000000000000000000000001', authToken: 'secret' };
const message = { to: '+573001234567', text: 'Elenco: 123456 es tu código' };
type Asked = { method: string | undefined; url: string | undefined; body: URLSearchParams };

let server: Server | null = null;
afterEach(() => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve())));

/** Answers as Twilio does: 401 without the account's credentials, else what it is told. */
async function twilio(status: number, answer: unknown) {
  const asked: Asked[] = [];
  const expected = `Basic ${Buffer.from(`${ACCOUNT.accountSid}:${ACCOUNT.authToken}`).toString('base64')}`;
  const started = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      asked.push({ method: request.method, url: request.url, body: new URLSearchParams(body) });
      const isKnown = request.headers.authorization === expected;
      response.writeHead(isKnown ? status : 401, { 'content-type': 'application/json' });
      response.end(JSON.stringify(isKnown ? answer : { code: 20003, message: 'Authenticate', status: 401 }));
    });
  });
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
  const transport = (from = '+15005550006', authToken = ACCOUNT.authToken) =>
    twilioTransport({ ...ACCOUNT, authToken, baseUrl, from });
  return { asked, transport };
}

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof TextRefusal ? [error.status, error.code, error.isFinal] : error),
  );

test('posts a form to the account, and answers the id of the message', async () => {
  const { asked, transport } = await twilio(201, { sid: 'SM1', status: 'queued' });
  expect(await transport().deliver(message)).toEqual({ providerId: 'SM1' });
  expect(await transport('MG0001').deliver(message)).toEqual({ providerId: 'SM1' });
  const [plain, service] = asked;
  expect(plain?.method).toBe('POST');
  expect(plain?.url).toBe(`/2010-04-01/Accounts/${ACCOUNT.accountSid}/Messages.json`);
  expect(Object.fromEntries(plain?.body ?? [])).toEqual({
    To: message.to,
    Body: message.text,
    From: '+15005550006',
  });
  expect(Object.fromEntries(service?.body ?? [])).toMatchObject({ MessagingServiceSid: 'MG0001' });
});

test('a number that cannot be reached is given up; an account to be mended and a busy one are tried again', async () => {
  const invalid = await twilio(400, { code: 21211, message: `The 'To' number ${message.to} is not valid` });
  expect(await refusalOf(invalid.transport().deliver(message))).toEqual([400, 21211, true]);
  const error = await invalid.transport().deliver(message).catch(String);
  expect(error).not.toContain(message.to);
  expect(await refusalOf(invalid.transport('+1', 'wrong').deliver(message))).toEqual([401, 20003, false]);
  await new Promise<void>((resolve) => server?.close(() => resolve()));
  const busy = await twilio(429, { code: 20429 });
  expect(await refusalOf(busy.transport().deliver(message))).toEqual([429, 20429, false]);
  await new Promise<void>((resolve) => server?.close(() => resolve()));
  const broken = await twilio(503, 'nonsense');
  expect(await refusalOf(broken.transport().deliver(message))).toEqual([503, null, false]);
});
