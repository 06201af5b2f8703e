import { sql } from 'drizzle-orm';
import { runningElenco } from '../fixtures/elenco.ts';
import { lookOver, lookOverEach } from '../fixtures/look-over.ts';
import { makeQuoted, readAnswers } from '../fixtures/quoting-agency.ts';
import { expect, test } from '../fixtures/test.ts';
import { AnswerPage } from '../pages/answer-page.ts';

const PUBLIC_SCHEME = ['light'] as const;
const UNAVAILABLE = 'Esta cotización no está disponible.';
const DAY = 86_400_000;

test('without a living link there is nothing, whether or not the id exists', async ({
  page,
  database,
  playwright,
}) => {
  const quoted = await makeQuoted(database);
  const other = await makeQuoted(database);
  const nobody = `/cotizacion/${crypto.randomUUID()}`;
  for (const address of [
    quoted.path,
    nobody,
    `${quoted.path}?k=${other.secret}`,
    `${nobody}?k=${quoted.secret}`,
    `${quoted.path}/aceptar`,
    '/cotizacion/nada',
  ]) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(404);
    await expect(page.getByRole('heading', { name: UNAVAILABLE }), address).toBeVisible();
    expect(await page.content(), address).not.toContain(quoted.event);
  }
  const stranger = await playwright.request.newContext({ baseURL: runningElenco().url });
  for (const path of [quoted.path, nobody]) {
    expect((await stranger.get(`${path}/pdf`)).status()).toBe(404);
    expect((await stranger.post(`${path}/apertura`)).status()).toBe(404);
  }
  await stranger.dispose();
  expect(await readAnswers(database, quoted.quotationId)).toMatchObject({ opened: false });
});

test('what can be answered no more says why, and whom to ask', async ({ page, database }) => {
  const ended = new Date(Date.now() - DAY);
  const cases = [
    ['Esta cotización venció', { validUntil: ended }, true],
    ['Esta cotización fue anulada', { stateId: 65, voidedAt: ended, voidedReason: 'Repetida' }, false],
    ['Hay una versión más reciente', { stateId: 65, supersededAt: ended }, false],
  ] as const;
  for (const [title, fields, showsOffer] of cases) {
    const { link, path } = await makeQuoted(database, fields);
    const answer = new AnswerPage(page);
    await answer.open(link);
    await expect(answer.status(title)).toBeVisible();
    await expect(answer.answers).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Escribir por WhatsApp' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Perfiles y valores' })).toHaveCount(showsOffer ? 1 : 0);
    await page.goto(`${path}/aceptar`);
    await expect(page).toHaveURL(path);
    // A connection that the server closes just as it is used again is no answer.
    const paper = await page.request.get(`${path}/pdf`, { maxRetries: 2 });
    expect(paper.status()).toBe(showsOffer ? 200 : 404);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  test.beforeEach(({ problems }) => void problems.allow(/\.js \(csp\)$/));

  test('a client is told what lacks, keeps what was typed, and accepts', async ({ page, database }) => {
    const { link, quotationId } = await makeQuoted(database);
    const answer = new AnswerPage(page);
    await answer.open(link);
    await answer.accept({ name: 'Camila Rojas Peña' });
    await expect(answer.problems).toBeVisible();
    await expect(page.getByLabel('Tu nombre completo')).toHaveValue('Camila Rojas Peña');
    await page.getByLabel('Número de documento').fill('52.123.456');
    await page.getByLabel(/^Acepto la cotización/).check();
    await answer.send('Aceptar la cotización');
    await expect(answer.status('Aceptaste esta cotización')).toBeVisible();
    expect(await readAnswers(database, quotationId)).toMatchObject({ answers: 'ACCEPTED', events: 1 });
  });
});

test.describe('can be used by everybody, on a desk and on a phone', () => {
  test('the client’s page and each answer', async ({ page, database }) => {
    const { link, path } = await makeQuoted(database, { lines: Array.from({ length: 14 }, () => ({})) });
    await page.goto(link);
    await lookOverEach(
      page,
      ['', '/aceptar', '/rechazar', '/cambio'].map((part) => [
        `answer: ${part.slice(1) || 'the page'}`,
        `${path}${part}`,
      ]),
      PUBLIC_SCHEME,
    );
  });

  test('what was accepted, and what ran out', async ({ page, database }) => {
    for (const fields of [{ stateId: 63 }, { validUntil: new Date(Date.now() - DAY) }]) {
      const { link, path, quotationId } = await makeQuoted(database, fields);
      await database.execute(
        sql`update quotations set accepted_at = now() where id = ${quotationId} and state_id = 63`,
      );
      await page.goto(link);
      await lookOver(page, path, PUBLIC_SCHEME);
    }
  });
});
