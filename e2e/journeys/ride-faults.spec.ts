import { expect } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { test } from '../fixtures/cabify-elenco.ts';
import { makeRider } from '../fixtures/make-rider.ts';
import { PHONE, RidePage } from '../pages/ride-page.ts';

test.use(PHONE);
test.describe.configure({ mode: 'serial' });

test.beforeEach(({ elenco }) => elenco.cabify.set('WELL'));

// Three failures in a row would close the provider for everybody, which is tested elsewhere: each ends with an answer.
for (const mood of ['DOWN', 'NONSENSE'] as const) {
  test(`[2.8/ride token] without a token, and then without an answer (${mood}), nobody orders and the person reads what to do`, async ({
    page,
    elenco: { database, cabify },
  }) => {
    const { link, path, event } = await makeRider(database, 'cabify');
    const before = cabify.journeys.length;
    const ride = new RidePage(page);
    if (mood === 'DOWN') {
      cabify.set('LOCKED');
      await page.goto(link);
      await expect(page.getByRole('heading', { name: 'Error al autenticarse con Cabify' })).toBeVisible();
      cabify.set('WELL');
      await page.goto(path);
    } else await page.goto(link);
    cabify.set(mood);
    await ride.fill();
    await ride.order.click();
    await ride.reaches('No se pudo pedir el viaje');
    await expect(page.getByText('Cabify no respondió y no se pidió ningún viaje.')).toBeVisible();
    await page.getByRole('button', { name: 'Pedir otro viaje' }).click();
    cabify.set('WELL');
    await ride.fill();
    await ride.order.click();
    await ride.reaches('Buscando un conductor');
    expect(cabify.journeys.length - before).toBe(1);
    const { rows } = await database.execute<{ state: string }>(
      sql`select state from rides where event_id = ${event.id} order by created_at`,
    );
    expect(rows.map(({ state }) => state)).toEqual(['FAILED', 'HIRE']);
  });
}

test('a provider that takes long is asked once, however often one presses', async ({
  page,
  elenco: { database, cabify },
}) => {
  const { link, event } = await makeRider(database, 'cabify');
  const before = cabify.journeys.length;
  cabify.set('SLOW');
  await page.goto(link);
  const ride = new RidePage(page);
  await ride.fill();
  const button = page.getByRole('button', { name: 'Pedir viaje' });
  await button.dblclick();
  await expect(page.getByRole('button', { name: 'Pidiendo…' })).toBeVisible();
  const kept = () => database.execute(sql`select id from rides where event_id = ${event.id}`);
  await expect.poll(async () => (await kept()).rows.length).toBe(1);
  // Whoever loses patience loads the page anew: the ride is there.
  await page.reload();
  await ride.reaches('Confirmando tu viaje con Cabify');
  await ride.reaches('Buscando un conductor');
  expect(cabify.journeys.length - before).toBe(1);
});

for (const mood of ['SILENT', 'GARBLED'] as const) {
  test(`an order that was taken without an answer (${mood}) is one ride, once the provider tells of it`, async ({
    page,
    elenco: { database, cabify, tell },
  }) => {
    const { link, path, event } = await makeRider(database, 'cabify');
    const before = cabify.journeys.length;
    cabify.set(mood);
    await page.goto(link);
    const ride = new RidePage(page);
    // Between the same stops journeys are told apart by who travels.
    await ride.fill({ phone: mood === 'SILENT' ? '3009990001' : '3009990002' });
    await ride.order.click();
    await ride.reaches('Confirmando tu viaje con Cabify');
    await expect(page.getByText(/^No pidas otro/)).toBeVisible();
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Pedir viaje' })).toHaveCount(0);
    cabify.set('WELL');
    const journey = cabify.journeys.at(-1);
    if (!journey) throw new Error('nothing was taken');
    expect(await tell(journey.id)).toBe(204);
    await ride.reaches('Buscando un conductor');
    journey.state = 'hired';
    await ride.reaches('Tu conductor va en camino');
    await expect(page.getByText('WXY214')).toBeVisible();
    await expect(page.getByText('Marta Lucía Peña')).toBeVisible();
    expect(cabify.journeys.length - before).toBe(1);
    const { rows } = await database.execute<{ journey_id: string }>(
      sql`select journey_id from rides where event_id = ${event.id}`,
    );
    expect(rows).toEqual([{ journey_id: journey.id }]);
  });
}

test('a driver who cancels, and a cancellation that is refused, are told to the person and the agency', async ({
  page,
  elenco: { database, cabify, mailbox },
}) => {
  const { link, talent, user } = await makeRider(database, 'cabify');
  await page.goto(link);
  const ride = new RidePage(page);
  await ride.fill();
  await ride.order.click();
  await ride.reaches('Buscando un conductor');
  const first = cabify.journeys.at(-1);
  if (!first) throw new Error('nothing was taken');
  first.state = 'driver cancel';
  await ride.reaches('El conductor canceló el viaje');
  await mailbox.waitFor({ to: talent.email, subject: /^El conductor canceló el viaje/ });
  await mailbox.waitFor({ to: user.email, subject: /se quedó sin transporte/ });

  await page.getByRole('button', { name: 'Pedir otro viaje' }).click();
  await ride.fill();
  await ride.order.click();
  await ride.reaches('Buscando un conductor');
  const second = cabify.journeys.at(-1);
  if (!second || second === first) throw new Error('nothing was taken');
  second.state = 'pick up';
  // The page does not know yet.
  await ride.cancel();
  await expect(page.getByText('El servicio no dejó cancelar este viaje.').first()).toBeVisible();
  await ride.reaches('Vas en camino');
});
