import { expect } from '@playwright/test';
import { axe } from '../fixtures/axe.ts';
import { closeGoogle, fakeGoogleMaps } from '../fixtures/fake-google-maps.ts';
import { test } from '../fixtures/map-elenco.ts';
import { makeRideLink, VENUE } from '../fixtures/ride-link.ts';
import { RidePage } from '../pages/ride-page.ts';

test.use({ mapKind: 'google' });

const PRESS = { x: 40, y: 40 };

test('[2.7.5/directions] [2.9/map zoom 12] two presses set origin and destination, their addresses are found, and the way is asked for by car', async ({
  page,
  elenco,
}) => {
  const google = await fakeGoogleMaps(page);
  const ride = new RidePage(page);
  await ride.open((await makeRideLink(elenco.database)).link);
  await expect(ride.map.locator('[data-fake=map]')).toBeVisible();
  // The venue is where one goes until another place is chosen.
  await expect(ride.pin('Destino')).toBeVisible();
  await expect(ride.pin('Origen')).toBeHidden();
  const [made] = (await google.calls()).filter(({ name }) => name === 'Map');
  expect(made?.asked).toMatchObject({ zoom: 12, mapId: 'a-map-of-tests', center: VENUE });

  await ride.map.click({ position: PRESS });
  await expect(ride.address('origin')).toHaveValue(/^Carrera \d+ # 1-1, Bogotá$/);
  await expect(page.locator('input[name="origin.city"]')).toHaveValue('Bogotá');
  await expect(page.locator('input[name="origin.country"]')).toHaveValue('CO');
  await expect(ride.address('destiny')).toHaveValue('Carrera 13 # 67-80');
  await ride.map.click({ position: { x: 120, y: 200 } });
  await expect(ride.address('destiny')).toHaveValue(/^Carrera \d+ # 1-1, Bogotá$/);
  await expect(ride.pin('Origen')).toBeVisible();
  await expect(ride.pin('Destino')).toBeVisible();

  const [from, to] = [await ride.point('origin'), await ride.point('destiny')];
  const asked = (await google.calls()).filter(({ name }) => name === 'computeRoutes').at(-1)?.asked;
  expect(asked).toMatchObject({ travelMode: 'DRIVING', fields: ['path'] });
  const written = (point: unknown) => {
    const { lat, lng } = point as { lat: number; lng: number };
    return `${lat.toFixed(3)},${lng.toFixed(3)}`;
  };
  expect([written(asked?.origin), written(asked?.destination)]).toEqual([from, to]);
  await expect
    .poll(async () => (await google.calls()).filter(({ name }) => name === 'Polyline').at(-1)?.asked)
    .toEqual({ points: 3 });

  await ride.swap.click();
  expect([await ride.point('origin'), await ride.point('destiny')]).toEqual([to, from]);
  await axe(page);
});

test('[2.7.5/autocomplete] an address is chosen by the keyboard out of those around the venue, in one session', async ({
  page,
  elenco,
}) => {
  const google = await fakeGoogleMaps(page);
  const ride = new RidePage(page);
  await ride.open((await makeRideLink(elenco.database)).link);
  await expect(ride.map.locator('[data-fake=map]')).toBeVisible();
  const choose = async (text: string) => {
    await ride.address('origin').fill('');
    await ride.address('origin').pressSequentially(text);
    await expect(ride.suggestions.first()).toBeVisible();
  };
  await choose('calle 9');
  await expect(ride.suggestions).toHaveText(['Calle 93 # 11-27, Bogotá', 'Calle 94 # 15-30, Bogotá']);
  await axe(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(ride.address('origin')).toHaveValue('Calle 94 # 15-30, Bogotá');
  expect(await ride.point('origin')).toBe('4.679,-74.051');
  await expect(ride.pin('Origen')).toBeVisible();
  // More words behind the address leave its point, others in its place do not.
  await page.keyboard.type(', torre 2');
  expect(await ride.point('origin')).toBe('4.679,-74.051');
  await choose('calle 93');
  expect(await ride.point('origin')).toBe('');
  await ride.suggestions.click();
  expect(await ride.point('origin')).toBe('4.677,-74.048');

  const searches = (await google.calls()).filter(({ name }) => name === 'fetchAutocompleteSuggestions');
  const box = searches[0]?.asked.locationRestriction as Record<string, number>;
  expect(box.north).toBeCloseTo(VENUE.lat + 0.1);
  expect(box.south).toBeCloseTo(VENUE.lat - 0.1);
  expect(box.east).toBeCloseTo(VENUE.lng + 0.1);
  expect(box.west).toBeCloseTo(VENUE.lng - 0.1);
  const sessions = searches.map(({ asked }) => (asked.sessionToken as { session: number }).session);
  expect([...new Set(sessions)]).toEqual([1, 2]);
});

test('[2.7.5/failures] a refused key leaves the fields, which order the ride all the same', async ({
  page,
  elenco,
}) => {
  await fakeGoogleMaps(page);
  const ride = new RidePage(page);
  await ride.open((await makeRideLink(elenco.database)).link);
  await expect(ride.map.locator('[data-fake=map]')).toBeVisible();
  await page.evaluate(() => (window as unknown as { gm_authFailure: () => void }).gm_authFailure());
  await expect(ride.failure).toBeVisible();
  await expect(ride.map).toBeHidden();
  await expect(ride.address('destiny')).toHaveValue('Carrera 13 # 67-80');
  await ride.order.click();
  await expect(page.getByText('Las coordenadas son obligatorias').first()).toBeVisible();
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation({ latitude: 4.68, longitude: -74.04 });
  await page.getByRole('button', { name: 'Mi ubicación actual' }).first().click();
  await expect(ride.address('origin')).toHaveValue('Mi ubicación actual');
  await page.getByRole('textbox', { name: 'Celular' }).fill('3001234567');
  await ride.order.click();
  await expect(page.getByRole('region', { name: 'Tu viaje' })).toBeVisible();
  await expect(page.getByText('Carrera 13 # 67-80')).toBeVisible();
});

test('a map that breaks while it is drawn takes nothing else with it', async ({ page, elenco, problems }) => {
  problems.allow(/is not a constructor|undefined/);
  await fakeGoogleMaps(page);
  await page.addInitScript(() => {
    Object.assign((window as unknown as { google: { maps: object } }).google.maps, { Map: undefined });
  });
  const ride = new RidePage(page);
  await ride.open((await makeRideLink(elenco.database)).link);
  await expect(ride.failure).toBeVisible();
  await expect(ride.map).toBeHidden();
  await expect(ride.address('destiny')).toHaveValue('Carrera 13 # 67-80');
});

test('without Google the page is whole', async ({ page, elenco, problems }) => {
  problems.allow(/googleapis|Google Maps/);
  await closeGoogle(page);
  const ride = new RidePage(page);
  await ride.open((await makeRideLink(elenco.database)).link);
  await expect(ride.failure).toBeVisible();
  await expect(ride.map).toBeHidden();
  await expect(ride.order).toBeVisible();
  await expect(ride.address('destiny')).toHaveValue('Carrera 13 # 67-80');
});
