import type { Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { confirmBrowser } from '../fixtures/confirm-browser.ts';
import { engage } from '../fixtures/engage-talent.ts';
import { settled } from '../fixtures/look-over.ts';
import { makeQuoting } from '../fixtures/quoting-agency.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { ContractPage } from '../pages/contract-page.ts';

/** Opens a page whose scripts wait until what `act` does is done, as on a slow phone. */
async function actBeforeScripts(page: Page, address: string, act: () => Promise<void>): Promise<void> {
  let go = () => {};
  const acted = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route('**/_next/static/**/*.js', async (route) => {
    await acted;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await act();
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
  await actBeforeScripts(page, '/cotizador/crear', () => name.fill('Escrito pronto'));
  await expect(page.getByRole('status').filter({ hasText: 'Guardado en este equipo' })).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue('Escrito pronto');
});

test('what is pressed before the scripts are there is done once, with all that was typed', async ({
  page,
  database,
}) => {
  const { account, agencyId } = await makeQuoting(database);
  await signIn(page, account);
  const city = page.getByLabel('Ciudad', { exact: true }).and(page.locator('input'));
  await actBeforeScripts(page, '/clientes/crear', () => city.click());
  await page.getByRole('option', { name: 'Bogotá', exact: true }).click();
  await expect(city).toHaveValue('Bogotá');
  await expect(city).toBeFocused();

  await actBeforeScripts(page, '/clientes/crear', async () => {
    await city.hover();
    await page.mouse.down();
  });
  await page.mouse.up();
  await expect(page.getByRole('option', { name: 'Bogotá', exact: true })).toBeVisible();

  await actBeforeScripts(page, '/clientes/crear', () => city.press('ArrowDown'));
  await expect(page.getByRole('option', { name: 'Bogotá', exact: true })).toBeVisible();
  await expect(city).toBeFocused();

  const client = page.getByLabel('Nombre o razón social');
  await actBeforeScripts(page, '/clientes/crear', async () => {
    await client.fill('Pronto S.A.S.');
    await page.getByRole('button', { name: 'Crear cliente' }).click();
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Pronto S.A.S.' })).toBeVisible();
  const { rows } = await database.execute(
    sql`select id from clients where agency_id = ${agencyId} and name = 'Pronto S.A.S.'`,
  );
  expect(rows).toHaveLength(1);
});

test('a contract whose type is chosen before its scripts are there can be signed', async ({
  page,
  database,
}) => {
  const { link, talent } = await engage(database);
  await confirmBrowser(page.context(), database, talent.id);
  const contract = new ContractPage(page);
  await actBeforeScripts(page, link, async () => {
    await page.getByLabel('Tipo de contrato').selectOption('eventos');
  });
  await expect(contract.clauses).toBeVisible();
  await contract.show('Firmar');
  await expect(contract.signButton).toBeEnabled();
});
