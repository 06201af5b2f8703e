import type { BrowserContext } from '@playwright/test';
import { CPU_SLOWDOWN } from './weigh.ts';

/** How far a person goes on to the next talent. */
const STEPS = 5;

/**
 * Opens the first talent of a showcase, goes on through some with the arrow key and closes, on a processor four times
 * slower. Answers the longest time from a press to what it changed on the screen, in milliseconds (INP of so few presses
 * is their longest).
 */
export async function pressThrough(context: BrowserContext, address: string): Promise<number> {
  const page = await context.newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  const session = await context.newCDPSession(page);
  await page.addInitScript(observePresses);
  await page.goto(address, { waitUntil: 'load' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.locator('main li a').first().click();
  await page.getByRole('dialog').waitFor();
  for (let step = 0; step < STEPS; step += 1) {
    await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(400);
  }
  await page.keyboard.press('Escape');
  await page.waitForTimeout(600);
  const longest = await page.evaluate(() => (globalThis as unknown as { longestPress: number }).longestPress);
  await page.close();
  return longest;
}

function observePresses(): void {
  Object.assign(globalThis, { longestPress: 0 });
  type Press = PerformanceEntry & { interactionId: number };
  new PerformanceObserver((list) => {
    const kept = globalThis as unknown as { longestPress: number };
    for (const entry of list.getEntries() as Press[])
      if (entry.interactionId > 0) kept.longestPress = Math.max(kept.longestPress, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
