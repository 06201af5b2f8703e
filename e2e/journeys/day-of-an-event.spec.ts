import { randomBytes } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { makeContract } from '../../lib/testing/factories/contracts.ts';
import { makeConvocatory } from '../../lib/testing/factories/convocatories.ts';
import { makeEvent } from '../../lib/testing/factories/events.ts';
import { makeAgencyUser, makeLink, TEST_PASSWORD } from '../../lib/testing/factories/identity.ts';
import { confirmBrowser } from '../fixtures/confirm-browser.ts';
import { settled } from '../fixtures/look-over.ts';
import { makeContractingAgency, makeShownTalent } from '../fixtures/make-shown-talent.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { test, type WhatsAppElenco } from '../fixtures/whatsapp-elenco.ts';
import { ClaimPage } from '../pages/claim-page.ts';

const HOUR = 3_600_000;
/** The profile of the talents that the fixtures make. */
const COMEDIANTE = 7;

const card = (page: Page, column: string, name: string): Locator =>
  page.getByRole('region', { name: column }).getByRole('article', { name, exact: true });

/** A producer with an open call for an event of tonight, and a talent who takes WhatsApp messages. */
async function arrange({ database, newPhone }: WhatsAppElenco) {
  const run = randomBytes(3).toString('hex');
  const agency = await makeContractingAgency(database);
  const { user } = await makeAgencyUser(database, { agency });
  const startDate = new Date(Date.now() + 2 * HOUR);
  const event = await makeEvent(database, { agency, startDate, endDate: new Date(+startDate + 4 * HOUR) });
  await database.execute(
    sql`update event_personals set profile_id = ${COMEDIANTE} where event_id = ${event.id}`,
  );
  const convocatory = await makeConvocatory(database, { event });
  const phone = newPhone();
  const talent = await makeShownTalent(database, {
    ...{ name: `Luz ${run}`, phone, gender: event.personals[0]?.gender ?? 'FEMENINO' },
  });
  await database.execute(sql`
    insert into talent_consents (talent_id, purpose, version, given_by) values (${talent.id}, 'MESSAGES', 1, 'TALENT')`);
  // At whatever hour this runs.
  await database.execute(sql`
    insert into talent_message_settings (talent_id, quiet_from, quiet_until) values (${talent.id}, 0, 0)`);
  const account = { email: user.email, password: TEST_PASSWORD };
  const ids = { agencyId: agency.id, eventId: event.id, talentId: talent.id };
  return {
    run,
    account,
    event,
    convocatory,
    talent,
    ids,
    number: `57${phone}`,
    name: `${talent.name} ${talent.lastname}`,
  };
}

