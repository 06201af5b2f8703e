import { makeAgencyUser, TEST_PASSWORD } from '../../lib/testing/factories/identity.ts';
import { expect, test } from '../fixtures/test.ts';
import { LoginPage } from '../pages/login-page.ts';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

test('the menu closes with Escape, and the focus goes back to its button', async ({ page, database }) => {
  const { user } = await makeAgencyUser(database);
  await new LoginPage(page).logIn({ email: user.email, password: TEST_PASSWORD });
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  await menu.getByRole('link', { name: 'Clientes' }).focus();
  await page.keyboard.press('Escape');
  await expect(menu).not.toBeInViewport();
  await expect(page.getByRole('button', { name: 'Abrir menú' })).toBeFocused();
});
