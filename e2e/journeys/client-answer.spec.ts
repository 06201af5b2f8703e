import { readFile } from 'node:fs/promises';
import type { ReceivedMail } from '../fixtures/mailbox.ts';
import { openQuotation } from '../fixtures/open-quotation.ts';
import { pdfText } from '../fixtures/pdf-text.ts';
import { makeDrafting, makeQuoted, readAnswers } from '../fixtures/quoting-agency.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { AnswerPage } from '../pages/answer-page.ts';
import { QuotationEditor } from '../pages/quotation-editor.ts';
import { QuotationsPage } from '../pages/quotations-page.ts';

const A_PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const UNAVAILABLE = 'Esta cotización no está disponible.';

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

function linkIn(mail: ReceivedMail): string {
  const link = mail.links.find((address) => address.includes('/cotizacion/'));
  if (!link) throw new Error(`no link to answer in ${mail.subject}`);
  return link;
}

test('an agency sends, its client opens the link of the mail on a phone and asks for a change', async ({
  page,
  mailbox,
  database,
  openBrowser,
  playwright,
}) => {
  const quoting = await makeDrafting(database);
  const { quotationId, event, clientEmail } = quoting;
  await openQuotation(page, quoting);
  await new QuotationEditor(page).send();
  const total = plain(await new QuotationsPage(page).figure('Total'));
  const mail = await mailbox.waitFor({ to: clientEmail, subject: new RegExp(event) });
  const link = linkIn(mail);

  await test.step('a scanner of mail leaves no mark', async () => {
    const scanner = await playwright.request.newContext();
    for (const method of ['GET', 'HEAD', 'GET']) {
      expect((await scanner.fetch(link, { method })).status()).toBe(200);
    }
    await scanner.dispose();
    expect(await readAnswers(database, quotationId)).toMatchObject({ opened: false, open_count: 0 });
  });

  const phone = await (await openBrowser(A_PHONE)).newPage();
  const answer = new AnswerPage(phone);
  await test.step('the page says what the PDF says', async () => {
    await answer.open(link);
    expect(phone.url()).not.toContain('k=');
    expect(plain(await answer.total())).toBe(total);
    const text = await pdfText(await readFile(await (await answer.downloadPdf()).path()));
    const shown = plain(await phone.getByRole('main').innerText());
    for (const said of [event, total, 'Prueba de vestuario la semana anterior.', '50 % al aceptar.']) {
      expect(text, 'the PDF').toContain(said);
      expect(shown, 'the page').toContain(said);
    }
  });

  await test.step('it is opened once a person touches it', async () => {
    await answer.touch();
    await expect
      .poll(() => readAnswers(database, quotationId))
      .toMatchObject({ opened: true, open_count: 1 });
  });

  await test.step('asks for a change, and can still answer', async () => {
    await answer.askForChange('Dos modelos menos el segundo día');
    await expect(phone.getByText('Dos modelos menos el segundo día')).toBeVisible();
    await expect(answer.answers).toHaveCount(3);
  });

  await test.step('the agency hears of it by mail, on its page, in its list and in its queue', async () => {
    const told = await mailbox.waitFor({
      to: quoting.account.email,
      subject: new RegExp(`pide un cambio en la cotización .*${event}`),
    });
    expect(told.text).toContain('Dos modelos menos el segundo día');
    await page.reload();
    await expect(page.getByText('Dos modelos menos el segundo día')).toBeVisible();
    await expect(page.getByText(/^Abrió la cotización una vez/)).toBeVisible();
    await new QuotationsPage(page).openList();
    await expect(new QuotationsPage(page).row(event)).toContainText('Hoy');
    await page.goto('/dashboard');
    await expect(page.getByText('Pidió cambios')).toBeVisible();
  });
});

