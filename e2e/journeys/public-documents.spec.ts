import type { APIRequestContext } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { readDemoRows } from '../fixtures/demo-agency.ts';
import { runningElenco } from '../fixtures/elenco.ts';
import { engage } from '../fixtures/engage-talent.ts';
import { expect, test } from '../fixtures/test.ts';

const WHATSAPP = { 'user-agent': 'WhatsApp/2.23.20.0' };

async function headOf(from: APIRequestContext, address: string, headers = {}) {
  const response = await from.get(address, { headers });
  const html = await response.text();
  const property = (name: string) =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]+)"`).exec(html)?.[1] ?? '';
  return {
    status: response.status(),
    html,
    language: /<html[^>]* lang="([^"]+)"/.exec(html)?.[1],
    title: /<title>([^<]+)</.exec(html)?.[1] ?? '',
    description: property('description'),
    shared: {
      title: property('og:title'),
      description: property('og:description'),
      site: property('og:site_name'),
      image: property('og:image'),
    },
  };
}

test('what is sent in a chat says what it is, without a name or a face', async ({ request, database }) => {
  const { event, talent } = await readDemoRows(database);
  const { rows } = await database.execute<{ name: string }>(
    sql`select name || ' ' || lastname as name from talents where id = ${talent}`,
  );
  for (const address of [
    `/evento-cliente/${event}`,
    `/talento/${event}/${talent}`,
    '/unete',
    '/verificar',
    '/empezar',
    '/registrofast',
    '/login',
  ]) {
    const head = await headOf(request, address);
    expect(head, address).toMatchObject({ status: 200, language: 'es-CO' });
    for (const said of [head.title, head.description, ...Object.values(head.shared)]) {
      expect(said, address).not.toBe('');
    }
    const [first = ''] = rows[0]?.name.split(' ') ?? [];
    expect(Object.values(head.shared).join(' '), address).not.toContain(first);
    const picture = address.startsWith('/evento-cliente') ? `${address}/vista-previa.png` : '/app/share.png';
    expect(head.shared.image).toBe(`${runningElenco().url}${picture}`);
    expect((await request.get(head.shared.image)).headers()['content-type']).toBe('image/png');
  }
});

test('a chat that reads a link sees what it is for, and no more', async ({ request, database }) => {
  const { link, callLink, claimLink, secret, talent } = await engage(database);
  for (const address of [link, callLink, claimLink]) {
    const head = await headOf(request, address, WHATSAPP);
    expect(head).toMatchObject({ status: 200, language: 'es-CO' });
    expect(head.shared.title).toMatch(/contrato|convocatoria|cuenta de cobro/);
    expect(head.html).not.toContain(secret);
    expect(head.html).not.toContain(talent.lastname);
  }
});

test('addresses that browsers and programs ask for by themselves are answered rightly', async ({
  request,
}) => {
  const typeAt = async (address: string) => {
    const response = await request.get(address, { maxRedirects: 0 });
    return [response.status(), response.headers()['content-type']?.split(';')[0]];
  };
  expect(await typeAt('/robots.txt')).toEqual([200, 'text/plain']);
  expect(await typeAt('/.well-known/security.txt')).toEqual([200, 'text/plain']);
  expect((await typeAt('/favicon.ico'))[0]).toBe(200);
  const password = await request.get('/.well-known/change-password', { maxRedirects: 0 });
  expect([password.status(), password.headers().location]).toEqual([302, '/olvidaste-contrasena']);
  expect(await (await request.get('/.well-known/security.txt')).text()).toMatch(
    /^Contact: mailto:\S+\nExpires: 20\d\d-/,
  );
});
