import { axe } from '../fixtures/axe.ts';
import { openPalette } from '../fixtures/open-palette.ts';
import { makeQuoting } from '../fixtures/quoting-agency.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('Ctrl-K finds a client in spite of a mistake, leads there by keyboard, and offers it the next time', async ({
  page,
  database,
}) => {
  const { account, event } = await makeQuoting(database);
  const run = event.split(' ').at(-1) ?? '';
  await signIn(page, account);
  await page.goto('/dashboard');
  const palette = page.getByRole('dialog');
  await openPalette(page);
  await page.keyboard.type(`Alma Texitl ${run}`);
  const client = palette.getByRole('button', { name: new RegExp(`^Alma Textil ${run}`) });
  await expect(client).toBeVisible();
  await axe(page);
  // Its quotation is found by the same words.
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(client).toHaveAttribute('data-selected', 'true', { timeout: 500 });
  }).toPass();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/clientes/*');
  await expect(page.getByRole('heading', { level: 1, name: `Alma Textil ${run}` })).toBeVisible();

  await openPalette(page);
  await expect(client).toBeVisible();
  await page.keyboard.type('cotizasion');
  await expect(palette.getByRole('button', { name: 'Crear Cotizaciones' })).toBeVisible();
});

test('letters typed while Ctrl-K opens for the first time are all there, and lead to a screen by other words', async ({
  page,
  database,
}) => {
  const { account } = await makeQuoting(database);
  await signIn(page, account);
  await page.goto('/dashboard');
  // The page listens once its menus open.
  await page.getByRole('button', { name: /^Cuenta de / }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.route('**/_next/static/chunks/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('crear cliente', { delay: 10 });
  const palette = page.getByRole('dialog');
  await expect(palette.getByPlaceholder('Buscar o ir a…')).toHaveValue('crear cliente');
  await expect(palette.getByRole('button', { name: 'Crear cliente' })).toHaveAttribute(
    'data-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  await page.waitForURL('**/clientes/crear');
});
