import type { BrowserContext, CDPSession } from '@playwright/test';

/** What a first visit took. Bytes as they came over the wire; milliseconds. */
export type Weight = {
  readonly script: number;
  /** Script that it fetches for itself once it stands. */
  readonly later: number;
  readonly style: number;
  readonly document: number;
  /** When the largest thing stood on the screen, and how much moved; null where it was not slowed down. */
  readonly largestPaint: number | null;
  readonly shift: number | null;
};

const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
export const CPU_SLOWDOWN = 4;
const REST_MS = 1500;
/** What it foresees of other pages is not its own weight. */
const FORESEEN = 'next-router-prefetch';

/** Visits an address with an empty cache: a slow phone on slow 4G where `slow`. */
export async function weigh(
  context: BrowserContext,
  address: string,
  { slow }: { readonly slow: boolean },
): Promise<Weight> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const bytes = countBytes(session);
  await page.route('**', (route) => (route.request().headers()[FORESEEN] ? route.abort() : route.continue()));
  if (slow) {
    await page.setViewportSize({ width: 390, height: 844 });
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  }
  await page.addInitScript(observe);
  const response = await page.goto(address, { waitUntil: 'load' });
  if (!response?.ok()) throw new Error(`${address} answers ${response?.status()}`);
  const first = bytes.get('Script') ?? 0;
  await page.waitForTimeout(REST_MS);
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
  await page.close();
  return {
    script: first,
    later: (bytes.get('Script') ?? 0) - first,
    style: bytes.get('Stylesheet') ?? 0,
    document: bytes.get('Document') ?? 0,
    largestPaint: slow ? seen.largestPaint : null,
    shift: slow ? seen.shift : null,
  };
}

type Seen = { largestPaint: number; shift: number };

function observe(): void {
  const seen: Seen = { largestPaint: 0, shift: 0 };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largestPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      seen.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Kind of resource → bytes received, which grow while the page loads. */
function countBytes(session: CDPSession): ReadonlyMap<string, number> {
  const kinds = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
  });
  return bytes;
}
