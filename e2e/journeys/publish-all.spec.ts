import { sql } from 'drizzle-orm';
import { makeConvocated } from '../../lib/testing/factories/convocatories.ts';
import { makeEvent } from '../../lib/testing/factories/events.ts';
import { makeAgencyUser, TEST_PASSWORD } from '../../lib/testing/factories/identity.ts';
import { axe } from '../fixtures/axe.ts';
import { settled } from '../fixtures/look-over.ts';
import { type Database, makeContractingAgency, makeShownTalent } from '../fixtures/make-shown-talent.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

/** A profile of which no other journey makes people. */
const PROFILE = 9;

/** A new event that asks for two women and a man, and people who could come: five women and three men. */
async function makeAccepted(database: Database) {
  const agency = await makeContractingAgency(database);
  const { user } = await makeAgencyUser(database, { agency });
  const event = await makeEvent(database, { agency, stateId: 33 });
  await database.execute(sql`
    update event_personals set profile_id = ${PROFILE}, gender = 'FEMENINO', quantity = 2
    where event_id = ${event.id}`);
  await database.execute(sql`
    insert into event_personals (agency_id, event_id, profile_id, gender, quantity, budget, start_date, end_date)
    select agency_id, event_id, profile_id, 'MASCULINO', 1, budget, start_date, end_date
    from event_personals where event_id = ${event.id}`);
  for (const gender of ['FEMENINO', 'FEMENINO', 'FEMENINO', 'FEMENINO', 'FEMENINO'] as const)
    await makeShownTalent(database, { profiles: [PROFILE], gender });
  for (const gender of ['MASCULINO', 'MASCULINO', 'MASCULINO'] as const)
    await makeShownTalent(database, { profiles: [PROFILE], gender });
  return { event: event.id, account: { email: user.email, password: TEST_PASSWORD } };
}

test('all roles of an event are published and their people called by two presses', async ({
  page,
  database,
  mailbox,
}) => {
  const { event, account } = await makeAccepted(database);
  await signIn(page, account);
  await page.goto(`/evento/${event}/evento`);
  await page.getByRole('link', { name: 'Publicar y convocar' }).first().click();
  await settled(page);
  const women = page.getByRole('region', { name: /^2 mujeres/ });
  const men = page.getByRole('region', { name: /^1 hombre/ });
  // Two for each place, the best first.
  await expect(women.getByRole('checkbox', { checked: true })).toHaveCount(4);
  await expect(men.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await axe(page);
  await women.getByLabel(/convocar a los primeros/).fill('3');
  await expect(women.getByRole('checkbox', { checked: true })).toHaveCount(3);
  await men.getByRole('checkbox', { checked: true }).first().uncheck();
  await page.getByLabel('Observaciones para todos').fill('De negro, a las 7 a. m.');
  await page.getByRole('button', { name: 'Publicar las 2 y convocar a 4' }).click();
  await expect(page.getByText('Publicaste 2 convocatorias y convocaste a 4 personas.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
  const { rows } = await database.execute(sql`
    select p.gender, c.observations, count(*)::int called, array_agg(t.email) emails
    from convocateds d join convocatories c on c.id = d.convocatory_id
    join event_personals p on p.id = c.event_personal_id join talents t on t.id = d.talent_id
    where d.event_id = ${event} group by 1, 2 order by 1`);
  expect(rows.map(({ gender, observations, called }) => [gender, observations, called])).toEqual([
    ['FEMENINO', 'De negro, a las 7 a. m.', 3],
    ['MASCULINO', 'De negro, a las 7 a. m.', 1],
  ]);
  for (const email of rows.flatMap(({ emails }) => emails as string[]))
    await mailbox.waitFor({ to: email, subject: /te convoca/ });

  await page.goto(`/evento/${event}/evento/convocar`);
  await expect(page.getByText('Todos los perfiles ya tienen convocatoria')).toBeVisible();
});

test('who was booked meanwhile is not called, which is told, and all others are', async ({
  page,
  database,
}) => {
  const { event, account } = await makeAccepted(database);
  await signIn(page, account);
  await page.goto(`/evento/${event}/evento/convocar`);
  await settled(page);
  const men = page.getByRole('region', { name: /^1 hombre/ });
  const name = await men.getByRole('checkbox', { checked: true }).first().getAttribute('aria-label');
  const { rows } = await database.execute<{ id: string; start: string; end: string }>(sql`
    select t.id, e.start_date::text start, e.end_date::text "end" from talents t, events e
    where e.id = ${event} and ${name ?? ''} = 'Llamar a ' || t.name || ' ' || t.lastname`);
  const [booked] = rows;
  const elsewhere = await makeConvocated(database, {
    talent: await makeShownTalent(database),
    stateId: 1813,
  });
  await database.execute(sql`
    update talent_bookings set talent_id = ${booked?.id}, during = tstzrange(${booked?.start}, ${booked?.end}, '[]')
    where convocated_id = ${elsewhere.id}`);
  await page.getByRole('button', { name: 'Publicar las 2 y convocar a 6' }).click();
  await expect(page.getByText('Publicaste 2 convocatorias y convocaste a 5 personas.')).toBeVisible();
  const outcome = page.getByRole('region', { name: 'Así quedó' });
  await expect(outcome).toContainText(`no convocamos a ${name?.replace('Llamar a ', '')}.`);
  await axe(page);
  await outcome.getByRole('link', { name: 'Ver las convocatorias' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  const { rows: called } = await database.execute(sql`
    select p.gender, count(d.id)::int called from convocatories c
    join event_personals p on p.id = c.event_personal_id left join convocateds d on d.convocatory_id = c.id
    where c.event_id = ${event} group by 1 order by 1`);
  expect(called).toEqual([
    { gender: 'FEMENINO', called: 4 },
    { gender: 'MASCULINO', called: 1 },
  ]);
});
