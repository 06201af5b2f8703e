import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { TEST_PASSWORD } from '../../lib/testing/factories/identity.ts';
import { runningElenco } from '../fixtures/elenco.ts';
import { engage } from '../fixtures/engage-talent.ts';
import { makeShownTenant } from '../fixtures/make-shown-talent.ts';
import { idsOfNothing, newVisitor } from '../fixtures/routes/askers.ts';
import { ROUTES } from '../fixtures/routes/route-table.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { LoginPage } from '../pages/login-page.ts';

const EVIL = 'https://evil.example';
/** What tells nothing of anybody when there is nothing: the doors that there are, no attachment, and the app's own files. */
const OF_EVERYBODY = [
  '/api/auth/[...nextauth]',
  '/buzon/[id]/adjuntos/[index]',
  '/mi-perfil/manifest.webmanifest',
  '/mesa/sw.js',
  '/mi-perfil/sw.js',
  '/avisos/sw.js',
  '/.well-known/security.txt',
  '/.well-known/change-password',
];
/** What an agency looks at as its client, inside a page of its own. */
const OWN_FRAME = '/vitrina-borrador/[idEvent]/pagina';

test('every answer says what a browser may do with it, and no file or script holds a secret of ours', async ({
  database,
  playwright,
}) => {
  const nothing = { ...idsOfNothing({ ...(await makeShownTenant(database)), file: '' }) };
  const visitor = await newVisitor(playwright.request);
  const scripts = new Set(['/favicon.svg']);
  for (const [route, { address, sent }] of Object.entries(ROUTES)) {
    const answer = await visitor.get(address(nothing), { maxRedirects: 0 });
    const { 'content-type': type = '', ...headers } = answer.headers();
    expect(headers['x-content-type-options'], route).toBe('nosniff');
    expect(headers['x-powered-by'], route).toBeUndefined();
    if (!sent && !OF_EVERYBODY.includes(route))
      expect(headers['cache-control'] ?? '', route).toMatch(/no-store/);
    if (!type.startsWith('text/html')) continue;
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, route).toMatch(/script-src 'self' 'nonce-[\w=+/]+' 'strict-dynamic';/);
    expect(policy, route).toContain(`frame-ancestors ${route === OWN_FRAME ? "'self'" : "'none'"}`);
    expect(headers['referrer-policy'], route).toMatch(/^(same-origin|strict-origin-when-cross-origin)$/);
    for (const [script] of (await answer.text()).matchAll(/\/_next\/static\/[\w./~-]+\.js/g))
      scripts.add(script);
  }
  expect(scripts.size).toBeGreaterThan(10);
  const kept = await readFile(path.join(runningElenco().dataDir, 'secrets.json'), 'utf8');
  const secrets = Object.values(JSON.parse(kept) as Record<string, unknown>).map(String);
  expect(secrets.length).toBeGreaterThan(0);
  for (const script of scripts) {
    const answer = await visitor.get(script);
    expect(answer.headers()['x-content-type-options'], script).toBe('nosniff');
    const text = await answer.text();
    for (const secret of [...secrets, 'NEXTAUTH_SECRET', 'postgresql://'])
      expect(text.includes(secret), script).toBe(false);
  }
  await visitor.dispose();
});

