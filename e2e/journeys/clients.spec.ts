import { randomInt } from 'node:crypto';
import { axe } from '../fixtures/axe.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { ClientsPage } from '../pages/clients-page.ts';

const maria = { email: 'maria.rojas@casanorte.example', password: 'elenco-demo' };
const PHONE = { width: 390, height: 844 };

test.beforeEach(async ({ page }) => {
  await signIn(page, maria);
});

test('a client is added, found, changed and taken out of the list', async ({ page }) => {
  const clients = new ClientsPage(page);
  const name = `Ñandú Textiles ${Date.now()}`;
  await clients.openNew();
  await clients.save();
  await expect(page.getByText('Por favor llene este campo')).toBeVisible();

  await clients.fill({
    name,
    identification: String(randomInt(800_000_000, 999_999_999)),
    city: 'Cali, Valle del Cauca',
  });
  await clients.fill({ emailProducer: 'sin arroba', phoneProducer: '3001234567' });
  await clients.save();
  await expect(page.getByText('Este email no es correcto')).toBeVisible();
  await expect(clients.field('Celular')).toHaveValue('(300) 123-4567');
  await axe(page);
  await clients.fill({ emailProducer: 'compras@nandu.example' });
  await page.getByRole('checkbox', { name: 'Feria o congreso' }).check();
  await page.getByRole('checkbox', { name: 'Pasarela' }).check();
  await clients.save();

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('+57 300 123 4567')).toBeVisible();
  await expect(page.getByText('Feria o congreso, Pasarela')).toBeVisible();
  await page.getByRole('button', { name: 'Agregar contacto' }).click();
  await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Nidia Ñáñez');
  await clients.field('Celular').fill('3109876543');
  await axe(page);
  await page.getByRole('button', { name: 'Guardar contacto' }).click();
  await expect(page.getByText('+57 310 987 6543')).toBeVisible();

  await page.getByRole('link', { name: 'Editar', exact: true }).click();
  await expect(page.getByRole('checkbox', { name: 'Pasarela' })).toBeChecked();
  await clients.choose('Estado', 'Inactivo');
  await clients.save('Guardar cambios');
  await expect(page.getByText('Inactivo', { exact: true })).toBeVisible();

  await clients.open();
  await clients.search(name);
  await expect(page.getByText('Nada coincide con los filtros')).toBeVisible();
  await clients.open(`?estado=53&q=${encodeURIComponent(name)}`);
  await expect(clients.names()).toHaveCount(1);
  await expect(clients.names()).toContainText(name);
});

test('a repeated NIT warns beside the field, however it is dotted', async ({ page }) => {
  const clients = new ClientsPage(page);
  await clients.openNew();
  await clients.fill({ identification: '999.820.114 4' });
  await expect(page.getByText('Ya tienes un cliente con este número:')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Alma Textil S.A.' })).toBeVisible();
});

test('what was typed is not lost by a press on a link', async ({ page }) => {
  const clients = new ClientsPage(page);
  await clients.openNew();
  await clients.fill({ name: 'A medias' });
  await page.getByRole('link', { name: 'Eventos' }).click();
  await page.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(page.getByLabel('Nombre o razón social')).toHaveValue('A medias');
  await page.getByRole('link', { name: 'Eventos' }).click();
  await page.getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(page).toHaveURL(/\/eventos/);
});

test('a client that is pressed right after typing a search opens', async ({ page }) => {
  await page.clock.install();
  const clients = new ClientsPage(page);
  await clients.open();
  await clients.search('Alma');
  await clients.openClient('Alma Textil S.A.');
  // A search that is still to be written would be by now, and would lead back.
  await page.clock.fastForward(5_000);
  await expect(page.getByRole('heading', { level: 1, name: 'Alma Textil S.A.' })).toBeVisible();
});

test('the list can be used on a phone, and tells none from none that match', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const clients = new ClientsPage(page);
  await clients.open();
  await expect(clients.names().first()).toBeVisible();
  await axe(page);
  await clients.search('no existe');
  await expect(page.getByText('Nada coincide con los filtros')).toBeVisible();
  await page.getByRole('button', { name: 'Quitar filtros' }).first().click();
  await expect(clients.names().first()).toBeVisible();
});

test("[1.6/no quoting for administrators] the administrator has no clients, and another agency's client is not found", async ({
  page,
  openBrowser,
}) => {
  const clients = new ClientsPage(page);
  await clients.open();
  await clients.openClient('Alma Textil S.A.');
  const address = page.url();
  const admin = await (await openBrowser()).newPage();
  await signIn(admin, { ...maria, email: 'administrador@elenco.example' }, 'admin');
  await admin.goto(address);
  await expect(admin).toHaveURL(/\/dashboard$/);
  const other = await (await openBrowser()).newPage();
  await signIn(other, { ...maria, email: 'santiago.arango@vallearriba.example' });
  const answer = await other.request.get(address);
  expect(answer.status()).toBe(404);
  expect(await answer.text()).not.toContain('Alma Textil');
});
