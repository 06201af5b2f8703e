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

test('a search is saved under a name, shared, opened, renamed and deleted, and finds candidates of a call', async ({
  page,
  database,
  openBrowser,
}) => {
  const { call, event } = await readDemoRows(database);
  await signIn(page, MARIA);
  await page.goto('/talentos?genero=FEMENINO&estatura=165-');
  await page.getByRole('button', { name: 'Guardar búsqueda' }).click();
  const dialog = page.getByRole('dialog', { name: 'Guardar esta búsqueda' });
  await dialog.getByLabel('Nombre').fill('Altas de Bogotá');
  await dialog.getByLabel('Compartir con mi agencia').check();
  await dialog.getByRole('button', { name: 'Guardar búsqueda' }).click();
  await expect(page.getByText('Se guardó «Altas de Bogotá».')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Guardar búsqueda' })).toBeHidden();

  await page.goto('/talentos');
  await page.getByRole('combobox', { name: 'Búsquedas guardadas' }).click();
  await page.getByRole('option', { name: 'Altas de Bogotá' }).click();
  await expect(page).toHaveURL(/genero=FEMENINO&estatura=165-/);

  const colleague = await (await openBrowser()).newPage();
  await signIn(colleague, { ...MARIA, email: 'andrea.pulido@casanorte.example' });
  await colleague.goto('/talentos/busquedas');
  await expect(colleague.getByText('Género: Femenino · Estatura (cm): desde 165')).toBeVisible();
  await expect(colleague.getByText(/^Compartida por /)).toBeVisible();

  await page.goto(`/evento/${event}/evento/convocar/${call}`);
  await page.getByRole('combobox', { name: 'Búsqueda guardada' }).click();
  await page.getByRole('option', { name: 'Altas de Bogotá' }).click();
  await expect(page).toHaveURL(/busqueda=/);

  await page.goto('/talentos/busquedas');
  await page.getByRole('combobox', { name: 'Aviso por correo de Altas de Bogotá' }).click();
  await page.getByRole('option', { name: 'Cada semana' }).click();
  await expect(page.getByText('Te avisaremos de quienes cumplan desde ahora.')).toBeVisible();
  await page.getByRole('button', { name: 'Editar Altas de Bogotá' }).click();
  const edit = page.getByRole('dialog', { name: 'Editar búsqueda' });
  await edit.getByLabel('Nombre').fill('Altas');
  await edit.getByRole('button', { name: 'Guardar' }).click();
  await page.getByRole('button', { name: 'Eliminar Altas', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('Todavía no hay búsquedas guardadas')).toBeVisible();
});
