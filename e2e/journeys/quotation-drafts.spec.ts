import type { Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { makeDrafting, makeQuoting } from '../fixtures/quoting-agency.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { dayFromNow, QuotationEditor } from '../pages/quotation-editor.ts';

test('what is typed is not lost: another tab, a dead network, a new beginning', async ({
  page,
  database,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const { account, agencyId } = await makeQuoting(database);
  await signIn(page, account);
  const editor = new QuotationEditor(page);
  await editor.open();
  await editor.fillEvent({ name: 'Primera' });
  await expect(page.getByRole('status').filter({ hasText: 'Guardado en este equipo' })).toBeVisible();

  await test.step('a second tab begins another one, and offers none that is open already', async () => {
    const tab = await page.context().newPage();
    const second = new QuotationEditor(tab);
    await second.open();
    await expect(tab.getByRole('heading', { name: 'Nueva cotización' })).toBeVisible();
    await second.fillEvent({ name: 'Segunda' });
    await expect(tab.getByRole('status').filter({ hasText: 'Guardado en este equipo' })).toBeVisible();
    await expect(tab.getByText('Seguimos con la cotización')).toBeHidden();
    await tab.close();
  });

  await test.step('loaded again it goes on; begun anew, the one before waits', async () => {
    await editor.open();
    await expect(page.getByText('Seguimos con la cotización')).toBeVisible();
    const name = editor.section('Evento').getByLabel('Nombre del evento');
    const resumed = await name.inputValue();
    expect(['Primera', 'Segunda']).toContain(resumed);
    await page.getByRole('button', { name: 'Empezar una nueva' }).click();
    await expect(name).toHaveValue('');
    await page.getByRole('button', { name: 'Seguir con esa' }).click();
    await expect(name).toHaveValue(/Primera|Segunda/);
  });

  await test.step('without a network it is kept here, and goes to the server once there is one', async () => {
    await editor.fillEvent({ days: [dayFromNow(40), dayFromNow(40)] });
    await editor.addLine({ profile: 'Modelo', pay: '300000' });
    await editor.waitUntilSaved();
    await page.context().setOffline(true);
    await editor.fillEvent({ name: 'Sin red' });
    await expect(page.getByText('Sin conexión. Guardado en este equipo')).toBeVisible();
    await page.context().setOffline(false);
    await editor.waitUntilSaved();
    const { rows } = await database.execute(
      sql`select 1 from quotations where agency_id = ${agencyId} and name_event = 'Sin red'`,
    );
    expect(rows).toHaveLength(1);
  });

  await test.step('what the server has goes on at its own address', async () => {
    await page.reload();
    await page.waitForURL('**/cotizador/listado/cotizacion/**');
    await expect(editor.section('Evento').getByLabel('Nombre del evento')).toHaveValue('Sin red');
    await page.goBack();
    await page.goForward();
    await expect(editor.section('Evento').getByLabel('Nombre del evento')).toHaveValue('Sin red');
  });
});

test('what two people changed is asked about until it is answered', async ({ page, database, problems }) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const { account, quotationId } = await makeDrafting(database);
  await signIn(page, account);
  await page.goto(`/cotizador/listado/cotizacion/${quotationId}`);
  const editor = new QuotationEditor(page);
  const event = editor.section('Evento');
  const name = event.getByLabel('Nombre del evento');
  await name.fill('Antes');
  await editor.waitUntilSaved();
  await page.context().setOffline(true);
  await name.fill('Lo mío');
  await event.getByLabel('Dirección').fill('Calle 1');
  await expect(page.getByText('Sin conexión. Guardado en este equipo')).toBeVisible();
  await database.execute(
    sql`update quotations set name_event = 'Lo de otra persona', revision = revision + 1 where id = ${quotationId}`,
  );
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Ver lo último' }).click();
  const question = page.getByRole('dialog', { name: 'Tú y otra persona cambiaron lo mismo' });
  await expect(question).toContainText('nombre del evento');
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  await page.reload();
  await question.getByRole('button', { name: 'Usar lo mío' }).click();
  await expect(name).toHaveValue('Lo mío');
  await expect(page.getByText('juntamos con lo que se guardó después')).toContainText('dirección');
  const kept = sql`select name_event, address from quotations where id = ${quotationId}`;
  await expect
    .poll(async () => (await database.execute(kept)).rows[0])
    .toEqual({ name_event: 'Lo mío', address: 'Calle 1' });
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(name).toHaveValue('Lo de otra persona');
});

test('a quotation in dollars tells both currencies to whoever decides', async ({ page, database }) => {
  const { account } = await makeQuoting(database);
  await signIn(page, account);
  const editor = new QuotationEditor(page);
  await editor.open();
  await editor.chooseClient('Alma Textil');
  await editor.fillEvent({ name: 'Gala en dólares', days: [dayFromNow(50), dayFromNow(50)] });
  await editor.addLine({ profile: 'Modelo', women: 2, pay: '400000' });
  await page.getByRole('combobox', { name: 'Moneda' }).click();
  await page.getByRole('option', { name: /USD/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Cotizar en USD' });
  await dialog.getByLabel('COP por 1 USD').fill('4,1');
  await expect(dialog.getByText('Parece muy baja')).toBeVisible();
  await dialog.getByLabel('COP por 1 USD').fill('4.000');
  await expect(dialog.getByText('US$ 100,00')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cambiar a USD' }).click();
  await expect(dialog).toBeHidden();
  const pay = page.getByLabel('Pago por día');
  await expect(pay).toHaveValue('US$ 100,00');
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(pay).toHaveValue('$ 400.000');
  await page.getByRole('button', { name: 'Rehacer' }).click();
  await expect(pay).toHaveValue('US$ 100,00');
  await editor.waitUntilSaved();
  const total = await editor.figure('Total');
  expect(total).toMatch(/^US\$/);
  expect(await editor.send()).toMatch(/Total: US\$.[\d.,]+ \(\$.[\d.]+ COP\)/);
  await expect(page.getByText(/Equivale a \$.[\d.]+ COP a 4\.000 pesos por USD/)).toBeVisible();
});

/** The address once it carries all that was typed: it follows a moment later, so that it is the same for a while. */
async function settledAddress(page: Page): Promise<string> {
  let before = '';
  const isSettled = () => {
    const [one, other] = [before, page.url()];
    before = other;
    return one === other && other.includes('?s=');
  };
  await expect.poll(isSettled, { intervals: [1_500] }).toBe(true);
  return before;
}

test('a simulated price goes on by its address, and becomes a quotation', async ({ page, database }) => {
  const { account, agencyId } = await makeQuoting(database);
  const kept = () => database.execute(sql`select 1 from quotations where agency_id = ${agencyId}`);
  await signIn(page, account);
  await page.goto('/cotizador-prueba');
  const editor = new QuotationEditor(page);
  await editor.addLine({ profile: 'Modelo', women: 3, pay: '250000' });
  const withoutFlag = await settledAddress(page);
  await page.getByRole('checkbox', { name: 'Practica retención en la fuente' }).check();
  await expect.poll(() => page.url()).not.toBe(withoutFlag);
  await expect(page.getByRole('complementary', { name: 'Cifras' })).toContainText('ReteFuente');
  const total = await editor.figure('Total');
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Practica retención en la fuente' })).toBeChecked();
  expect(await editor.figure('Total')).toBe(total);
  await page.getByRole('link', { name: 'Convertir en cotización' }).click();
  await expect(page.getByRole('heading', { name: 'Nueva cotización' })).toBeVisible();
  await expect(page.getByLabel('Pago por día')).toHaveValue('$ 250.000');
  expect(await editor.figure('Total')).toBe(total);
  expect((await kept()).rows).toHaveLength(1);
});

test('what is undone is undone on the server too', async ({ page, database }) => {
  const { account, quotationId, event } = await makeDrafting(database);
  const kept = async () =>
    (await database.execute(sql`select name_event from quotations where id = ${quotationId}`)).rows[0]
      ?.name_event;
  await signIn(page, account);
  await page.goto(`/cotizador/listado/cotizacion/${quotationId}`);
  const name = new QuotationEditor(page).section('Evento').getByLabel('Nombre del evento');
  await expect(name).toHaveValue(event);
  await name.fill('Otro nombre');
  await expect.poll(kept).toBe('Otro nombre');
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(name).toHaveValue(event);
  await expect.poll(kept).toBe(event);
});
