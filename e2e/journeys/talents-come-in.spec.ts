import { asAdministrator, marker } from '../fixtures/administration.ts';
import { expect, test } from '../fixtures/test.ts';

test('the administrator creates a talent, who activates the account and is let in', async ({
  page,
  database,
  mailbox,
  openBrowser,
}) => {
  const email = `${marker('luz')}@correo.example`;
  const { screen } = await asAdministrator(page, database);
  await page.goto('/talentos');
  await page.getByRole('link', { name: 'Crear talento' }).click();
  await page.getByRole('button', { name: 'Crear talento' }).click();
  await expect(page.getByRole('textbox', { name: 'Nombres' })).toHaveAccessibleDescription(
    /obligatorio|llene/i,
  );
  await page.getByRole('textbox', { name: 'Nombres' }).fill('Luz');
  await page.getByRole('textbox', { name: 'Apellidos' }).fill('Nueva Estrella');
  await page.getByRole('combobox', { name: 'Género' }).click();
  await page.getByRole('option', { name: 'Femenino' }).click();
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(email);
  await page.getByRole('combobox', { name: 'Perfil principal' }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Crear talento' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Luz Nueva Estrella' })).toBeVisible();

  const mail = await mailbox.waitFor({ to: email, subject: /^Activa tu cuenta/ });
  const link = mail.links.find((one) => one.includes('/activar-cuenta/')) ?? '';
  const theirs = await (await openBrowser()).newPage();
  await theirs.goto(link);
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Activar Cuenta');
  await theirs.getByLabel('Contraseña', { exact: true }).fill('estrella-2026');
  await theirs.getByLabel(/^Confirma/).fill('estrella-2026');
  await theirs.getByRole('button', { name: /Activar|Guardar|Definir/ }).click();
  await expect(theirs.getByLabel('Contraseña', { exact: true })).toHaveCount(0);

  // Nobody comes in without a birth date.
  await screen.decide('Aprobar');
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(/fecha de nacimiento/i);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Editar' }).click();
  await expect(page.getByRole('textbox', { name: 'Correo electrónico' })).toHaveValue(email);
});
