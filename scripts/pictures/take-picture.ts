import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../../e2e/fixtures/find-chromium.ts';

/** E-mail and password, and whether it is the administrator's. */
export type Login = { readonly account: string; readonly isAdministrator: boolean };

export type Look = {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly isPhone?: boolean;
  readonly isDark?: boolean;
};

/** A Chromium for pictures. */
export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await findChromium(), args: [...CHROMIUM_FLAGS] });

/** A page that looks so; what it says on its console is printed. */
export async function openPage(
  browser: Browser,
  { viewport, isPhone = false, isDark = false }: Look,
): Promise<Page> {
  const page = await browser.newPage({
    viewport,
    isMobile: isPhone,
    hasTouch: isPhone,
    colorScheme: isDark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    locale: 'es-CO',
  });
  page.on('console', (message) => {
    if (message.type() === 'error') console.error(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => console.error(`page error: ${error.message}`));
  return page;
}

/** Goes to an address and waits until it is drawn. */
export async function show(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load' });
  // Live updates keep a connection open for ever, so a quiet network is hoped for and not demanded.
  await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined);
}

/** Lets a page in. Throws where the door stays shut. */
export async function logIn(page: Page, origin: string, { account, isAdministrator }: Login): Promise<void> {
  const colon = account.indexOf(':');
  if (colon < 1) throw new Error('Write the account as email:password');
  await page.goto(new URL(isAdministrator ? '/login?select=admin' : '/login', origin).href);
  await page.locator('input[name=email]').fill(account.slice(0, colon));
  await page.locator('input[name=password]').fill(account.slice(colon + 1));
  await page.getByRole('button', { name: 'Ingresar' }).click();
  // Where the login leads may be what is being built; the cookie is what counts.
  for (const end = Date.now() + 15_000; Date.now() < end; await page.waitForTimeout(100)) {
    const cookies = await page.context().cookies();
    if (cookies.some(({ name }) => name.endsWith('session-token'))) return;
  }
  throw new Error(`${account.slice(0, colon)} was not let in: ${await page.getByRole('main').innerText()}`);
}
