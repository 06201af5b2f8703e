import type { APIResponse } from '@playwright/test';
import { makeQuotation } from '../../lib/testing/factories/quotations.ts';
import { makeDrafting, makeQuoted, makeQuoting, readAnswers } from '../fixtures/quoting-agency.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { AnswerPage } from '../pages/answer-page.ts';
import { QuotationEditor } from '../pages/quotation-editor.ts';
import { QuotationsPage } from '../pages/quotations-page.ts';

const A_PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const AT_ONCE = 50;
const DAY_MS = 86_400_000;

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

test('an agency changes what it sent: the old link leads to the new version, until it is voided', async ({
  page,
  mailbox,
  database,
  openBrowser,
}) => {
  const { account, quotationId, event, clientEmail } = await makeDrafting(database);
  const quotations = new QuotationsPage(page);
  const editor = new QuotationEditor(page);
  await signIn(page, account);
  await page.goto(`/cotizador/listado/cotizacion/${quotationId}`);
  await editor.send();
  const first = plain(await quotations.figure('Total'));
  const mail = await mailbox.waitFor({ to: clientEmail, subject: new RegExp(event) });
  const link = mail.links.find((address) => address.includes('/cotizacion/')) ?? '';

  await test.step('the next version shows what it changes, and the first holds until it is sent', async () => {
    await quotations.revise();
    await editor.section('Perfiles').getByLabel('Pago por día').fill('200000');
    await expect(page.getByRole('region', { name: 'Qué cambia' })).toContainText('Pago por día');
    await editor.waitUntilSaved();
    await quotations.openList();
    await expect(quotations.row(event)).toHaveCount(2);
    await quotations.row(event).filter({ hasText: 'v2' }).getByRole('link').first().click();
    await editor.send();
  });
  const second = plain(await quotations.figure('Total'));
  expect(second).not.toBe(first);

  await test.step('the list has one row for it, and the first version when it is asked for', async () => {
    await quotations.openList();
    await expect(quotations.row(event)).toHaveCount(1);
    await expect(quotations.row(event)).toContainText('COT-00001 v2');
    await quotations.row(event).getByRole('button').click();
    await page.getByRole('menuitem', { name: 'Ver todas sus versiones' }).click();
    await expect(quotations.row(event)).toHaveCount(2);
    await expect(quotations.row('Reemplazada')).toHaveCount(1);
  });

  const phone = await (await openBrowser(A_PHONE)).newPage();
  const answer = new AnswerPage(phone);
  await test.step('the old link says so, and leads its client to the new version', async () => {
    await answer.open(link);
    await expect(answer.status('Hay una versión más reciente')).toBeVisible();
    expect(plain(await phone.content())).not.toContain(first);
    await phone.getByRole('button', { name: 'Ver la versión nueva' }).click();
    await expect(phone.getByRole('heading', { level: 1, name: event })).toBeVisible();
    expect(plain(await answer.total())).toBe(second);
    expect(phone.url()).not.toContain('k=');
    await expect(answer.answers).toHaveCount(3);
  });

  await test.step('voided with a reason: the client reads it by mail, and can answer no more', async () => {
    await quotations.row('COT-00001 v2').getByRole('link').first().click();
    await quotations.void('El recinto canceló la fecha');
    await expect(page.getByText('Motivo: El recinto canceló la fecha')).toBeVisible();
    const told = await mailbox.waitFor({ to: clientEmail, subject: /^Cotización anulada/ });
    expect(plain(told.text ?? '')).toContain('El recinto canceló la fecha');
    await phone.reload();
    await expect(answer.status('Esta cotización fue anulada')).toBeVisible();
    await answer.open(link);
    await expect(phone.getByRole('button', { name: 'Ver la versión nueva' })).toHaveCount(0);
  });

  await test.step('the board leaves it out and says so; the file tells both', async () => {
    await quotations.openBoard();
    await page.getByRole('link', { name: '1 anulada' }).click();
    await expect(quotations.card(event)).toContainText('COT-00001 v2');
    const [head = [], row = [], ...more] = await quotations.exportCsv();
    expect(more).toEqual([]);
    const cell = (name: string) => row[head.indexOf(name)];
    expect([cell('Código'), cell('Versión'), cell('Estado')]).toEqual(['COT-00001', '2', 'Anulada']);
    expect(cell('Total')).toBe(second.replaceAll(/\D/g, ''));
    expect(cell('Motivo')).toBe('El recinto canceló la fecha');
  });
});

