import { anAgency, asAdministrator, marker } from '../fixtures/administration.ts';
import { expect, test } from '../fixtures/test.ts';
import { LoginPage } from '../pages/login-page.ts';

const SUSPENDED = 'Este usuario esta suspendido por favor comuniquese a soporte de Elenco';
const _PHONE = { width: 390, height: 844 };

test('[1.1/administrator] [2.7.3/mail: agency approved] an agency is approved, and its owner is told by mail', async ({
  page,
  database,
  mailbox,
}) => {
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
  await expect(page.getByRole('dialog')).toHaveCount(0);
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
  await expect(page.getByRole('heading', { level: 1, name: 'Usuarios' })).toBeVisible();
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

test('[1.2.4/select=admin] an administrator is invited, activates the account and signs in', async ({
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
