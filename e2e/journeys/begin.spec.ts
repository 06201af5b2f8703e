import { lookOverEach } from '../fixtures/look-over.ts';
import { expect, test } from '../fixtures/test.ts';
import { LoginPage } from '../pages/login-page.ts';
import { comeFromElsewhere, RegistrationPage } from '../pages/registration-page.ts';

test('the short door and what it asks to accept can be used by everybody, on a desk and on a phone', async ({
  page,
}) => {
  const addresses = ['/empezar', '/terminos', '/politica-de-datos'];
  await lookOverEach(
    page,
    addresses.map((address) => [`public: ${address}`, address]),
    ['light'],
  );
});

test('an agency begins with four answers and is in; what it lacks it says in its profile', async ({
  page,
  context,
  mailbox,
}) => {
  await comeFromElsewhere(context);
  await new LoginPage(page).open();
  await page.getByRole('link', { name: 'Crear cuenta' }).click();
  await page.waitForURL('**/empezar');
  const form = new RegistrationPage(page);
  const email = `corta-${Date.now()}@prueba.example`;
  await form.fill({
    nameAgency: 'Mar Adentro Casting',
    nameProductor: 'Ana Peñaloza',
    emailProductor: email,
  });
  await form.submit();
  await form.expectMessages({
    password: 'Por favor llene este campo',
    accepted: 'Se deben aceptar los términos',
  });
  await form.fill({ password: 'ocho ocho' });
  await page.getByRole('checkbox', { name: /Acepto los términos de uso y la política/ }).check();
  await form.submit();
  await page.waitForURL('**/dashboard');
  await mailbox.waitFor({ to: email, subject: /Activa tu cuenta/ });
  await page.getByRole('link', { name: 'Tipo y número de documento' }).click();
  const card = page.getByRole('region', { name: 'Documento de la agencia' });
  await card.getByLabel('Ciudad').fill('Bogotá');
  await page.getByRole('option', { name: 'Bogotá', exact: true }).click();
  await card.getByLabel('Tipo de documento').click();
  await page.getByRole('option', { name: 'NIT' }).click();
  await card.getByLabel('Número de documento').fill(String(800_000_000 + (Date.now() % 99_999_999)));
  await card.getByRole('button', { name: 'Guardar documento' }).click();
  await expect(card).toHaveCount(0);
});