test(`an acceptance that arrives ${AT_ONCE} times at once makes one event`, async ({
  database,
  openBrowser,
}) => {
  const { path, link, quotationId } = await makeQuoted(database);
  const context = await openBrowser(A_PHONE);
  const phone = await context.newPage();
  const copies: Promise<APIResponse>[] = [];
  await phone.route(`**${path}/aceptar`, async (route) => {
    const request = route.request();
    if (request.method() === 'POST') {
      const { 'content-length': _, host: __, ...headers } = await request.allHeaders();
      const data = request.postDataBuffer() ?? '';
      for (let copy = 1; copy < AT_ONCE; copy += 1) {
        copies.push(context.request.post(request.url(), { headers, data }));
      }
    }
    await route.continue();
  });
  const answer = new AnswerPage(phone);
  await answer.open(link);
  await answer.accept({ name: 'Camila Rojas Peña', document: '52.123.456' });
  await expect(answer.status('Aceptaste esta cotización')).toBeVisible();
  const answers = await Promise.all(copies);
  expect(answers.map((one) => one.status())).toEqual(Array(AT_ONCE - 1).fill(200));
  expect(await readAnswers(database, quotationId)).toMatchObject({
    state_id: 63,
    answers: 'ACCEPTED',
    events: 1,
  });
});

test('the board shows each state with what it comes to, filters as the table does, and fits a phone', async ({
  page,
  database,
}) => {
  const { account, agencyId, event } = await makeQuoting(database);
  const make = (fields: Parameters<typeof makeQuotation>[1]) =>
    makeQuotation(database, { agencyId, ...fields });
  for (let made = 0; made < 14; made += 1) await make({ stateId: 64, nameEvent: `Perdida ${made}` });
  await make({
    currencyId: 2,
    fxRate: '4000',
    nameEvent: 'En dólares',
    lastOpenedAt: new Date(Date.now() - DAY_MS),
  });
  const quotations = new QuotationsPage(page);
  await signIn(page, account);
  await quotations.openBoard();
  await expect(quotations.column('Enviada').getByRole('article')).toHaveCount(2);
  await expect(quotations.column('Enviada')).toContainText('≈');
  await expect(quotations.column('Rechazada').getByRole('article')).toHaveCount(12);
  await quotations.column('Rechazada').getByRole('link', { name: 'Ver más (2)' }).click();
  await expect(quotations.column('Rechazada').getByRole('article')).toHaveCount(14);

  await quotations.search('dolares');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page).toHaveURL(/vista=tablero/);
  await page.getByRole('link', { name: 'Tabla', exact: true }).click();
  await expect(quotations.row('En dólares')).toHaveCount(1);
  await expect(quotations.row(event)).toHaveCount(0);
  await page.goto('/cotizador/listado?vista=tablero&apertura=sin-abrir');
  await expect(quotations.card(event)).toHaveCount(1);
  await expect(quotations.card('En dólares')).toHaveCount(0);
  await page.goto('/cotizador/listado?vista=tablero&q=nadie');
  await expect(page.getByText('Nada coincide con los filtros')).toBeVisible();

  await page.setViewportSize(A_PHONE.viewport);
  await page.goto('/cotizador/listado?vista=tablero');
  await expect(quotations.card(event)).toBeVisible();
  await expect(quotations.card('Perdida 3')).toBeHidden();
  await page.getByRole('button', { name: /^Rechazada/ }).click();
  await expect(quotations.card('Perdida 13')).toBeVisible();
  await expect(quotations.card(event)).toBeHidden();
  await expect(page).toHaveURL(/columna=64/);
});
