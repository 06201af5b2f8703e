import { axe } from '../fixtures/axe.ts';
import { MARIA } from '../fixtures/demo-agency.ts';
import { settled } from '../fixtures/look-over.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('a list is gone through by keys, which "?" tells and turns off', async ({ page }) => {
  await signIn(page, MARIA);
  await page.goto('/clientes');
  await settled(page);
  const table = page.getByRole('table', { name: 'Clientes' });
  const ticks = table.getByRole('row').getByRole('checkbox');
  const linkOf = (row: number) => table.locator('tbody tr').nth(row).getByRole('link').first();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(linkOf(1)).toBeFocused();
  await page.keyboard.press('x');
  await expect(ticks.nth(2)).toBeChecked();
  await page.keyboard.press('e');
  await expect(ticks.first()).toBeChecked();

  await page.keyboard.press('Shift+?');
  const dialog = page.getByRole('dialog', { name: 'Teclas de esta página' });
  await expect(dialog.getByText('Elegir la fila')).toBeVisible();
  await axe(page);
  await dialog.getByRole('switch', { name: 'Usar teclas de una sola letra' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await linkOf(0).focus();
  await page.keyboard.press('j');
  await expect(linkOf(0)).toBeFocused();
});
