import { sql } from 'drizzle-orm';
import { unguarded } from '../../db/testing/unguarded.ts';
import { TEST_PASSWORD } from '../../lib/testing/factories/identity.ts';
import { axe } from '../fixtures/axe.ts';
import { makeRider } from '../fixtures/make-rider.ts';
import { expect, test } from '../fixtures/test.ts';
import { PHONE, RidePage } from '../pages/ride-page.ts';

test.use(PHONE);

test('[2.2/ride: form] [2.2/ride: driver panel] [2.8/*] [2.9/dialing code 57] a person orders a ride on its phone, is fetched, taken there, and pays nothing', async ({
  page,
  database,
  mailbox,
  openBrowser,
}) => {
  const { link, path, talent, event, agency } = await makeRider(database, 'local');
  /** The simulator's car finds its way by the clock: as many seconds pass at once. */
  const pass = (seconds: number) =>
    database.execute(sql`
      update simulated_journeys j set created_at = j.created_at - make_interval(secs => ${seconds})
        from rides r where r.journey_id = j.id::text and r.event_id = ${event.id}`);
  const ride = new RidePage(page);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pide tu transporte con Simulador');
  await expect(page.getByLabel('Nombre')).toHaveValue(`${talent.name} ${talent.lastname}`);
  await expect(page.getByLabel('Código de marcado')).toHaveValue('57');
  await axe(page);

  // What lacks is said beside its field, with the specification's words.
  await page.getByLabel('Nombre').fill('');
  await page.getByLabel('Motivo del viaje').fill('');
  await page.getByLabel('Celular').fill('');
  await ride.address('destiny').fill('');
  await ride.order.click();
  for (const text of [
    'La dirección de origen es obligatoria',
    'La dirección de destino es obligatoria',
    'Las coordenadas son obligatorias',
    'El nombre es obligatorio',
    'El teléfono es obligatorio',
    'El motivo del viaje es obligatorio',
  ]) {
    await expect(page.getByText(text).first()).toBeVisible();
  }
  await page.getByLabel('Nombre').fill('Valentina Restrepo');
  await page.getByLabel('Motivo del viaje').fill('COT-00012');
  await ride.fill();
  await page.getByRole('button', { name: 'Ver precio y tiempo' }).click();
  await expect(page.getByText(`${agency.name} paga unos`)).toBeVisible();
  await ride.order.click();
  await ride.reaches('Buscando un conductor');

  await pass(60);
  await ride.reaches('Tu conductor va en camino');
  await expect(page.getByText(/^[A-Z]{3}\d{3}$/)).toBeVisible();
  await expect(page.getByText(/^Llega en \d min$/)).toBeVisible();
  await page.getByRole('button', { name: 'Compartir con la agencia' }).click();
  await expect(page.getByRole('button', { name: 'Dejar de compartir' })).toBeVisible();
  await axe(page);
  const found = await mailbox.waitFor({ to: talent.email, subject: /^Tu transporte va en camino/ });

  // By the mail, in another browser: the same ride.
  await page.close();
  const other = await (await openBrowser(PHONE)).newPage();
  await other.goto(found.links.find((one) => one.includes('/transportation-service/')) ?? '');
  await expect(other).toHaveURL(path);
  const again = new RidePage(other);
  await again.reaches('Tu conductor va en camino');
  await expect(other.getByRole('button', { name: 'Dejar de compartir' })).toBeVisible();
  await pass(210);
  await again.reaches('Tu conductor llegó');
  await pass(60);
  await again.reaches('Vas en camino');
  await expect(other.getByRole('button', { name: 'Cancelar viaje' })).toHaveCount(0);
  await pass(3600);
  await again.reaches('Viaje terminado');
  await expect(other.getByRole('button', { name: 'Dejar de compartir' })).toHaveCount(0);
  await mailbox.waitFor({ to: talent.email, subject: /^Tu viaje terminó/ });
  await other.getByRole('button', { name: 'Pedir otro viaje' }).click();
  await expect(other.getByRole('button', { name: 'Pedir viaje' })).toBeVisible();
});

test('[2.2/ride: cancel] [2.4/ride in progress] [2.7.4/cancel] a ride is given up before the car comes, and another can be ordered', async ({
  page,
  database,
}) => {
  const { link, event } = await makeRider(database, 'local');
  const ride = new RidePage(page);
  await page.goto(link);
  await ride.fill();
  await ride.order.click();
  await ride.reaches('Buscando un conductor');
  await ride.cancel();
  await ride.reaches('Viaje cancelado');
  await page.getByRole('button', { name: 'Pedir otro viaje' }).click();
  await ride.fill();
  await ride.order.click();
  await ride.reaches('Buscando un conductor');
  const { rows } = await database.execute<{ state: string }>(
    sql`select state from rides where event_id = ${event.id} order by created_at`,
  );
  expect(rows.map(({ state }) => state)).toEqual(['RIDER_CANCEL', 'HIRE']);
});

test('[2.2/ride: not allowed] [2.8/ride not allowed] [2.8/ride expired] [2.8/ride city] [2.8/ride not for talent] [2.8/ride not authorized] who may not order reads why, and a link that opens nothing says so', async ({
  page,
  database,
}) => {
  const { link, path, talent, event } = await makeRider(database, 'local');
  const says = async (text: string, address = path) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: text })).toBeVisible();
  };
  await page.goto(link);
  await database.execute(sql`update talents set may_order_rides = false where id = ${talent.id}`);
  await says('Módulo en desarrollo, estamos trabajando para tenerlo listo lo antes posible.');
  await database.execute(sql`update talents set may_order_rides = true where id = ${talent.id}`);
  const becomes = (state: number) =>
    unguarded(database, 'events', (tx) =>
      tx.execute(sql`update events set state_id = ${state} where id = ${event.id}`),
    );
  for (const state of [36, 37, 38]) {
    await becomes(state);
    await says('Evento caducado.');
  }
  await becomes(34);
  await database.execute(sql`
    update events set city_id = (select id from cities c where not exists
      (select 1 from platform_transportations p where p.city_id = c.id) limit 1) where id = ${event.id}`);
  await says('Servicio no disponible para su ciudad');
  await axe(page);
  await database.execute(sql`update convocateds set state_id = 1812 where event_id = ${event.id}`);
  await says('Servicio de transporte no disponible para este talento.');
  await page.context().clearCookies();
  await page.goto(path);
  await expect(page.getByText('Oops! No esta autorizado para ingresar')).toBeVisible();
});

test('a talent who is signed in comes to it from its own place', async ({ page, database }) => {
  const { path, talent, place } = await makeRider(database, 'local');
  await database.execute(sql`
    update talents set password_hash = (select password_hash from users where password_hash is not null
      and email like 'persona%' order by created_at desc limit 1) where id = ${talent.id}`);
  const { csrfToken } = (await (await page.request.get('/api/auth/csrf')).json()) as { csrfToken: string };
  const form = { email: talent.email, password: TEST_PASSWORD, json: 'true', csrfToken };
  expect((await page.request.post('/api/auth/callback/talent', { form, maxRedirects: 0 })).ok()).toBe(true);
  await page.goto(`/mi-perfil/trabajos/${place.id}`);
  await page.getByRole('link', { name: 'Pedir transporte' }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pide tu transporte con Simulador');
});
