/**
 * Takes a picture of a page of a running Elenco:
 * npx tsx scripts/screenshot.ts <url> <out.png> [--phone] [--dark] [--full] [--wait <selector>]
 *   [--login <email>:<password> | --login-admin <email>:<password>]
 */
import { parseArgs } from 'node:util';
import { logIn, openBrowser, openPage, show } from './pictures/take-picture.ts';

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

const browser = await openBrowser();
try {
  const page = await openPage(browser, {
    viewport: values.phone ? PHONE : DESKTOP,
    isPhone: values.phone,
    isDark: values.dark,
  });
  if (values.login) await logIn(page, url, { account: values.login, isAdministrator: false });
  const administrator = values['login-admin'];
  if (administrator) await logIn(page, url, { account: administrator, isAdministrator: true });
  await show(page, url);
  if (values.wait) await page.locator(values.wait).first().waitFor();
  await page.screenshot({ path: out, fullPage: values.full });
} finally {
  await browser.close();
}
