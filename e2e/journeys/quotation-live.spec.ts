import { openQuotation } from '../fixtures/open-quotation.ts';
import { makeQuoted } from '../fixtures/quoting-agency.ts';
import { expect, test } from '../fixtures/test.ts';
import { AnswerPage } from '../pages/answer-page.ts';
import { QuotationsPage } from '../pages/quotations-page.ts';

const CAMILA = { name: 'Camila Rojas Peña', document: '52.123.456' };
const ACCEPT = 'Aceptar y crear evento';

test('the page of a quotation follows what its client does, without being read again', async ({
  page,
  database,
  openBrowser,
}) => {
  const quoting = await makeQuoted(database);
  const { link } = quoting;
  await openQuotation(page, quoting);
  await expect(page.getByText('Todavía no ha abierto la cotización')).toBeVisible();
  const answer = new AnswerPage(await (await openBrowser()).newPage());
  await answer.open(link);
  await answer.touch();
  await expect(page.getByText(/^Abrió la cotización una vez/)).toBeVisible();
  await answer.accept(CAMILA);
  await expect(page.getByText('Aceptada', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/^Camila Rojas Peña, CC/)).toBeVisible();
  await expect(page.getByRole('button', { name: ACCEPT })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Ver evento' })).toBeVisible();
});

test('who accepts for a client that already did hears so, and is led to the event', async ({
  page,
  database,
  openBrowser,
}) => {
  const quoting = await makeQuoted(database);
  const { link, event } = quoting;
  await openQuotation(page, quoting);
  await page.getByRole('button', { name: ACCEPT }).click();
  const answer = new AnswerPage(await (await openBrowser()).newPage());
  await answer.open(link);
  await answer.accept(CAMILA);
  await page.getByRole('dialog').getByRole('button', { name: 'Crear evento' }).click();
  // The words go again after some seconds, which a busy machine may need for the page.
  await expect(page.getByText('El cliente ya la aceptó y el evento ya existe: es este.')).toBeVisible();
  await page.waitForURL('**/evento/**');
  await expect(page.getByRole('heading', { level: 1, name: event })).toBeVisible();
});

test('who comes too late to note a rejection hears what became of it', async ({
  page,
  database,
  openBrowser,
}) => {
  const quoting = await makeQuoted(database);
  const { link } = quoting;
  await openQuotation(page, quoting);
  await page.getByRole('button', { name: 'Más acciones' }).click();
  await page.getByRole('menuitem', { name: 'Marcar como rechazada' }).click();
  const question = page.getByRole('dialog');
  await question.getByLabel('Motivo').fill('No hay presupuesto');
  const answer = new AnswerPage(await (await openBrowser()).newPage());
  await answer.open(link);
  await answer.accept(CAMILA);
  await question.getByRole('button', { name: 'Marcar como rechazada' }).click();
  await expect(question.getByText('El cliente ya aceptó esta cotización.')).toBeVisible();
  await new QuotationsPage(page).openList();
  await expect(page.getByText('Aceptada', { exact: true }).first()).toBeVisible();
});
