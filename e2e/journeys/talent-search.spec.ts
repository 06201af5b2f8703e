import { MARIA, readDemoRows } from '../fixtures/demo-agency.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('an agency finds talents by what they are, compares two and sees what calling them meets', async ({
  page,
  database,
}) => {
  const { call } = await readDemoRows(database);
  await signIn(page, MARIA);
  await page.goto('/talentos');
  const tiles = page.getByRole('list', { name: 'Talentos' }).getByRole('listitem');
  await expect(tiles.first()).toBeVisible();

  await page.getByRole('combobox', { name: 'Género' }).or(page.getByLabel('Género')).first().click();
  await page.getByRole('option', { name: 'Femenino' }).click();
  await expect(page).toHaveURL(/genero=FEMENINO/);
  const chip = page.getByRole('button', { name: 'Quitar el filtro Género: Femenino' });
  await expect(chip).toBeVisible();

  await page.getByRole('button', { name: 'Más filtros' }).click();
  const drawer = page.getByRole('dialog', { name: 'Filtros' });
  const height = drawer.getByRole('group', { name: 'Estatura (cm)' });
  await height.getByRole('textbox', { name: 'Desde' }).fill('165');
  await height.getByRole('textbox', { name: 'Desde' }).press('Enter');
  await expect(page).toHaveURL(/estatura=165-/);
  await drawer.getByRole('button', { name: 'Ver la lista' }).click();
  await expect(page.getByText('Estatura (cm): desde 165')).toBeVisible();

  await chip.click();
  await expect(page).not.toHaveURL(/genero=/);
  await page.goto('/talentos?genero=FEMENINO');
  for (const index of [0, 1]) await tiles.nth(index).getByRole('checkbox').check();
  const name = await tiles.nth(0).getByRole('link').innerText();
  await page.getByRole('link', { name: 'Comparar' }).click();
  await expect(page.getByRole('columnheader').filter({ hasText: name })).toBeVisible();
  await page.goBack();
  for (const index of [0, 1]) await tiles.nth(index).getByRole('checkbox').check();
  await page.getByRole('link', { name: 'Convocar' }).click();
  await page.locator(`a[href*="convocatoria=${call}"]`).click();
  await expect(page.getByRole('list', { name: 'Talentos elegidos' }).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('button', { name: /^Convocar \(\d\)$/ })).toBeVisible();

  await page.goto('/talentos?q=zzxqwyk&estatura=200-');
  await expect(page.getByText('Nada coincide con los filtros')).toBeVisible();
});
