import { axe } from '../fixtures/axe.ts';
import { lookOverEach } from '../fixtures/look-over.ts';
import { expect, test } from '../fixtures/test.ts';
import { LoginPage } from '../pages/login-page.ts';
import { comeFromElsewhere, RegistrationPage } from '../pages/registration-page.ts';

test('the short door and what it asks to accept can be used by everybody, on a desk and on a phone', async ({
  page,
}) => {
  const addresses = ['/empezar', '/ayuda', '/ayuda/cotizar', '/terminos', '/politica-de-datos'];
  await lookOverEach(
    page,
    addresses.map((address) => [`public: ${address}`, address]),
    ['light'],
  );
});

test('an agency begins with four answers and is in; what it lacks it says in its profile, from the list of steps', async ({
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
  const steps = page.getByRole('region', { name: 'Deja lista tu agencia' });
  await expect(steps.getByRole('listitem')).toHaveCount(6);
  await expect(steps.getByText('0 de 6')).toBeVisible();
  await axe(page);
  await steps.getByRole('link', { name: 'Completa tus datos y quién firma' }).click();
  const card = page.getByRole('region', { name: 'Documento de la agencia' });
  await card.getByLabel('Ciudad').fill('Bogotá');
  await page.getByRole('option', { name: 'Bogotá', exact: true }).click();
  await card.getByLabel('Tipo de documento').click();
  await page.getByRole('option', { name: 'NIT' }).click();
  await card.getByLabel('Número de documento').fill(String(800_000_000 + (Date.now() % 99_999_999)));
  await card.getByRole('button', { name: 'Guardar documento' }).click();
  await expect(card).toHaveCount(0);
  await page.getByRole('link', { name: 'Volver a «Deja lista tu agencia»' }).click();
  await steps.getByRole('button', { name: 'Ocultar' }).click();
  await expect(steps).toHaveCount(0);
  await expect(page.getByText('Completa el perfil de tu agencia')).toBeVisible();
});
