import { MARIA, readDemoRows } from '../fixtures/demo-agency.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('the drawer of an event closes once it is saved, leaves a clean address and gives the focus back', async ({
  page,
  database,
}) => {
  const { event } = await readDemoRows(database);
  await signIn(page, MARIA);
  await page.goto(`/evento/${event}/evento?seccion=convocatorias`);
  const edit = page.getByRole('button', { name: 'Editar', exact: true });
  const drawer = page.getByRole('dialog', { name: 'Editar evento' });
  await edit.click();
  const description = drawer.getByLabel('Descripción');
  await description.fill(`Cambiada a las ${new Date().toISOString()}`);
  await drawer.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Los cambios quedaron guardados.')).toBeVisible();
  await expect(drawer).toBeHidden();
  await expect(edit).toBeFocused();
  await expect(page).toHaveURL(/\?seccion=convocatorias$/);

  await edit.press('Enter');
  await expect(description).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(edit).toBeFocused();
  await expect(page).toHaveURL(/\?seccion=convocatorias$/);
});

test('a call is answered before the first day unless the producer says otherwise', async ({
  page,
  database,
}) => {
  const { event } = await readDemoRows(database);
  await signIn(page, MARIA);
  await page.goto(`/evento/${event}/evento?seccion=convocatorias`);
  await page.getByRole('button', { name: 'Nueva convocatoria' }).click();
  const menuItem = page.getByRole('menuitem').first();
  if (await menuItem.isVisible()) await menuItem.click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('textbox', { name: 'Responder hasta, hora' })).toHaveValue(/^6:00/);
  await expect(drawer.getByText('Responde antes del')).toContainText('6:00');
  // What is no hour is said beside it, whatever its length.
  await drawer.getByRole('textbox', { name: 'Responder hasta, hora' }).pressSequentially('8 y media');
  await page.keyboard.press('Tab');
  await expect(drawer.getByText(/No se entiende la hora/)).toBeVisible();
  await expect(drawer.getByText('Responde antes del')).toHaveCount(0);
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Nueva convocatoria' })).toBeFocused();
});
