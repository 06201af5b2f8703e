import { axe } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/test.ts';
import { LoginPage } from '../pages/login-page.ts';

const PHONE = { width: 390, height: 844 };

for (const kind of ['agency', 'admin'] as const) {
  test(`the ${kind} door can be used by everybody, on a desk and on a phone`, async ({ page }) => {
    await new LoginPage(page).open(kind);
    await axe(page);
    await page.setViewportSize(PHONE);
    await axe(page);
    await expect(page.getByRole('button', { name: 'Ingresar' })).toBeInViewport();
  });
}

test('[1.8/login no match] nobody gets in with a wrong password, and what was typed stays', async ({
  page,
}) => {
  const login = new LoginPage(page);
  await login.open();
  await login.submit({ email: 'nadie@prueba.co', password: 'no es esta' });
  await expect(page.getByText('Usuario o contraseña invalido')).toBeVisible();
  await expect(page.locator('input[name=email]')).toHaveValue('nadie@prueba.co');
  await axe(page);
});

test('[1.2.1/no session] the signed-in screens send a stranger to the door', async ({ page }) => {
  for (const path of [
    '/dashboard',
    '/clientes',
    '/eventos',
    '/cotizador/listado',
    '/agencias',
    '/talentos',
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login/);
  }
});
