import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { makeAgency } from '../../db/testing/factories/agencies.ts';
import { makeAdministrator, makeAgencyUser, TEST_PASSWORD } from '../../db/testing/factories/identity.ts';
import { BOTH_SCHEMES, lookOver } from '../fixtures/look-over.ts';
import { type Database, makeContractingAgency } from '../fixtures/make-shown-talent.ts';
import { expect, test } from '../fixtures/test.ts';
import { makeHoldings } from '../fixtures/two-agencies.ts';
import { AdministrationPage } from '../pages/administration-page.ts';
import { LoginPage } from '../pages/login-page.ts';

const SUSPENDED = 'Este usuario esta suspendido por favor comuniquese a soporte de Elenco';
const PHONE = { width: 390, height: 844 };

let number = 0;
/** A word that stands nowhere else. */
const marker = (word: string) => `${word}${Date.now()}${++number}`;

async function asAdministrator(page: Page, database: Database) {
  const { user } = await makeAdministrator(database, { name: 'Amparo', lastname: marker('Admin') });
  await new LoginPage(page).logIn({ email: user.email, password: TEST_PASSWORD }, 'admin');
  return { user, screen: new AdministrationPage(page) };
}

async function anAgency(database: Database, fields: Parameters<typeof makeAgency>[1] = {}) {
  const agency = await makeContractingAgency(database, { name: `Agencia ${marker('Zarzuela')}`, ...fields });
  const { user } = await makeAgencyUser(database, { agency, name: 'Olivia', lastname: marker('Dueña') });
  return { agency, user, account: { email: user.email, password: TEST_PASSWORD } };
}

