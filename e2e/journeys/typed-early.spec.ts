import type { Page } from '@playwright/test';
import { settled } from '../fixtures/look-over.ts';
import { makeQuoting } from '../fixtures/quoting-agency.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

/** Opens a page whose scripts wait until what `type` does is done, as on a slow phone. */
async function typeBeforeScripts(page: Page, address: string, type: () => Promise<void>): Promise<void> {
  let go = () => {};
  const typed = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route('**/_next/static/**/*.js', async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await type();
  go();
  await settled(page);
  await page.unroute('**/_next/static/**/*.js');
}

test('what is typed into a draft before its scripts are there is kept like what comes after', async ({
  page,
  database,
}) => {
  const { account } = await makeQuoting(database);
  await signIn(page, account);
  const name = page.getByLabel('Nombre del evento');
  await typeBeforeScripts(page, '/cotizador/crear', () => name.fill('Escrito pronto'));
  await expect(page.getByRole('status').filter({ hasText: 'Guardado en este equipo' })).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue('Escrito pronto');
});