test('nobody is led to another site, whatever an address, a form or a proxy says', async ({
  page,
  database,
  playwright,
  mailbox,
}) => {
  const own = await makeShownTenant(database);
  const visitor = await newVisitor(playwright.request);
  for (const callbackUrl of [EVIL, '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    const { csrfToken } = await (await visitor.get('/api/auth/csrf')).json();
    const form = { ...own.account, csrfToken, callbackUrl, json: 'true' };
    const told = await (await visitor.post('/api/auth/callback/agency', { form })).json();
    expect(new URL(told.url, runningElenco().url).origin, callbackUrl).toBe(runningElenco().url);
  }
  await page.goto(`/login?callbackUrl=${encodeURIComponent('//evil.example/clientes')}`);
  await new LoginPage(page).submit(own.account);
  await page.waitForURL(`${runningElenco().url}/dashboard`);

  const headers = {
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    forwarded: 'host=evil.example',
  };
  const data = { email: own.account.email, type: 'agency' };
  expect((await visitor.post('/api/forgot-password', { data, headers })).status()).toBe(200);
  const mail = await mailbox.waitFor({ to: own.account.email, subject: /Restablece tu contraseña/ });
  expect(mail.html).toContain(`${runningElenco().url}/restablecer-contrasena/`);
  expect(mail.html).not.toContain('evil.example');
  await visitor.dispose();
});

test('the session and the secrets that open something stay out of reach of scripts, addresses and logs', async ({
  page,
  database,
}) => {
  const [own, engaged] = [await makeShownTenant(database), await engage(database)];
  await signIn(page, own.account);
  await page.goto('/dashboard');
  const cookies = await page.context().cookies();
  const session = cookies.find(({ name }) => name.endsWith('next-auth.session-token'));
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(await page.evaluate(() => document.cookie)).not.toContain(session?.value);
  await page.goto(engaged.link);
  await page.goto(`${engaged.link}x`);
  const folder = path.join(runningElenco().dataDir, 'logs');
  for (const file of ['app.log', 'worker.log']) {
    const log = await readFile(path.join(folder, file), 'utf8').catch(() => '');
    for (const secret of [TEST_PASSWORD, session?.value ?? '', engaged.secret, own.account.email]) {
      expect(log.includes(secret), file).toBe(false);
    }
  }
});

test('no path leads out of where files are kept', async ({ playwright }) => {
  const visitor = await newVisitor(playwright.request);
  for (const below of [
    '/archivos/',
    '/fotos/',
    '/buzon/',
    '/buzon/x/adjuntos/',
    '/_next/static/',
    '/images/',
  ]) {
    for (const way of [
      '..%2f..%2fsecrets.json',
      '%2e%2e%2f%2e%2e%2fpackage.json',
      '..%5c..%5csecrets.json',
      '%00',
    ]) {
      const answer = await visitor.get(`${below}${way}`, { maxRedirects: 0 });
      expect(answer.status(), below + way).toBeGreaterThanOrEqual(400);
      expect(answer.status(), below + way).toBeLessThan(500);
    }
  }
  await visitor.dispose();
});

test('another site can send nothing in the name of who is signed in', async ({ page, database }) => {
  const own = await makeShownTenant(database);
  await signIn(page, own.account);
  const nothing = idsOfNothing({ ...(await makeShownTenant(database)), file: '' });
  for (const [route, { address, sent }] of Object.entries(ROUTES)) {
    if (!sent) continue;
    const answer = await page.request.post(address(nothing), { ...sent(nothing), headers: { origin: EVIL } });
    expect([403, 404], route).toContain(answer.status());
  }
});

test('names that are code are shown as names, wherever they stand', async ({ page, database }) => {
  const own = await makeShownTenant(database);
  const code = `</script><script>window.ran = 1</script><img src=x onerror="window.ran = 1">{{7*7}}`;
  await database.execute(sql`update clients set name = ${code} where id = ${own.client}`);
  await database.execute(sql`update agencies set name = ${code} where id = ${own.agency}`);
  await database.execute(
    sql`update quotations set name_event = ${code}, name_client = ${code} where id = ${own.draft}`,
  );
  await signIn(page, own.account);
  for (const address of [
    '/dashboard',
    '/clientes',
    `/clientes/${own.client}`,
    '/cotizador/listado',
    `/cotizador/listado/cotizacion/${own.draft}`,
    `/perfil/${own.agency}/agencia`,
    `/evento-cliente/${own.event}`,
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(await page.evaluate(() => 'ran' in window), address).toBe(false);
  }
});
