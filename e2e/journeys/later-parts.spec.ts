import { anAgency } from '../fixtures/administration.ts';
import { axe } from '../fixtures/axe.ts';
import { settled } from '../fixtures/look-over.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('a form whose code cannot be fetched says so in its dialog, and comes with the network', async ({
  page,
  database,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const { account } = await anAgency(database);
  await signIn(page, account);
  await page.goto('/talentos/invitaciones');
  await settled(page);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Cambiar la dirección' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText('No pudimos cargar esta parte');
  await axe(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await dialog.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await page.context().setOffline(false);
  await expect(dialog.getByRole('textbox', { name: 'Dirección' })).toBeFocused();
  await expect(dialog.getByRole('alert')).toBeHidden();
});
