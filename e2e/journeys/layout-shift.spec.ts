import type { Page } from '@playwright/test';
import { settled } from '../fixtures/look-over.ts';
import { expect, test } from '../fixtures/test.ts';

/** Above this a page is felt to jump; the measure of the browser itself calls bad what is over 0.25. */
const MOST = 0.02;

for (const address of ['/unete', '/login', '/empezar', '/registrofast', '/verificar', '/datos-personales']) {
  test(`nothing jumps when the scripts of ${address} come`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    // Scripts that come long after the document has been drawn, as on a slow phone.
    await page.route('**/_next/static/**/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await page.goto(address, { waitUntil: 'commit' });
    await settled(page);
    await page.waitForTimeout(300);
    expect(await layoutShift(page)).toBeLessThanOrEqual(MOST);
  });
}

const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 200);
      }),
  );