test('an agency is approved, and its owner is told by mail', async ({ page, database, mailbox }) => {
  const { agency, user } = await anAgency(database, { stateId: 22 });
  const { screen } = await asAdministrator(page, database);
  await page.goto(`/agencias?estado=22&q=${encodeURIComponent(agency.name)}`);
  await screen.names('Agencias').filter({ hasText: agency.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: agency.name })).toBeVisible();
  await screen.decide('Aprobar');
  await expect(page.getByText(`Aprobaste a ${agency.name}`)).toBeVisible();
  await expect(page.getByRole('main').getByText('Activa', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Aprobar' })).toHaveCount(0);
  const mail = await mailbox.waitFor({ to: user.email, subject: /quedó aprobada/ });
  expect(mail.text).toContain(agency.name);
  expect(mail.links.some((link) => link.endsWith('/login'))).toBe(true);
});

test('a suspended agency is out at its next action, cannot come in, and is let in again', async ({
  page,
  database,
  mailbox,
  openBrowser,
}) => {
  const { agency, user, account } = await anAgency(database);
  const theirs = await (await openBrowser()).newPage();
  await new LoginPage(theirs).logIn(account);
  await theirs.goto('/clientes');
  const { screen } = await asAdministrator(page, database);
  await page.goto(`/agency/${agency.id}`);

  await page.getByRole('button', { name: 'Suspender' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Suspender' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await screen.decide('Suspender', 'Los datos no corresponden');
  await expect(page.getByText(`Suspendiste a ${agency.name}`)).toBeVisible();
  await expect(page.getByText('Los datos no corresponden')).toBeVisible();
  const mail = await mailbox.waitFor({ to: user.email, subject: /^Suspendimos a / });
  expect(mail.text).toContain('Los datos no corresponden');

  await theirs.getByRole('link', { name: 'Eventos' }).click();
  await expect(theirs).toHaveURL(/\/login/);
  const door = new LoginPage(theirs);
  await door.open();
  await door.submit(account);
  await expect(theirs.getByText(SUSPENDED)).toBeVisible();

  await screen.decide('Reactivar');
  await expect(page.getByText(`Reactivaste a ${agency.name}`)).toBeVisible();
  await mailbox.waitFor({ to: user.email, subject: /vuelve a estar activa/ });
  await door.logIn(account);
  await page.goto(`/agency/${agency.id}?seccion=actividad`);
  await expect(page.getByText(/suspendió la agencia/)).toBeVisible();
  await expect(page.getByText(/reactivó la agencia/)).toBeVisible();
});

test('a button pressed after somebody else decided says so', async ({ page, database }) => {
  const { agency } = await anAgency(database, { stateId: 24 });
  const { screen } = await asAdministrator(page, database);
  await page.goto(`/agency/${agency.id}`);
  await database.execute(`update agencies set state_id = 26 where id = '${agency.id}'`);
  await screen.decide('Aprobar');
  await expect(page.getByRole('dialog').getByText('La agencia ya cambió de estado')).toBeVisible();
});

test('a person is suspended and brought back; oneself is not offered', async ({
  page,
  database,
  mailbox,
  openBrowser,
}) => {
  const { user, account } = await anAgency(database);
  const theirs = await (await openBrowser()).newPage();
  await new LoginPage(theirs).logIn(account);
  const { user: oneself, screen } = await asAdministrator(page, database);
  await page.goto('/agencias');
  await page.getByRole('link', { name: 'Usuarios' }).click();
  await screen.search(user.lastname);
  await screen.names('Usuarios').filter({ hasText: user.lastname }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(user.lastname);

  await screen.decide('Cerrar todas');
  await expect(page.getByText('Cerraste 1 sesión')).toBeVisible();
  await theirs.reload();
  await expect(theirs).toHaveURL(/\/login/);
  await new LoginPage(theirs).logIn(account);

  await screen.decide('Suspender', 'Compartió su clave');
  await expect(page.getByText('Cuenta suspendida')).toBeVisible();
  const mail = await mailbox.waitFor({ to: user.email, subject: /^Suspendimos tu cuenta/ });
  expect(mail.text).toContain('Compartió su clave');
  await theirs.reload();
  await expect(theirs).toHaveURL(/\/login/);
  const door = new LoginPage(theirs);
  await door.open();
  await door.submit(account);
  await expect(theirs.getByText(SUSPENDED)).toBeVisible();

  await screen.decide('Reactivar');
  await expect(page.getByText('Cuenta suspendida')).toHaveCount(0);
  await door.logIn(account);

  await page.goto(`/users/${oneself.id}`);
  await expect(page.getByText('Eres tú')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Suspender' })).toHaveCount(0);
});

test('an administrator is invited, activates the account and signs in', async ({
  page,
  database,
  mailbox,
  openBrowser,
}) => {
  const email = `${marker('invitada')}@prueba.example`.toLowerCase();
  await asAdministrator(page, database);
  await page.goto('/users');
  const invite = async () => {
    await page.getByRole('button', { name: 'Invitar administrador' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nombre').fill('Irene');
    await dialog.getByLabel('Apellido').fill('Invitada');
    await dialog.getByLabel('Correo electrónico').fill(email);
    await dialog.getByRole('button', { name: 'Enviar invitación' }).click();
    return dialog;
  };
  await invite();
  await expect(page.getByText(`Enviamos la invitación a ${email}`)).toBeVisible();
  const again = await invite();
  await expect(again.getByText('Este correo ya tiene una cuenta.')).toBeVisible();
  const mail = await mailbox.waitFor({ to: email, subject: /^Te invitaron a administrar/ });

  const theirs = await (await openBrowser()).newPage();
  await theirs.goto(mail.links.find((link) => link.includes('/activar-cuenta/')) ?? '');
  await theirs.locator('input[type=password]').first().fill('Clave-larga-2026');
  await theirs.locator('input[type=password]').nth(1).fill('Clave-larga-2026');
  await theirs
    .getByRole('main')
    .getByRole('button', { name: /Activar|Guardar|Cambiar/ })
    .click();
  await expect(theirs.getByText('Contraseña cambiada con exito')).toBeVisible();
  await new LoginPage(theirs).logIn({ email, password: 'Clave-larga-2026' }, 'admin');
});

test('lists are filtered in their address, tell none from none that match, and are kept as shown', async ({
  page,
  database,
}) => {
  const group = marker('Grupo');
  await makeContractingAgency(database, { name: `Uno ${group}`, regimenSimple: true });
  await makeContractingAgency(database, { name: `Dos ${group}`, email: null, stateId: 24 });
  const { screen } = await asAdministrator(page, database);
  await page.goto('/agencias');
  await screen.search(group);
  await expect(screen.names('Agencias')).toHaveCount(2);
  await screen.choose('Régimen', 'Régimen simple');
  await expect(screen.names('Agencias')).toHaveCount(1);
  await expect(page).toHaveURL(/regimen=simple/);
  await screen.choose('Contratos', 'Faltan datos');
  await expect(page.getByText('Nada coincide con los filtros')).toBeVisible();
  await page.goto(`/agencias?datos=incompletos&q=${group}&orden=-name`);
  await expect(screen.names('Agencias')).toHaveText([/Dos/]);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^agencias-\d{4}-\d{2}-\d{2}\.csv$/);
  const rows = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(rows).toHaveLength(2);
  expect(rows[1]).toContain(`Dos ${group}`);
  expect(rows[1]).toContain('Falta: correo electrónico');
});

test('two hundred rows, and none, can be used on a desk and on a phone, light and dark', async ({
  page,
  database,
}) => {
  test.setTimeout(180_000);
  const many = marker('Muchas');
  const agency = await makeAgency(database, { name: `Sede ${many}` });
  for (let index = 0; index < 200; index++) {
    await makeAgencyUser(database, {
      agency,
      role: index === 0 ? 'OWNER' : 'PRODUCER',
      name: index % 20 === 1 ? 'Persona de nombre larguísimo con muchos apellidos de familia' : 'Persona',
      lastname: `${many} ${index}`,
    });
  }
  await makeAgency(database, { name: `Vacía ${many}`, stateId: 22 });
  const { screen } = await asAdministrator(page, database);
  await lookOver(page, `/users?agencia=${agency.id}&pagina=3`, BOTH_SCHEMES);
  await expect(page.getByText('41–60 de 200')).toBeVisible();
  await lookOver(page, `/users?q=${many}-nadie`, BOTH_SCHEMES);
  await expect(page.getByText('Nada coincide con los filtros')).toBeVisible();
  await lookOver(page, `/agency/${agency.id}?seccion=usuarios&pagina=10`, BOTH_SCHEMES);
  await page.setViewportSize(PHONE);
  await page.goto(`/agencias?q=${many}`);
  await expect(screen.names('Agencias')).toHaveCount(2);
  for (const section of ['clientes', 'cotizaciones', 'eventos', 'precios', 'actividad']) {
    await lookOver(page, `/agency/${agency.id}?seccion=${section}`, BOTH_SCHEMES);
  }
});

test('an agency with one of everything shows it, section by section', async ({ page, database }) => {
  const own = await makeHoldings(database);
  await asAdministrator(page, database);
  for (const section of ['clientes', 'cotizaciones', 'eventos', 'usuarios']) {
    await page.goto(`/agency/${own.agencyId}?seccion=${section}`);
    await expect(page.getByRole('main').getByText(own.marker).nth(1)).toBeVisible();
  }
});

test("an agency's people are led to their own team, and get no list and no file", async ({
  page,
  database,
}) => {
  const { account, agency } = await anAgency(database);
  await new LoginPage(page).logIn(account);
  await page.goto('/users');
  await expect(page).toHaveURL(new RegExp(`/perfil/${agency.id}/.*seccion=equipo`));
  await page.goto('/agencias');
  await expect(page).toHaveURL(/\/dashboard$/);
  for (const path of ['/agencias/exportar', '/users/exportar?formato=xlsx']) {
    expect((await page.request.get(path)).status()).toBe(403);
  }
});
