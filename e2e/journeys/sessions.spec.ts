import type { BrowserContext, Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { makeAgencyUser, TEST_PASSWORD } from '../../lib/testing/factories/identity.ts';
import { ask, WAYS } from '../fixtures/ask.ts';
import { axe } from '../fixtures/axe.ts';
import type { Database } from '../fixtures/make-shown-talent.ts';
import { makeShownTenant } from '../fixtures/make-shown-talent.ts';
import { expect, test } from '../fixtures/test.ts';
import { LoginPage } from '../pages/login-page.ts';
import { SessionsSection } from '../pages/sessions-section.ts';

const SUSPENDED = 'Este usuario esta suspendido por favor comuniquese a soporte de Elenco';
const COOKIE = 'next-auth.session-token';

const suspend = (database: Database, email: string) =>
  database.execute(sql`update users set state_id = 75 where email = ${email}`);

const sessionCookie = async (context: BrowserContext): Promise<string> =>
  (await context.cookies()).find(({ name }) => name === COOKIE)?.value ?? '';

/** A context that has this value for its session and nothing else. */
async function withCookie(context: BrowserContext, value: string, url: string): Promise<BrowserContext> {
  await context.addCookies([{ name: COOKIE, value, url, httpOnly: true, sameSite: 'Lax' }]);
  return context;
}

async function expectDoor(page: Page, words: string): Promise<void> {
  await page.waitForURL(/\/login/);
  await expect(page.getByText(words)).toBeVisible();
}

test.describe('a person who is suspended is led to the door, and told why', () => {
  test('when going to another screen', async ({ page, database }) => {
    const own = await makeShownTenant(database);
    await new LoginPage(page).logIn(own.account);
    await page.goto('/clientes');
    await suspend(database, own.account.email);
    await page.getByRole('link', { name: 'Eventos' }).click();
    await expectDoor(page, SUSPENDED);
    await axe(page);
  });

  test('when saving something', async ({ page, database, openBrowser }) => {
    const own = await makeShownTenant(database);
    await new LoginPage(await (await openBrowser()).newPage()).logIn(own.account);
    await new LoginPage(page).logIn(own.account);
    const section = new SessionsSection(page);
    await section.open(own.agency);
    await suspend(database, own.account.email);
    await section.close.click();
    const dialog = page.getByRole('dialog', { name: 'Tu sesión terminó' });
    await dialog.getByLabel('Contraseña', { exact: true }).fill(TEST_PASSWORD);
    await dialog.getByRole('button', { name: 'Ingresar', exact: true }).click();
    await expectDoor(page, SUSPENDED);
  });

  test('when doing nothing but following an event', async ({ page, database }) => {
    const own = await makeShownTenant(database);
    await new LoginPage(page).logIn(own.account);
    const live = page.waitForRequest((request) => (request.postData() ?? '').includes('subscription'));
    await page.goto(`/evento/${own.event}/evento`);
    await live;
    await suspend(database, own.account.email);
    await expectDoor(page, SUSPENDED);
  });
});

test('one sees where one is signed in, ends one of them, and all at once', async ({
  page,
  database,
  openBrowser,
}) => {
  const own = await makeShownTenant(database);
  const other = await (await openBrowser()).newPage();
  for (const browser of [other, page]) await new LoginPage(browser).logIn(own.account);
  const section = new SessionsSection(page);
  await section.open(own.agency);
  await expect(section.rows).toHaveCount(2);
  await expect(section.rows.first()).toContainText('Esta sesión');
  await expect(section.rows.first()).toContainText('Chrome en Linux');
  await axe(page);
  await section.close.click();
  await expect(section.rows).toHaveCount(1);
  await other.goto('/clientes');
  await expectDoor(other, 'Cerraste esta sesión.');
  // Logging in there leads back to where one wanted to go.
  await new LoginPage(other).submit(own.account);
  await other.waitForURL('**/clientes');
  await section.closeAll();
  await page.waitForURL(/\/login$/);
  await other.reload();
  await expectDoor(other, 'Cerraste esta sesión.');
});

test('[1.2.3/logout] logging out ends the session itself: a copy of its cookie opens nothing', async ({
  page,
  database,
  openBrowser,
}) => {
  const own = await makeShownTenant(database);
  await new LoginPage(page).logIn(own.account);
  const stolen = await withCookie(await openBrowser(), await sessionCookie(page.context()), page.url());
  expect((await stolen.request.get('/clientes', { maxRedirects: 0 })).status()).toBe(200);
  await page.getByRole('button', { name: /^Cuenta de/ }).click();
  await page.getByRole('menuitem', { name: 'Cerrar Sesión' }).click();
  await page.waitForURL(/\/login$/);
  expect(await sessionCookie(page.context())).toBe('');
  const refused = await stolen.request.get('/clientes', { maxRedirects: 0 });
  expect(refused.headers().location).toContain('/login');
  const { rows } = await database.execute(
    sql`select ended_reason reason from user_sessions where agency_id = ${own.agency}`,
  );
  expect(rows).toEqual([{ reason: 'LOGGED_OUT' }]);
});

test('the eleventh failure is refused in words, with what was typed still there', async ({
  openBrowser,
  database,
}) => {
  const { user } = await makeAgencyUser(database);
  const context = await openBrowser({ extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.77' } });
  const page = await context.newPage();
  const login = new LoginPage(page);
  await login.open();
  const token = await csrfToken(context);
  const failures = Array.from({ length: 10 }, () => postLogin(context, user.email, 'no es esta', { token }));
  for (const answer of await Promise.all(failures)) expect(answer.status()).toBe(401);
  await login.submit({ email: user.email, password: TEST_PASSWORD });
  await expect(
    page.getByText(/^Demasiados intentos\. Espera (un minuto|\d+ minutos) y vuelve/),
  ).toBeVisible();
  await expect(page.locator('input[name=email]')).toHaveValue(user.email);
  const limited = await postLogin(context, user.email, TEST_PASSWORD);
  expect(limited.status()).toBe(429);
  expect(Number(limited.headers()['retry-after'])).toBeGreaterThan(0);
  expect(await sessionCookie(context)).toBe('');
});

const csrfToken = async ({ request }: BrowserContext): Promise<string> =>
  (await (await request.get('/api/auth/csrf')).json()).csrfToken;

/** Logs in as a program would, with next-auth's token unless told otherwise. */
async function postLogin(
  context: BrowserContext,
  email: string,
  password: string,
  { token, headers = {} }: { token?: string; headers?: Record<string, string> } = {},
) {
  return context.request.post('/api/auth/callback/agency', {
    form: { email, password, json: 'true', csrfToken: token ?? (await csrfToken(context)) },
    headers,
    maxRedirects: 0,
  });
}

test('another site can neither log somebody in nor act for who is', async ({
  page,
  database,
  openBrowser,
}) => {
  const own = await makeShownTenant(database);
  const { email } = own.account;
  const victim = await openBrowser();
  const elsewhere = { origin: 'https://evil.example' };
  expect((await postLogin(victim, email, TEST_PASSWORD, { headers: elsewhere })).status()).toBe(403);
  await postLogin(victim, email, TEST_PASSWORD, { token: 'f'.repeat(64) });
  expect(await sessionCookie(victim)).toBe('');

  await new LoginPage(page).logIn(own.account);
  const data = { query: 'mutation { closeAllSessions }' };
  for (const path of ['/graphql', '/api/send-quatation', '/api/auth/signout', '/api/login/admin']) {
    const answer = await page.request.post(path, { data, headers: elsewhere });
    expect(answer.status(), path).toBe(403);
  }
  // As a plain form, which a browser sends to another site without asking.
  const form = await page.request.post('/graphql', { form: data, headers: elsewhere });
  expect(form.status()).toBe(403);
  expect((await page.request.get('/clientes', { maxRedirects: 0 })).status()).toBe(200);
});

test('a session that somebody planted is replaced by logging in, and does not become ours', async ({
  page,
  database,
  openBrowser,
}) => {
  const [attacker, victim] = [await makeShownTenant(database), await makeShownTenant(database)];
  await new LoginPage(page).logIn(attacker.account);
  const planted = await sessionCookie(page.context());
  const context = await withCookie(await openBrowser(), planted, page.url());
  const answer = await postLogin(context, victim.account.email, TEST_PASSWORD);
  expect(answer.ok()).toBe(true);
  expect(await sessionCookie(context)).not.toBe(planted);
  expect(await (await context.request.get('/clientes')).text()).toContain(victim.marker);
  const kept = await page.request.get('/clientes', { maxRedirects: 0 });
  expect(await kept.text()).not.toContain(victim.marker);
  expect(kept.headers().location).toContain('/login');
});

test('who has no session, or one that was altered or forged, is told the same whichever way they ask', async ({
  page,
  database,
  openBrowser,
}) => {
  const own = await makeShownTenant(database);
  await new LoginPage(page).logIn(own.account);
  const cookie = await sessionCookie(page.context());
  const [row] = await database
    .execute<{ id: string }>(sql`select id from user_sessions where agency_id = ${own.agency}`)
    .then(({ rows }) => rows);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const forged = {
    altered: `${cookie.slice(0, -6)}${cookie.endsWith('AAAAAA') ? 'BBBBBB' : 'AAAAAA'}`,
    'cut short': cookie.slice(0, 60),
    'without a signature': `${part({ alg: 'none', typ: 'JWT' })}.${part({ sessionId: row?.id })}.`,
    'the id itself': row?.id ?? '',
  };
  const askers = await Promise.all(
    ['', ...Object.values(forged)].map(async (value) =>
      value ? withCookie(await openBrowser(), value, page.url()) : openBrowser(),
    ),
  );
  const addresses = [
    '/clientes',
    `/clientes/${own.client}`,
    `/evento/${own.event}/evento`,
    `/evento/${own.event}%2Fevento`,
    '/clientes%2fcrear',
    '/%63lientes',
    '/clientes.rsc',
    `${new URL(page.url()).origin}//clientes`,
    '/graphql',
  ];
  for (const address of addresses) {
    for (const [way, options] of Object.entries(WAYS)) {
      const told = await Promise.all(askers.map(({ request }) => ask(request, address, options)));
      for (const { body, ...denial } of told) {
        expect(body, `${address}, ${way}`).not.toContain(own.marker);
        expect({ ...denial, body: '' }, `${address}, ${way}`).toEqual({ ...told[0], body: '' });
      }
    }
  }
  for (const options of [WAYS.plain, WAYS['as data']]) {
    expect((await ask(page.request, '/clientes', options)).body, 'the owner').toContain(own.marker);
  }
  const mutation = { data: { query: 'mutation { closeAllSessions }' } };
  const context = await withCookie(await openBrowser(), forged['without a signature'], page.url());
  const answer = await context.request.post('/graphql', mutation);
  expect(await answer.text()).toContain('"code":"UNAUTHENTICATED"');
  expect((await page.request.get('/clientes', { maxRedirects: 0 })).status()).toBe(200);
});
