import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { makeAgencyUser, TEST_PASSWORD } from '../../lib/testing/factories/identity.ts';
import { axe } from '../fixtures/axe.ts';
import { test } from '../fixtures/map-elenco.ts';
import { makeRideLink } from '../fixtures/ride-link.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { RidePage } from '../pages/ride-page.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** The share of the map's pixels that have the colour of the test's tiles. */
async function shareOfTiles(ride: RidePage): Promise<number> {
  const picture = await ride.map.screenshot();
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let same = 0;
  for (let at = 0; at < data.length; at += 3) {
    if (data[at] === 238 && data[at + 1] === 234 && data[at + 2] === 226) same += 1;
  }
  return same / (info.width * info.height);
}

/** Every host that the page asks for something. */
function hostsOf(page: Page): Set<string> {
  const hosts = new Set<string>();
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http')) hosts.add(host);
  });
  return hosts;
}

test('[2.2/ride: map presses] [2.2/ride: swap] a map of tiles is drawn, two presses set the ride, it is ordered, and the car drives on it', async ({
  page,
  browser,
  elenco,
}) => {
  const hosts = hostsOf(page);
  const ride = new RidePage(page);
  const { link, agency, eventId } = await makeRideLink(elenco.database);
  await ride.open(link);
  await expect(ride.map.locator('canvas')).toBeVisible();
  await expect.poll(() => shareOfTiles(ride)).toBeGreaterThan(0.7);
  await expect(ride.map.getByText('© Mapas de prueba')).toBeAttached();

  await ride.map.locator('canvas').click({ position: { x: 60, y: 60 } });
  await expect(ride.address('origin')).toHaveValue(
    /^(Calle 93 # 11-27, Chicó|Carrera 7 # 71-21, Rosales), Bogotá$/,
  );
  await expect(page.locator('input[name="origin.country"]')).toHaveValue('CO');
  await ride.map.locator('canvas').click({ position: { x: 250, y: 220 } });
  await expect(ride.address('destiny')).toHaveValue(/, Bogotá$/);
  const [from, to] = [await ride.point('origin'), await ride.point('destiny')];
  expect(from).not.toBe(to);
  await expect(ride.pin('Origen')).toBeVisible();
  await expect(ride.pin('Destino')).toBeVisible();
  await expect.poll(() => elenco.server.asked.some(({ path }) => path.startsWith('/route/'))).toBe(true);
  await ride.swap.click();
  expect([await ride.point('origin'), await ride.point('destiny')]).toEqual([to, from]);
  await axe(page);

  await page.getByRole('textbox', { name: 'Celular' }).fill('3001234567');
  await ride.order.click();
  await expect(page.getByRole('region', { name: 'Tu viaje' })).toBeVisible();
  await expect(ride.pin('El carro')).toBeVisible({ timeout: 60_000 });
  const place = () => ride.pin('El carro').boundingBox();
  const before = await place();
  await expect.poll(async () => JSON.stringify(await place())).not.toBe(JSON.stringify(before));
  // Addresses are looked for by our server: the browser asks nobody but it and the tiles.
  expect([...hosts].toSorted()).toEqual(
    [new URL(elenco.url).host, new URL(elenco.server.url).host].toSorted(),
  );
  const byBrowser = elenco.server.asked.filter(({ agent }) => agent.includes('Chrome'));
  expect(byBrowser.every(({ path }) => path.startsWith('/tiles/'))).toBe(true);

  await page.getByRole('button', { name: 'Compartir con la agencia' }).click();
  await expect(page.getByRole('button', { name: 'Dejar de compartir' })).toBeVisible();
  const desk = await browser.newPage({ baseURL: elenco.url, viewport: { width: 1440, height: 900 } });
  const { user } = await makeAgencyUser(elenco.database, { agency });
  await signIn(desk, { email: user.email, password: TEST_PASSWORD });
  await desk.goto(`/evento/${eventId}/evento?seccion=transporte`);
  await desk.getByRole('link', { name: 'Ver en el mapa' }).click();
  await expect(desk.getByRole('heading', { name: 'En camino' })).toBeVisible();
  const onMap = desk.getByRole('group', { name: 'Mapa del viaje' });
  await expect(onMap.locator('canvas')).toBeVisible();
  await expect(onMap.getByRole('img', { name: 'El carro' })).toBeVisible();
  await expect(onMap.getByRole('img', { name: 'Destino' })).toBeVisible();
  await axe(desk);
  await desk.close();
});

test('an agency finds by an address where somebody is fetched', async ({ page, elenco }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { agency, eventId } = await makeRideLink(elenco.database);
  const { user } = await makeAgencyUser(elenco.database, { agency });
  await signIn(page, { email: user.email, password: TEST_PASSWORD });
  await page.goto(`/evento/${eventId}/evento?seccion=transporte`);
  await page.getByRole('button', { name: /dirección.* · /i }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Dirección', { exact: true }).pressSequentially('calle 93');
  await page.getByRole('option', { name: 'Calle 93 # 11-27, Chicó, Bogotá' }).click();
  await expect(dialog.getByLabel('Ubicación en el mapa')).toHaveValue(/^4\.67\d*, -74\.04\d*$/);
  await axe(page);
  // More words behind it leave its point; another address in its place does not keep the old one.
  const address = dialog.getByLabel('Dirección', { exact: true });
  await address.press('End');
  await address.pressSequentially(', torre 2');
  await expect(dialog.getByLabel('Ubicación en el mapa')).not.toHaveValue('');
  await address.fill('carrera 99');
  await expect(dialog.getByLabel('Ubicación en el mapa')).toHaveValue('');
  await dialog.getByLabel('Ubicación en el mapa').fill('junto al parque');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'Escribe la dirección. Si escribes su ubicación, hazlo como 4.6766, -74.0483.',
  );
  await address.fill('');
  await address.pressSequentially('calle 93');
  await page.getByRole('option', { name: 'Calle 93 # 11-27, Chicó, Bogotá' }).click();
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: /^Calle 93 # 11-27.* · / })).toHaveText(/Calle 93 # 11-27/);
});

test('addresses are found by this server; one that fails says so and loses nothing', async ({
  page,
  elenco,
  problems,
}) => {
  problems.allow(/answer 503: POST .*\/direcciones$/);
  const ride = new RidePage(page);
  await ride.open((await makeRideLink(elenco.database)).link);
  await ride.address('origin').pressSequentially('calle 93');
  await ride.suggestions.filter({ hasText: 'Calle 93 # 11-27, Chicó, Bogotá' }).click();
  expect(await ride.point('origin')).toBe('4.677,-74.048');
  elenco.server.answer(({ path }) => (path === '/search' ? { status: 500, text: 'down' } : null));
  await ride.address('origin').fill('carrera 88');
  await expect(page.getByText('No pudimos buscar direcciones en este momento.')).toBeVisible();
  await expect(ride.address('origin')).toHaveValue('carrera 88');
  await expect(ride.address('destiny')).toHaveValue('Carrera 13 # 67-80');
  elenco.server.answer(() => null);
});

test('where the person is keeps the address that was written for it, and gets one where none was', async ({
  page,
  context,
  elenco,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 4.6761, longitude: -74.0489 });
  const ride = new RidePage(page);
  await ride.open((await makeRideLink(elenco.database)).link);
  const here = page.getByRole('button', { name: 'Mi ubicación actual' });
  await ride.address('origin').fill('La casa azul');
  await here.first().click();
  await expect(page.locator('input[name="origin.country"]')).toHaveValue('CO');
  await expect(ride.address('origin')).toHaveValue('La casa azul');
  expect(await ride.point('origin')).toBe('4.676,-74.049');
  await here.last().click();
  await expect(ride.address('destiny')).toHaveValue('Calle 93 # 11-27, Chicó, Bogotá');
});

test('a browser that cannot draw maps gets the fields and a word', async ({ page, elenco }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  const ride = new RidePage(page);
  await ride.open((await makeRideLink(elenco.database)).link);
  await expect(ride.failure).toBeVisible();
  await expect(ride.map).toBeHidden();
  await expect(ride.order).toBeVisible();
});

test('tiles that do not come leave the fields and a word', async ({ page, elenco, problems }) => {
  problems.allow(/tiles|AJAXError|Failed to fetch/);
  await page.route('**/tiles/**', (route) => route.abort());
  const ride = new RidePage(page);
  await ride.open((await makeRideLink(elenco.database)).link);
  await expect(ride.failure).toBeVisible();
  await ride.address('origin').pressSequentially('calle 93');
  await expect(ride.suggestions).toHaveCount(1);
});
