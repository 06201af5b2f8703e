import { MARIA } from '../fixtures/demo-agency.ts';
import { settled } from '../fixtures/look-over.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe('on paper', () => {
  test.use({ colorScheme: 'dark' });

  test('a screen is dark on white, without menu and bar', async ({ page }) => {
    await signIn(page, MARIA);
    await page.goto('/clientes');
    await settled(page);
    const menu = page.getByRole('navigation', { name: 'Menú principal' });
    await expect(menu).toBeVisible();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(menu).toBeHidden();
    await expect(page.locator('header[data-screen-only]')).toBeHidden();
    await expect(page.getByText('Saltar al contenido')).toBeHidden();
    const [background, title] = await page.evaluate(() => [
      getComputedStyle(document.body).backgroundColor,
      getComputedStyle(document.querySelector('h1') ?? document.body).color,
    ]);
    expect(background).toBe('rgb(255, 255, 255)');
    expect(Math.max(...(title?.match(/\d+/g) ?? ['255']).map(Number))).toBeLessThan(80);
  });
});

test('a list says how much came, to who listens', async ({ page }) => {
  await signIn(page, MARIA);
  await page.goto('/clientes');
  await settled(page);
  const news = page.getByRole('status').filter({ hasText: /resultado/ });
  await expect(news).toHaveCount(0);
  await page
    .getByRole('search')
    .getByRole('textbox')
    .or(page.getByRole('search').getByRole('searchbox'))
    .first()
    .fill('zzzz nadie');
  await expect(page.getByRole('status').filter({ hasText: 'No hay resultados' })).toHaveCount(1);
});

test('who logs out in one tab is out of the others', async ({ page, context }) => {
  await signIn(page, MARIA);
  await page.goto('/clientes');
  const other = await context.newPage();
  await other.goto('/eventos');
  await settled(other);
  await page.getByRole('button', { name: /^Cuenta de/ }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(other).toHaveURL(/\/login\?callbackUrl=/);
});
