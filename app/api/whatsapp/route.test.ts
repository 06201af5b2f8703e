import { describe, expect, test } from 'vitest';
import { whatsappEvents } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import {
  APP_SECRET,
  PHONE_ID,
  useWhatsApp,
  VERIFY_TOKEN,
} from '@/lib/convocatories/whatsapp/testing/use-whatsapp';
import { resetEnv } from '@/lib/platform/env';
import { signatureOf, webhookBody, writtenBy } from '@/lib/testing/whatsapp-server';
import { GET, POST } from './route';

const database = useDatabase();
useWhatsApp(database);
const NOW = new Date();

const post = (body: string, signature: string | null = signatureOf(body, APP_SECRET)) =>
  POST(
    new Request('http://localhost:3000/api/whatsapp', {
      method: 'POST',
      body,
      headers: signature ? { 'x-hub-signature-256': signature } : {},
    }),
  );

describe('who may tell', () => {
  const verify = (query: string) => GET(new Request(`http://localhost:3000/api/whatsapp?${query}`));
  const asked = (token: string, challenge = '1158201444') =>
    new URLSearchParams({
      'hub.mode': 'subscribe',
      'hub.verify_token': token,
      'hub.challenge': challenge,
    }).toString();

  test('Meta reads its challenge back by the word agreed on, nobody else', async () => {
    const answer = await verify(asked(VERIFY_TOKEN));
    expect([answer.status, await answer.text()]).toEqual([200, '1158201444']);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    for (const query of [
      '',
      asked('another'),
      asked(''),
      asked(VERIFY_TOKEN, '<script>'),
      asked(VERIFY_TOKEN).slice(19),
    ]) {
      expect((await verify(query)).status).toBe(403);
    }
  });

  test('a body without its signature, with another or changed is refused and not kept', async () => {
    const body = webhookBody(PHONE_ID, writtenBy('573009998877', 'hola', NOW, 'wamid.refused'));
    const good = signatureOf(body, APP_SECRET);
    const refused = [
      await post(body, null),
      await post(body, ''),
      await post(body, 'sha256='),
      await post(body, good.replace('sha256=', 'sha1=')),
      await post(body, signatureOf(body, 'another secret')),
      await post(`${body} `, good),
      await post(body, `${good}0`),
    ];
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403));
    expect(await database.db.$count(whatsappEvents)).toBe(0);
  });

  test('what is signed and yet none of theirs is refused, and another number is left out', async () => {
    expect((await post('{"object":"page"}')).status).toBe(400);
    expect((await post('not json')).status).toBe(400);
    expect((await post(webhookBody('999', writtenBy('573009998877', 'hola', NOW)))).status).toBe(200);
    expect(await database.db.$count(whatsappEvents)).toBe(0);
  });

  test('there is no such address where WhatsApp is not set up', async () => {
    process.env.WHATSAPP_DRIVER = 'mailbox';
    resetEnv();
    const body = webhookBody(PHONE_ID, writtenBy('573009998877', 'hola', NOW));
    expect([(await post(body)).status, (await verify(asked(VERIFY_TOKEN))).status]).toEqual([404, 404]);
    process.env.WHATSAPP_DRIVER = 'cloud';
    resetEnv();
  });
});
