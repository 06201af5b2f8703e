import { MARIA, readDemoRows } from '../fixtures/demo-agency.ts';
import { settled } from '../fixtures/look-over.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ forcedColors: 'active' });

test("a phone's menu button is drawn in forced colours", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, MARIA);
  await page.goto('/dashboard');
  await settled(page);
  const burger = page.getByRole('button', { name: 'Abrir menú' });
  const drawn = await burger.screenshot();
  await burger.locator('span').evaluate((lines) => lines.remove());
  expect(drawn.equals(await burger.screenshot())).toBe(false);
});

test('the chosen tab is told apart in forced colours', async ({ page, database }) => {
  await signIn(page, MARIA);
  const { event } = await readDemoRows(database);
  await page.goto(`/evento/${event}/evento?seccion=talentos`);
  await settled(page);
  const line = (tab: string) =>
    page
      .locator(`nav[aria-label="Secciones del evento"] a${tab}`)
      .first()
      .evaluate((it) => getComputedStyle(it).borderBottomColor);
  expect(await line('[aria-current]')).not.toBe(await line(':not([aria-current])'));
});

test('a tick on a public page is the browser’s own in forced colours', async ({ page }) => {
  await page.goto('/empezar');
  // One that is drawn loses its ground there, and a white tick is left on white.
  await expect(page.getByRole('checkbox').first()).toHaveCSS('appearance', 'auto');
});
