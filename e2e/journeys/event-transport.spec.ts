import { sql } from 'drizzle-orm';
import { makeConvocated, makeConvocatory } from '../../lib/testing/factories/convocatories.ts';
import { giveVenue, makeEvent } from '../../lib/testing/factories/events.ts';
import { makeAgencyUser, TEST_PASSWORD } from '../../lib/testing/factories/identity.ts';
import { offerRides } from '../../lib/testing/factories/rides.ts';
import { axe } from '../fixtures/axe.ts';
import { makeShownTalent } from '../fixtures/make-shown-talent.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

const DAY_MS = 86_400_000;

/** That hour of tomorrow in Bogotá. */
function tomorrowAt(hour: string): Date {
  const day = new Date(Date.now() + DAY_MS - 5 * 3_600_000).toISOString().slice(0, 10);
  return new Date(`${day}T${hour}:00-05:00`);
}

test('an agency sends one car for two who live near, says how others get home late, and keeps to its limits', async ({
  page,
  database,
}) => {
  const { agency, user } = await makeAgencyUser(database);
  const event = await makeEvent(database, {
    agency,
    startDate: tomorrowAt('17:00'),
    endDate: tomorrowAt('23:30'),
  });
  await giveVenue(database, event, { lat: 4.6562, lng: -74.0553 });
  await offerRides(database, 'local', event.cityId);
  const names = ['Ana Lucía', 'Beatriz', 'Carla'] as const;
  for (const name of names) {
    const talent = await makeShownTalent(database, { name, lastname: 'Ríos' });
    await makeConvocated(database, { convocatory: await makeConvocatory(database, { event }), talent });
  }
  await signIn(page, { email: user.email, password: TEST_PASSWORD });
  await page.goto(`/evento/${event.id}/evento?seccion=transporte`);
  const dialog = page.getByRole('dialog');
  const person = (name: string) => page.getByRole('row', { name: new RegExp(name) });

  const fetchedAt = async (name: string, index: number) => {
    await person(name)
      .getByRole('button', { name: /dirección|recoge/i })
      .click();
    await dialog.getByLabel('Dirección', { exact: true }).fill(`Calle ${93 + index} # 11-27`);
    await dialog.getByLabel('Ubicación en el mapa').fill('junto al parque');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(
      'Escribe la dirección. Si escribes su ubicación, hazlo como 4.6766, -74.0483.',
    );
    await dialog.getByLabel('Ubicación en el mapa').fill(`4.67${6 + index}, -74.0483`);
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(dialog).toBeHidden();
    await expect(person(name)).toContainText(`Calle ${93 + index} # 11-27`);
  };

  for (const [index, name] of names.entries()) await fetchedAt(name, index);

  await test.step('orders them one car', async () => {
    for (const name of names.slice(0, 2)) await person(name).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Pedir ida' }).click();
    await dialog.getByLabel(/Compartir carro/).check();
    await expect(dialog.getByText(/con comisiones e IVA/)).toHaveCount(1);
    await axe(page);
    await dialog.getByRole('button', { name: 'Pedir', exact: true }).click();
    await expect(dialog.getByText('Pedido')).toHaveCount(1);
    await dialog.getByText('Cerrar', { exact: true }).click();
    await expect(page.getByText('2 / 3')).toBeVisible();
    const { rows } = await database.execute(sql`select id from rides where event_id = ${event.id}`);
    expect(rows).toHaveLength(1);
  });

  await test.step('sees the car come', async () => {
    await expect(async () => {
      await database.execute(sql`
        update simulated_journeys j set created_at = j.created_at - make_interval(secs => 30)
          from rides r where r.journey_id = j.id::text and r.event_id = ${event.id}`);
      await expect(page.getByText('Conductor en camino').first()).toBeVisible({ timeout: 5_000 });
    }).toPass();
  });

  await test.step('notes who is fetched at night', async () => {
    await expect(page.getByText('3 personas no tienen cómo volver')).toBeVisible();
    const late = page.getByRole('listitem').filter({ hasText: 'Carla' });
    await late.getByRole('button', { name: 'La recogen' }).click();
    await expect(page.getByText('2 personas no tienen cómo volver')).toBeVisible();
    for (const desk of [`/evento/${event.id}/evento?seccion=dia`, `/mesa/${event.id}`]) {
      await page.goto(desk);
      await expect(page.getByText('2 personas no tienen cómo volver')).toBeVisible();
    }
    await page.goto(`/evento/${event.id}/evento?seccion=transporte`);
  });

  await test.step('takes what was ordered along as a table', async () => {
    const answer = await page.request.get(`/evento/${event.id}/evento/transporte/exportar?formato=csv`);
    expect(answer.headers()['content-disposition']).toMatch(/viajes.*\.csv/);
    const [head, ...rows] = (await answer.text()).trim().split('\n');
    expect(head).toContain('Estimado');
    expect(rows).toHaveLength(1);
    // Who lives farther away is fetched first.
    expect(rows[0]).toMatch(/Beatriz Ríos, Ana Lucía Ríos.*Calle 94 # 11-27, Calle 93 # 11-27.*COP/);
  });

  await test.step('is held to its budget', async () => {
    await page.getByRole('button', { name: 'Límites' }).click();
    await dialog.getByLabel('Presupuesto del evento').fill('1');
    await axe(page);
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(dialog).toBeHidden();
    await person('Carla').getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Pedir ida' }).click();
    await dialog.getByRole('button', { name: 'Pedir', exact: true }).click();
    await expect(
      dialog.getByText('El presupuesto de transporte de este evento no alcanza para este viaje.'),
    ).toBeVisible();
    const { rows } = await database.execute(sql`select id from rides where event_id = ${event.id}`);
    expect(rows).toHaveLength(1);
  });
});
