import { sql } from 'drizzle-orm';
import { confirmBrowser } from '../fixtures/confirm-browser.ts';
import { runningElenco } from '../fixtures/elenco.ts';
import { engage } from '../fixtures/engage-talent.ts';
import { expect, test } from '../fixtures/test.ts';

const PHONE = { width: 390, height: 844 };
const DAY = 86_400_000;
const INVALID = 'Oops! Contrato no disponible para este evento.';

test('a link that a mail scanner opened first still opens, and leaves no secret behind', async ({
  page,
  database,
  openBrowser,
  playwright,
}) => {
  const { link, path, secret, talent } = await engage(database);
  const scanner = await playwright.request.newContext({ baseURL: runningElenco().url });
  for (const method of ['GET', 'HEAD', 'GET']) {
    const swap = await scanner.fetch(link, { method, maxRedirects: 0 });
    expect(swap.status()).toBe(303);
    expect(new URL(swap.headers().location ?? '', runningElenco().url).href).toBe(
      `${runningElenco().url}${path}`,
    );
    expect(swap.headers()['set-cookie']).toMatch(
      new RegExp(`^elenco_link=${secret}; Path=${path};.*HttpOnly; SameSite=lax`, 'i'),
    );
    expect(swap.headers()['referrer-policy']).toBe('no-referrer');
    expect(swap.headers()['cache-control']).toBe('no-store');
  }
  await scanner.dispose();

  await confirmBrowser(page.context(), database, talent.id);
  await page.goto(link);
  await expect(page).toHaveURL(path);
  await expect(page.getByText(`${talent.name} ${talent.lastname}`, { exact: true })).toBeVisible();
  const cookies = (await page.context().cookies()).filter(({ value }) => value === secret);
  expect(cookies).toMatchObject([{ path, httpOnly: true, sameSite: 'Lax' }]);
  expect(await page.evaluate(() => document.cookie)).not.toContain(secret);
  expect(await page.content()).not.toContain(secret);
  await page.reload();
  await expect(page.getByRole('button', { name: '1. Leer' })).toBeVisible();

  const other = await openBrowser({ viewport: PHONE });
  await confirmBrowser(other, database, talent.id);
  const phone = await other.newPage();
  await phone.goto(link);
  await expect(phone.getByRole('button', { name: '1. Leer' })).toBeVisible();
});

test('the cookie of a link goes to its own page alone', async ({ page, database }) => {
  const { link, path, secret } = await engage(database);
  await page.goto(link);
  const sent = async (address: string) => {
    const request = page.waitForRequest((one) => new URL(one.url()).pathname === address);
    await page.goto(address);
    return (await request).headerValue('cookie');
  };
  expect(await sent(path)).toContain(secret);
  expect((await sent('/login')) ?? '').not.toContain(secret);
});

test('[2.1/link tampered] [2.8/contract default] a link that was tampered with, ran out or is for something else shows the invalid state', async ({
  page,
  database,
}) => {
  const engaged = await engage(database);
  const other = await engage(database);
  const { link, secret, path } = engaged;
  const last = secret.endsWith('A') ? 'B' : 'A';
  const wrong = [
    path,
    `${path}?k=`,
    `${path}?k=${secret.slice(0, -2)}${last}A`,
    `${path}?k=${secret.slice(0, 20)}`,
    `${path}?k=${other.secret}`,
    `${path}?k=${new URL(engaged.claimLink, runningElenco().url).searchParams.get('k')}`,
    `/contract-talent/${crypto.randomUUID()}/${crypto.randomUUID()}?k=${secret}`,
    `/contract-talent/nada/nadie?k=${secret}`,
  ];
  for (const address of wrong) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(404);
    await expect(page.getByRole('heading', { name: INVALID }), address).toBeVisible();
    expect(await page.content(), address).not.toContain(engaged.talent.lastname);
  }
  await confirmBrowser(page.context(), database, engaged.talent.id);
  await page.goto(link);
  await expect(page.getByRole('button', { name: '1. Leer' })).toBeVisible();
  await database.execute(
    sql`update link_tokens set expires_at = now() - interval '1 minute' where id = ${engaged.linkId}`,
  );
  await page.reload();
  await expect(page.getByRole('heading', { name: INVALID })).toBeVisible();
});

test('[1.2.9/expired event] [1.8/event expired] [2.8/showcase expired] [2.8/contract expired] an event that is over says so on each of its pages', async ({
  page,
  database,
}) => {
  const finished = await engage(database, {
    stateId: 36,
    startDate: new Date(Date.now() - 3 * DAY),
    endDate: new Date(Date.now() - 2 * DAY),
  });
  await page.goto(finished.link);
  await expect(page.getByRole('heading', { name: 'Evento caducado.' })).toBeVisible();
  for (const address of [
    `/evento-cliente/${finished.eventId}`,
    `/talento/${finished.eventId}/${finished.talent.id}`,
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Su evento está caducado.' }), address).toBeVisible();
    expect(await page.content(), address).not.toContain(finished.talent.lastname);
  }
});

test('an event whose end has just passed is over before any job has written it down', async ({
  page,
  database,
}) => {
  const past = await engage(database, {
    stateId: 35,
    startDate: new Date(Date.now() - DAY),
    endDate: new Date(Date.now() - 60_000),
  });
  await page.goto(past.link);
  await expect(page.getByRole('heading', { name: 'Evento caducado.' })).toBeVisible();
  await page.goto(`/evento-cliente/${past.eventId}`);
  await expect(page.getByRole('heading', { name: 'Su evento está caducado.' })).toBeVisible();
});

test('[2.2/claim: unsigned] [2.8/claim default] [2.8/claim unsigned] a claim waits for the contract, and there is none for a cancelled event', async ({
  page,
  database,
}) => {
  const engaged = await engage(database);
  await page.goto(engaged.claimLink);
  await expect(
    page.getByRole('heading', {
      name: 'El contrato no ha sido firmado, por favor firmalo para generar la cuenta de cobro',
    }),
  ).toBeVisible();
  await database.execute(sql`update events set state_id = 37 where id = ${engaged.eventId}`);
  await page.reload();
  await expect(
    page.getByRole('heading', { name: 'Oops! Cuenta de cobro no disponible para este evento.' }),
  ).toBeVisible();
});