test('called by WhatsApp, she says yes by a button, comes to a door without network, and claims her hours', async ({
  page,
  browser,
  elenco,
  baseURL,
}) => {
  const { database } = elenco;
  const { run, account, event, convocatory, talent, ids, number, name } = await arrange(elenco);
  const board = `/evento/${event.id}/evento?seccion=talentos`;
  const theirs = await browser.newPage({ baseURL: baseURL ?? '' });
  await signIn(page, account);
  await signIn(theirs, account);

  await test.step('the producer calls her, and WhatsApp takes the message', async () => {
    await page.goto(`/evento/${event.id}/evento/convocar/${convocatory.id}?q=${run}`);
    await settled(page);
    await page.getByRole('checkbox', { name: `Elegir a ${name}` }).click({ force: true });
    await page.getByRole('button', { name: 'Convocar (1)' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Enviar/ })
      .click();
    await expect(page.getByText(/^Convocaste a un talento/)).toBeVisible();
  });

  await test.step('her tap on “Sí” moves her card on two open boards', async () => {
    const message = await elenco.templateTo(number);
    const live = theirs.waitForRequest((request) => (request.postData() ?? '').includes('subscription'));
    await page.goto(board);
    await theirs.goto(board);
    await settled(theirs);
    await live;
    await expect(card(theirs, 'Sin respuesta', name)).toBeVisible();
    await elenco.tap(message, 0);
    await expect(card(page, 'Por decidir', name)).toBeVisible();
    await expect(card(theirs, 'Por decidir', name)).toBeVisible();
  });

  await test.step('she is confirmed, and the second browser shows it without being touched', async () => {
    await page.getByRole('button', { name: `Más opciones sobre ${name}`, exact: true }).click();
    await page.getByRole('menuitem', { name: 'Confirmar' }).click();
    await expect(card(page, 'Confirmados', name)).toBeVisible();
    await expect(card(theirs, 'Confirmados', name)).toBeVisible();
  });

  await test.step('she is sent her call sheet', async () => {
    await page.goto(`/evento/${event.id}/evento?seccion=dia`);
    await page.getByRole('textbox', { name: 'Contacto en el lugar' }).fill('Ana Ruiz');
    await page.getByRole('textbox', { name: 'Teléfono del contacto' }).fill('300 111 2233');
    await page.getByRole('button', { name: 'Guardar hoja' }).click();
    await expect(page.getByText('La hoja de llamado quedó guardada.')).toBeVisible();
    await page.getByRole('button', { name: 'Enviar a todos' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Enviar a todos' }).click();
    await expect(page.getByText(/va en camino a un talento/)).toBeVisible();
  });

  await test.step('at a door without network the desk is opened anew, and notes when she came and left', async () => {
    const desk = await page.context().newPage();
    await desk.setViewportSize({ width: 390, height: 844 });
    await desk.goto(`/mesa/${event.id}`);
    await settled(desk);
    await desk.evaluate(() => navigator.serviceWorker.ready);
    await desk.context().setOffline(true);
    await desk.reload();
    await expect(desk.getByRole('heading', { name: /^Mesa como estaba/ })).toBeVisible();
    await desk.getByRole('button', { name: `Más sobre ${name}` }).click();
    const note = async (time: string, press: string) => {
      await desk.getByLabel('A otra hora').fill(time);
      await desk.getByRole('button', { name: press }).click();
    };
    await note('08:00', 'Llegó a esa hora');
    await note('17:30', 'Salió a esa hora');
    await expect(desk.getByText('Sin internet: 2 registros guardados en este celular')).toBeVisible();
    await desk.reload();
    await expect(desk.getByText('1 de 1 llegaron')).toBeVisible();
    await desk.context().setOffline(false);
    await expect(desk.getByRole('heading', { name: /^Mesa como estaba/ })).toBeHidden({ timeout: 90_000 });
    // They arrive by themselves, within the time after which the desk tries again.
    const arrived = async () => {
      const marks = sql`select count(*)::int as n from attendance_marks where event_id = ${event.id}`;
      return (await database.execute<{ n: number }>(marks)).rows[0]?.n;
    };
    await expect.poll(arrived, { timeout: 90_000 }).toBe(2);
    await expect(desk.getByText('Sin internet', { exact: false })).toBeHidden();
    await desk.close();
  });

  await test.step('when the event is over she claims, and the agency reads her hours beside it', async () => {
    const past = sql.raw(
      `start_date = start_date - interval '3 days', end_date = end_date - interval '3 days'`,
    );
    await database.execute(sql`update convocatories set ${past} where event_id = ${event.id}`);
    await database.execute(sql`update events set ${past} where id = ${event.id}`);
    const { rows } = await database.execute<{ id: string }>(
      sql`select id from convocateds where event_id = ${event.id}`,
    );
    await makeContract(database, {
      convocated: { ...ids, id: rows[0]?.id ?? '' },
      snapshot: { facts: { fee: { amount: 700_000, currency: 'COP' } } },
    });
    const link = await makeLink(database, 'CLAIM', { ...ids, convocatoryId: convocatory.id });
    const phone = await browser.newContext({ baseURL: baseURL ?? '' });
    await confirmBrowser(phone, database, talent.id);
    const claim = new ClaimPage(await phone.newPage());
    await claim.open(`/invoice/${convocatory.id}/${talent.id}?k=${link.secret}`);
    await claim.fill({
      ...{ activities: 'Presentación', price: '700000', bank: 'Bancolombia' },
      ...{ account: '00123456789', accountType: 'Ahorros' },
    });
    await claim.send();
    await expect(claim.sent).toBeVisible();
    await page.goto('/cuentas-de-cobro');
    await page.getByRole('link', { name: new RegExp(talent.lastname) }).click();
    await expect(page.getByText('9 h 30 min en 1 día')).toBeVisible();
  });
});
