import { afterEach, expect, test } from 'vitest';
import { startWhatsAppServer } from '@/lib/testing/whatsapp-server';
import { cloudTransport } from './cloud-transport';
import type { OutgoingWhatsApp, WhatsAppTemplate } from './whatsapp-message';
import { WhatsAppRefusal } from './whatsapp-refusal';

const ACCESS = { accessToken: 'EAAG-token', phoneNumberId: '106540352242922' };
const template: WhatsAppTemplate = {
  name: 'elenco_prueba',
  language: 'es_CO',
  category: 'UTILITY',
  body: 'Hola, {{1}}: {{2}}',
  examples: ['Ana', 'te convocan'],
  buttons: ['Sí, disponible', 'No puedo'],
};
const call: OutgoingWhatsApp = {
  to: '573001234567',
  reference: 'c1d4ac28-9f62-4d0b-a7a5-7d0b8fbb5c11',
  template,
  values: ['Ana', 'te convocan'],
  payloads: ['YES.a', 'NO.a'],
};

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function server(waIdOf?: (to: string) => string) {
  const started = await startWhatsAppServer({ ...ACCESS, ...(waIdOf ? { waIdOf } : {}) });
  closers.push(started.close);
  const access = { ...ACCESS, version: 'v25.0', baseUrl: started.baseUrl };
  return { ...started, access, transport: cloudTransport(access) };
}

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof WhatsAppRefusal ? [error.kind, error.isFinal] : error),
  );

test('a template leaves with its values, its buttons and the reference of its row', async () => {
  const { transport, taken } = await server((to) => to.replace(/^57/, '571'));
  const answer = await transport.deliver(call);
  expect(answer).toEqual({ providerId: taken[0]?.id, number: '5713001234567' });
  expect(taken[0]?.request).toEqual({
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: '573001234567',
    biz_opaque_callback_data: call.reference,
    type: 'template',
    template: {
      name: 'elenco_prueba',
      language: { code: 'es_CO' },
      components: [
        {
          type: 'body',
          parameters: [
            { type: 'text', text: 'Ana' },
            { type: 'text', text: 'te convocan' },
          ],
        },
        {
          type: 'button',
          sub_type: 'quick_reply',
          index: '0',
          parameters: [{ type: 'payload', payload: 'YES.a' }],
        },
        {
          type: 'button',
          sub_type: 'quick_reply',
          index: '1',
          parameters: [{ type: 'payload', payload: 'NO.a' }],
        },
      ],
    },
  });
});

test('a text leaves without preview', async () => {
  const { transport, taken } = await server();
  await transport.deliver({ to: '573001234567', reference: 'r', text: 'Hola' });
  expect(taken[0]?.request).toMatchObject({ type: 'text', text: { preview_url: false, body: 'Hola' } });
});

test.each([
  ['too many at once', { status: 429 }, ['BUSY', false]],
  ['throughput reached', { status: 400, code: 130429 }, ['BUSY', false]],
  ['held back as spam', { status: 400, code: 131048 }, ['BUSY', false]],
  ['too many to one number', { status: 400, code: 131056 }, ['BUSY', false]],
  ['their trouble', { status: 503 }, ['BUSY', false]],
  ['an access token that ended', { status: 401, code: 190 }, ['ACCESS', false]],
  ['a number without WhatsApp', { status: 400, code: 131026 }, ['UNREACHABLE', true]],
  ['a template that there is not', { status: 404, code: 132001 }, ['TEMPLATE', true]],
  ['a paused template', { status: 400, code: 132015 }, ['TEMPLATE', true]],
  ['a text after a day', { status: 400, code: 131047 }, ['WINDOW', true]],
  ['who wants none', { status: 400, code: 131050 }, ['UNWANTED', true]],
  ['anything else', { status: 400, code: 100 }, ['REFUSED', true]],
] as const)('says what a refusal means: %s', async (_name, failure, meaning) => {
  const { transport, failNext } = await server();
  failNext(failure);
  expect(await refusalOf(transport.deliver(call))).toEqual(meaning);
});

test('no answer is thrown as what may be tried again', async () => {
  const { transport, failNext } = await server();
  failNext('SILENCE');
  const failure = await refusalOf(transport.deliver(call));
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(WhatsAppRefusal);
});

test('a wrong access token is for somebody to mend', async () => {
  const { access } = await server();
  const transport = cloudTransport({ ...access, accessToken: 'another' });
  expect(await refusalOf(transport.deliver(call))).toEqual(['ACCESS', false]);
});

test('a refusal repeats no word of the message', async () => {
  const { transport, failNext } = await server();
  failNext({ status: 400, code: 131026 });
  const failure = await transport.deliver(call).catch((error: unknown) => error);
  expect(String(failure)).toBe(
    'WhatsAppRefusal: WhatsApp refused the message: UNREACHABLE (code 131026, status 400)',
  );
});