test('a client rejects with a reason, and hears what is missing first', async ({
  page,
  mailbox,
  database,
  openBrowser,
}) => {
  const { link, quotationId, account, event } = await makeQuoted(database);
  const phone = await (await openBrowser(A_PHONE)).newPage();
  const answer = new AnswerPage(phone);
  await answer.open(link);
  await answer.choose('Rechazar');
  await answer.send('Rechazar la cotización');
  await expect(answer.problems).toContainText('¿Por qué no?');
  await phone.getByLabel('Otra razón').check();
  await answer.send('Rechazar la cotización');
  await expect(answer.problems).toContainText('Cuéntanos más');
  await phone.getByLabel('El precio está por encima de mi presupuesto').check();
  await phone.getByLabel('Cuéntanos más').fill('Tenemos 8 millones');
  await answer.send('Rechazar la cotización');
  await expect(answer.status('Rechazaste esta cotización')).toBeVisible();
  await expect(answer.answers).toHaveCount(0);
  await expect(phone.getByRole('link', { name: 'Escribir por WhatsApp' })).toBeVisible();
  expect(await readAnswers(database, quotationId)).toMatchObject({ state_id: 64, answers: 'REJECTED' });
  const told = await mailbox.waitFor({ to: account.email, subject: new RegExp(`rechazó.*${event}`) });
  expect(told.text).toContain('Tenemos 8 millones');
  await signIn(page, account);
  await page.goto(`/cotizador/listado/cotizacion/${quotationId}`);
  await expect(page.getByText('Tenemos 8 millones', { exact: true })).toBeVisible();
});

test('a client accepts: the event exists once, and the way to its talents is open', async ({
  page,
  mailbox,
  database,
  openBrowser,
}) => {
  const { link, path, quotationId, account, event } = await makeQuoted(database);
  const phone = await (await openBrowser(A_PHONE)).newPage();
  const answer = new AnswerPage(phone);
  await answer.open(link);
  await answer.choose('Aceptar');
  await answer.send('Aceptar la cotización');
  await expect(answer.problems).toContainText('Número de documento');
  expect(await readAnswers(database, quotationId)).toMatchObject({ state_id: 62, answers: null, events: 0 });
  await answer.open(link);
  await answer.accept({ name: 'Camila Rojas Peña', document: '52.123.456' });
  await expect(answer.status('Aceptaste esta cotización')).toBeVisible();
  await expect(phone).toHaveURL(path);
  await expect(phone.getByText('Camila Rojas Peña, CC ···456')).toBeVisible();
  expect(await phone.content()).not.toContain('52.123.456');
  expect(await readAnswers(database, quotationId)).toMatchObject({
    state_id: 63,
    answers: 'ACCEPTED',
    events: 1,
  });
  const showcase = await phone
    .getByRole('link', { name: 'Ver los talentos del evento' })
    .getAttribute('href');
  await phone.goto(showcase ?? '');
  await expect(phone.getByRole('heading', { level: 1, name: event })).toBeVisible();

  const told = await mailbox.waitFor({ to: account.email, subject: new RegExp(`aceptó.*${event}`) });
  expect(told.text).toContain('CC 52.123.456');
  await signIn(page, account);
  const eventLink = told.links.find((address) => address.includes('/evento/')) ?? '';
  await page.goto(new URL(eventLink).pathname);
  await expect(page.getByRole('heading', { level: 1, name: event })).toBeVisible();
  await page.goto(`/cotizador/listado/cotizacion/${quotationId}`);
  await expect(page.getByText(/^Camila Rojas Peña, CC 52\.123\.456/)).toBeVisible();
});

test('the agency copies the link, looks at it without leaving a mark, and ends it', async ({
  page,
  database,
  openBrowser,
}) => {
  const quoting = await makeQuoted(database);
  const { link, quotationId } = quoting;
  await openQuotation(page, quoting);
  await page.getByRole('button', { name: 'Copiar enlace' }).click();
  const own = await page.getByRole('textbox', { name: 'Enlace del cliente' }).inputValue();
  const look = new AnswerPage(page);
  await look.open(own);
  const noted = page.waitForResponse((response) => response.url().endsWith('/apertura'));
  await look.touch();
  expect((await noted).status()).toBe(204);
  expect(await readAnswers(database, quotationId)).toMatchObject({ opened: false, open_count: 0 });

  const phone = await (await openBrowser(A_PHONE)).newPage();
  await new AnswerPage(phone).open(link);
  await page.goto(`/cotizador/listado/cotizacion/${quotationId}`);
  await page.getByRole('button', { name: 'Anular enlaces' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Anular enlaces' }).click();
  await expect(page.getByText('Se anularon 2 enlaces.')).toBeVisible();
  await phone.reload();
  await expect(phone.getByRole('heading', { name: UNAVAILABLE })).toBeVisible();
});
