import { makeConvocated, makeConvocatory } from '../../lib/testing/factories/convocatories.ts';
import { makeEvent } from '../../lib/testing/factories/events.ts';
import { makeLink } from '../../lib/testing/factories/identity.ts';
import { anAgency, asAdministrator, marker } from '../fixtures/administration.ts';
import { type Database, makeShownTalent } from '../fixtures/make-shown-talent.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { EventPage } from '../pages/event-page.ts';

const CLOSED = {
  link: 'Esta agencia no trabaja con Elenco en este momento.',
  showcase: 'Esta vitrina no está disponible.',
};
const SILENT = { stateId: 1811, applicationStateId: 1814 };

/** A talent of the pool, called for an event of an agency in that state, with a living link to its call. */
async function arrange(database: Database, { agencyState = 23, place = {} } = {}) {
  const { agency, account } = await anAgency(database, { stateId: agencyState });
  const event = await makeEvent(database, { agency });
  const convocatory = await makeConvocatory(database, { event });
  const talent = await makeShownTalent(database, { name: marker('Reservada'), phone: '3117776655' });
  const shown = { shownAt: new Date(), shownPosition: 1 };
  await makeConvocated(database, { convocatory, talent, ...shown, ...place });
  const ids = { agencyId: agency.id, eventId: event.id, talentId: talent.id };
  const { secret } = await makeLink(database, 'TALENT_REPLY', { ...ids, convocatoryId: convocatory.id });
  return {
    agency,
    account,
    talent,
    name: `${talent.name} ${talent.lastname}`,
    address: `/evento/${event.id}/evento`,
    picker: `/evento/${event.id}/evento/convocar/${convocatory.id}`,
    showcase: `/evento-cliente/${event.id}`,
    call: `/convocatoria/${convocatory.id}/${talent.id}?k=${secret}`,
  };
}

test('an agency under review sees nobody of the pool, in no page nor in what a page is made of, and is told why', async ({
  page,
  database,
}) => {
  const { account, address, picker, showcase, talent } = await arrange(database, { agencyState: 24 });
  await signIn(page, account);
  const sections = ['resumen', 'talentos', 'vitrina', 'documentos', 'actividad'];
  const pages = [picker, showcase, ...sections.map((section) => `${address}?seccion=${section}`)];
  for (const path of pages) {
    for (const headers of [{}, { RSC: '1' }]) {
      const answer = await page.request.get(path, { headers });
      expect(answer.status(), path).toBe(200);
      const text = await answer.text();
      for (const secret of [talent.name, '3117776655', talent.email])
        expect(text, path).not.toContain(secret);
    }
  }
  await page.goto(picker);
  await expect(page.getByText('Elenco está revisando tu agencia')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Crear cotización' })).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});

test('who never said the yes that a producer recorded says so from its mail, and agency and administrator see it', async ({
  page,
  database,
  mailbox,
  openBrowser,
}) => {
  const { account, address, agency, name, talent } = await arrange(database, { place: SILENT });
  await signIn(page, account);
  await page.goto(`${address}?seccion=talentos`);
  await page.getByRole('button', { name: `Más opciones sobre ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Me respondió por fuera' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sí, registrarlo' }).click();
  const row = new EventPage(page).talent(name);
  await expect(row.getByText('Te dijo que sí por fuera; falta que lo confirme.')).toBeVisible();

  const mail = await mailbox.waitFor({ to: talent.email, subject: /^¿Dijiste que sí a / });
  const theirs = await (await openBrowser()).newPage();
  await theirs.goto(mail.links.find((link) => link.includes('/convocatoria/')) ?? '');
  await theirs.getByRole('link', { name: 'No fui yo' }).click();
  await theirs.getByRole('button', { name: 'No fui yo' }).click();
  await expect(theirs.getByRole('heading', { name: 'Listo: retiramos tu convocatoria' })).toBeVisible();

  await page.reload();
  await expect(row.getByText('Dijo que no fue quien respondió por fuera.')).toBeVisible();
  const office = await (await openBrowser()).newPage();
  await asAdministrator(office, database);
  await office.goto('/dashboard');
  await office.getByRole('link', { name: /«no fui yo»/ }).click();
  const told = office.getByRole('listitem').filter({ hasText: name });
  await expect(told).toContainText(agency.name);
  await expect(told).toContainText('1 caso de esta agencia');
  await told.getByRole('button', { name: /^Marcar como visto/ }).click();
  await expect(told).toContainText('se vio el');
});

test('what a suspended agency had given away opens nothing from then on', async ({
  page,
  database,
  openBrowser,
}) => {
  const { agency, call, name, showcase } = await arrange(database, { place: SILENT });
  const theirs = await (await openBrowser()).newPage();
  await theirs.goto(showcase);
  await expect(theirs.getByRole('link', { name })).toBeVisible();
  await theirs.goto(call);
  await expect(theirs.getByRole('button', { name: 'Disponible' })).toBeVisible();

  const { screen } = await asAdministrator(page, database);
  await page.goto(`/agency/${agency.id}`);
  await screen.decide('Suspender', 'Los datos no corresponden');
  await expect(page.getByText(`Suspendiste a ${agency.name}`)).toBeVisible();

  await theirs.reload();
  await expect(theirs.getByRole('button', { name: 'Disponible' })).toHaveCount(0);
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(CLOSED.link);
  await theirs.goto(showcase);
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(CLOSED.showcase);
  await expect(theirs.getByText(name)).toHaveCount(0);
});
