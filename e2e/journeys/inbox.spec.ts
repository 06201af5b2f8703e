import { axe } from '../fixtures/axe.ts';
import { makeQuoted } from '../fixtures/quoting-agency.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { AnswerPage } from '../pages/answer-page.ts';

test('the bell tells at once what a client did, by keyboard leads there, and then is silent', async ({
  page,
  database,
  openBrowser,
}) => {
  const { link, account, event } = await makeQuoted(database);
  await signIn(page, account);
  const streams: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('subscription FollowUnread')) streams.push(request.url());
  });
  await page.goto('/clientes');
  const bell = page.getByRole('button', { name: /^Avisos/ });
  await expect(bell).toHaveAccessibleName('Avisos');

  const answer = new AnswerPage(await (await openBrowser()).newPage());
  await answer.open(link);
  await expect(bell).toHaveAccessibleName('Avisos: 1 sin leer');
  await bell.focus();
  await page.keyboard.press('Enter');
  const inbox = page.getByRole('dialog', { name: 'Avisos' });
  await expect(inbox.getByRole('link', { name: 'El cliente abrió la cotización' })).toBeVisible();

  // What comes while it is open is told in it too.
  const accepted = inbox.getByRole('link', { name: 'El cliente aceptó la cotización' });
  await answer.accept({ name: 'Camila Rojas Peña', document: '52.123.456' });
  await expect(accepted).toBeVisible();
  await expect(bell).toHaveAccessibleName('Avisos: 2 sin leer');
  // What is told ends no stream.
  expect(streams).toHaveLength(1);
  await axe(page);
  await page.keyboard.press('Escape');
  await expect(inbox).toBeHidden();
  await expect(bell).toBeFocused();

  await page.keyboard.press('Enter');
  await accepted.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/cotizador/listado/cotizacion/**');
  await expect(page.getByRole('heading', { level: 1, name: event })).toBeVisible();
  await expect(inbox).toBeHidden();

  await page.goto('/avisos?ver=sin-leer');
  await expect(page.getByText('El cliente aceptó la cotización')).toHaveCount(0);
  const all = page.getByRole('button', { name: 'Marcar todo como leído' });
  if (await all.isVisible()) await all.click();
  await expect(page.getByText('Estás al día')).toBeVisible();
  await expect(bell).toHaveAccessibleName('Avisos');
  await page.goto('/avisos');
  await expect(page.getByRole('link', { name: 'El cliente aceptó la cotización' })).toBeVisible();
});

test('chosen notices are marked as read together, and the others stay', async ({
  page,
  database,
  openBrowser,
}) => {
  const { link, account } = await makeQuoted(database);
  const answer = new AnswerPage(await (await openBrowser()).newPage());
  await answer.open(link);
  await answer.touch();
  await answer.accept({ name: 'Camila Rojas Peña', document: '52.123.456' });
  await signIn(page, account);
  await page.goto('/avisos?ver=sin-leer');
  await page.getByRole('checkbox', { name: /^Elegir: El cliente abrió la cotización/ }).check();
  const bar = page.getByRole('region', { name: /lo seleccionado/ });
  await axe(page);
  await bar.getByRole('button', { name: 'Marcar 1 como leído' }).click();
  await expect(page.getByText('El cliente abrió la cotización')).toHaveCount(0);
  await expect(page.getByText('El cliente aceptó la cotización')).toBeVisible();
  await expect(bar).toBeHidden();
});

test('a kind that one does not want is told no more', async ({ page, database, openBrowser }) => {
  const { link, account } = await makeQuoted(database);
  await signIn(page, account);
  await page.goto('/avisos/ajustes');
  const choice = page.getByRole('checkbox', { name: 'Respuestas a cotizaciones, por Avisos' });
  await choice.uncheck();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Guardamos cómo te avisamos.')).toBeVisible();
  await page.reload();
  await expect(choice).not.toBeChecked();

  const answer = new AnswerPage(await (await openBrowser()).newPage());
  await answer.open(link);
  await answer.touch();
  await answer.accept({ name: 'Camila Rojas Peña', document: '52.123.456' });
  await page.goto('/avisos');
  await expect(page.getByText('El cliente abrió la cotización')).toBeVisible();
  await expect(page.getByText('El cliente aceptó la cotización')).toHaveCount(0);
});
