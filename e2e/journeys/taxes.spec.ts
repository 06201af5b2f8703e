import type { Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { makeClient } from '../../lib/testing/factories/clients.ts';
import { anAgency, asAdministrator, marker } from '../fixtures/administration.ts';
import { axe } from '../fixtures/axe.ts';
import type { Database } from '../fixtures/make-shown-talent.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { dayFromNow, QuotationEditor } from '../pages/quotation-editor.ts';
import { TaxesPage } from '../pages/taxes-page.ts';

/** A city whose rate nobody said yet. */
async function findCity(database: Database): Promise<{ id: number; name: string }> {
  const { rows } = await database.execute<{ id: number; name: string }>(sql`
    select c.id, c.name from cities c join taxation_prices p on p.city_id = c.id
    group by c.id having count(*) = 1 and bool_and(p.rate is null and p.source is null)
      and count(*) filter (where p.valid_to is null) = 1
      and not exists (select from cities o where o.name = c.name and o.id <> c.id)
    order by random() limit 1`);
  if (!rows[0]) throw new Error('every city has its rate');
  return rows[0];
}

/** A draft for a client who withholds ICA, in the agency's own city. */
async function writeQuotation(page: Page, client: string): Promise<QuotationEditor> {
  const editor = new QuotationEditor(page);
  await editor.open();
  await editor.chooseClient(client);
  await editor.fillEvent({ name: `Feria ${marker('x')}`, days: [dayFromNow(20), dayFromNow(20)] });
  await editor.addLine({ profile: 'Modelo', women: 2, days: 1, pay: '900000' });
  await editor.waitUntilSaved();
  return editor;
}

test('a rate that is confirmed counts from then on, says where it comes from, and leaves what was sent alone', async ({
  page,
  database,
  openBrowser,
}) => {
  const city = await findCity(database);
  const { agency, account } = await anAgency(database, { cityId: city.id });
  const client = await makeClient(database, {
    agency,
    name: `Almacén ${marker('Nube')}`,
    reteIcaAgent: true,
    emailProducer: 'compras@almacen.example',
  });
  await asAdministrator(page, database);
  const taxes = new TaxesPage(page);
  await taxes.openRate(city.name, `ReteICA · ${city.name}`);
  await taxes.configure({ rate: '8', base: '4', source: 'Acuerdo 5 de 2020' });
  await expect(page.getByRole('main').getByText('8 por mil').first()).toBeVisible();

  const theirs = await (await openBrowser()).newPage();
  await signIn(theirs, account);
  const editor = await writeQuotation(theirs, client.name);
  const rail = theirs.getByRole('complementary', { name: 'Cifras' });
  const withheld = rail.locator('summary').filter({ hasText: 'ReteICA' });
  await expect(withheld).toContainText('por confirmar');
  await editor.send();
  const sent = theirs.url();
  await expect(theirs.locator('summary').filter({ hasText: 'ReteICA' }).first()).toContainText(
    'por confirmar',
  );

  await page.bringToFront();
  await taxes.confirm('https://www.alcaldia.example/estatuto');
  await expect(page.getByRole('main').getByText('Verificada', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'alcaldia.example' })).toBeVisible();
  await expect(page.getByText(/confirmó una tarifa/)).toBeVisible();
  const year = await taxes.addUnit('55123', 'Resolución DIAN de prueba');
  await expect(taxes.unit(year)).toContainText('55.123');

  await theirs.bringToFront();
  await writeQuotation(theirs, client.name);
  await expect(withheld).toBeVisible();
  await expect(withheld).not.toContainText('por confirmar');
  await withheld.focus();
  await theirs.keyboard.press('Enter');
  const behind = rail.getByRole('list', { name: 'Tarifas de las que sale' });
  await expect(behind).toContainText('8 por mil');
  await expect(behind).toContainText('Verificada');
  await expect(behind.getByRole('link', { name: 'alcaldia.example' })).toBeVisible();
  await theirs.keyboard.press('Escape');
  await expect(behind).toBeHidden();

  const line = theirs.getByRole('region', { name: 'Perfiles', exact: true });
  await line.getByText('¿De dónde sale?').click();
  await expect(line.getByText('Precio al cliente', { exact: true })).toBeVisible();
  await axe(theirs);

  await theirs.goto(sent);
  await expect(theirs.locator('summary').filter({ hasText: 'ReteICA' }).first()).toContainText(
    'por confirmar',
  );
});

test('the table of taxes is not for agencies', async ({ page, database }) => {
  const { account } = await anAgency(database);
  await signIn(page, account);
  const answer = await page.request.get('/impuestos/exportar');
  expect(answer.status()).toBe(403);
  await expect(page.getByRole('link', { name: 'Impuestos' })).toHaveCount(0);
});
