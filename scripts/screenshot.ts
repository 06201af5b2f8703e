/**
 * Takes a picture of a page of a running Elenco:
 * npx tsx scripts/screenshot.ts <url> <out.png> [--phone] [--dark] [--full] [--wait <selector>]
 *   [--login <email>:<password> | --login-admin <email>:<password>]
 */
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../e2e/fixtures/find-chromium.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    phone: { type: 'boolean', default: false },
    dark: { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
    wait: { type: 'string' },
    login: { type: 'string' },
    'login-admin': { type: 'string' },
  },
});
const [url, out] = positionals;
if (!url || !out) {
  console.error('Give the address of a page and the file to write: screenshot.ts <url> <out.png>');
  process.exit(2);
}

const browser = await chromium.launch({ executablePath: await findChromium(), args: [...CHROMIUM_FLAGS] });
try {
  const page = await browser.newPage({
    viewport: values.phone ? PHONE : DESKTOP,
    isMobile: values.phone,
    hasTouch: values.phone,
    colorScheme: values.dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    locale: 'es-CO',
  });
  page.on('console', (message) => {
    if (message.type() === 'error') console.error(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => console.error(`page error: ${error.message}`));
  if (values.login) await login(page, new URL('/login', url), values.login);
  if (values['login-admin']) await login(page, new URL('/login?select=admin', url), values['login-admin']);
  await page.goto(url, { waitUntil: 'load' });
  // Live updates keep a connection open for ever, so a quiet network is hoped for and not demanded.
  await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined);
  if (values.wait) await page.locator(values.wait).first().waitFor();
  await page.screenshot({ path: out, fullPage: values.full });
} finally {
  await browser.close();
}

async function login(page: Page, address: URL, account: string): Promise<void> {
  const colon = account.indexOf(':');
  if (colon < 1) throw new Error('Write the account as email:password');
  await page.goto(address.href);
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
