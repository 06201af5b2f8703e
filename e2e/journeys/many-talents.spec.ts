import { sql } from 'drizzle-orm';
import { axe } from '../fixtures/axe.ts';
import { makeCrowdedEvent } from '../fixtures/crowded-event.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { settled } from '../fixtures/look-over.ts';
import type { Database } from '../fixtures/make-shown-talent.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

/** An event that asks for so many people, with talents who were called the day before yesterday. */
async function makeCall(database: Database, people: number, quantity: number) {
  const made = await makeCrowdedEvent(database, people);
  await database.execute(sql`
    update talents set birthdate = '1995-05-05'
    where id in (select talent_id from convocateds where event_id = ${made.event})`);
  await database.execute(sql`
    update event_personals set quantity = ${quantity} where event_id = ${made.event}`);
  await database.execute(sql`
    update convocateds set created_at = created_at - interval '2 days' where event_id = ${made.event}`);
  return made;
}

const statesOf = async (database: Database, event: string) => {
  const { rows } = await database.execute<{ state: number; count: number }>(sql`
    select state_id state, count(*)::int count from convocateds where event_id = ${event} group by 1 order by 1`);
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
};

test('seventy-seven answers are decided and two hundred and thirty-one people reminded in five presses', async ({
  page,
  database,
}) => {
  const { event, account } = await makeCall(database, 308, 77);
  await signIn(page, account);
  await page.goto(`/evento/${event}/evento?seccion=talentos&vista=lista`);
  await settled(page);
  await page.getByRole('button', { name: 'Elegir a los 77 de “Por decidir”' }).click();
  const bar = page.getByRole('region', { name: 'Acciones sobre lo seleccionado' });
  await expect(bar).toContainText('77 seleccionados');
  await axe(page);
  await bar.getByRole('button', { name: 'Confirmar a 77' }).click();
  await expect(page.getByText('Confirmaste a 77 talentos.')).toBeVisible();
  expect(await statesOf(database, event)).toEqual({ 1811: 231, 1813: 77 });

  await page.getByRole('button', { name: 'Elegir a los 231 de “Sin respuesta firme”' }).click();
  await bar.getByRole('button', { name: 'Recordar a 231' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('¿Recordarles a 231 talentos?');
  await dialog.getByRole('button', { name: 'Recordar a 231' }).click();
  // On a busy machine each takes most of a second; how far it is stands in the bar.
  await expect(page.getByText('Les enviamos otra vez la convocatoria a 231 talentos.')).toBeVisible({
    timeout: 600_000,
  });
  const { rows } = await database.execute(sql`
    select 1 from convocateds where event_id = ${event} and reminded_at is not null`);
  expect(rows).toHaveLength(231);
});

test('who is ticked is told of before: whom it reaches, who stays and why; and all of it is taken back', async ({
  page,
  database,
}) => {
  const { event, account } = await makeCall(database, 12, 2);
  await signIn(page, account);
  await page.goto(`/evento/${event}/evento?seccion=talentos&vista=lista`);
  await settled(page);
  // Nº 4, 8 and 12 said yes; two people are asked for.
  for (const number of [4, 8, 12, 1]) {
    await page.getByRole('checkbox', { name: `Elegir a Nº ${number} Multitud`, exact: true }).check();
  }
  const bar = page.getByRole('region', { name: 'Acciones sobre lo seleccionado' });
  await bar.getByRole('button', { name: 'Confirmar a 3' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('1 queda igual');
  await expect(dialog).toContainText('Nº 1 Multitud');
  await dialog.getByRole('button', { name: 'Confirmar a 3' }).click();
  await expect(dialog).toContainText('¿Confirmar también a 1 más?');
  await expect(dialog).toContainText('Nº 12 Multitud');
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialog).toBeHidden();
  expect(await statesOf(database, event)).toEqual({ 1811: 10, 1813: 2 });
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect.poll(() => statesOf(database, event)).toEqual({ 1811: 12 });
  await expect(page.getByRole('heading', { name: 'Por decidir 3' })).toBeVisible();
});

test('talents are ticked and put in reserve by the keyboard alone', async ({ page, database }) => {
  const { event, account } = await makeCall(database, 8, 2);
  await signIn(page, account);
  await page.goto(`/evento/${event}/evento?seccion=talentos&vista=lista`);
  await settled(page);
  for (const number of [4, 8]) {
    await tabTo(page, page.getByRole('checkbox', { name: `Elegir a Nº ${number} Multitud`, exact: true }));
    await page.keyboard.press('Space');
  }
  await tabTo(page, page.getByRole('button', { name: 'Reservar a 2' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Dejaste a 2 talentos en reserva.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'En reserva 2' })).toBeVisible();
  // Where the bar was, and not at the top of the page.
  await tabTo(page, page.getByRole('checkbox', { name: 'Elegir a Nº 4 Multitud', exact: true }), 'Tab', 4);
  expect(await statesOf(database, event)).toEqual({ 1811: 6, 1815: 2 });
});
