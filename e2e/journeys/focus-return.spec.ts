import { MARIA } from '../fixtures/demo-agency.ts';
import { settled } from '../fixtures/look-over.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('the focus comes back from a dialog that is taken off the page as it closes', async ({ page }) => {
  await signIn(page, MARIA);
  await page.goto('/dashboard');
  await settled(page);
  const opener = page.getByRole('button', { name: 'Pedir ayuda' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect.poll(() => dialog.evaluate((it) => it.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});
