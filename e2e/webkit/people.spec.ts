import { makeConvocated, makeConvocatory } from '../../lib/testing/factories/convocatories.ts';
import { makeEvent } from '../../lib/testing/factories/events.ts';
import { makeAdministrator, makeLink } from '../../lib/testing/factories/identity.ts';
import { readDemoRows } from '../fixtures/demo-agency.ts';
import { engage } from '../fixtures/engage-talent.ts';
import {
  aStoredPhoto,
  makeContractingAgency,
  makeShownPhoto,
  makeShownTalent,
} from '../fixtures/make-shown-talent.ts';
import { makeQuoted, readAnswers } from '../fixtures/quoting-agency.ts';
import { until } from './driver.ts';
import { faultsOfLayout } from './faults-of-layout.ts';
import { KEY } from './screen.ts';
import { comeIn, expect, test } from './test.ts';

/** As narrow as a window of this browser gets, and as high as a telephone. */
const NARROW = [400, 900] as const;

test('who types a wrong password is told so, and comes in with the right one', async ({
  webkit,
  database,
}) => {
  const { user } = await makeAdministrator(database);
  await webkit.open('/login?select=admin');
  await webkit.fill('Correo electrónico', user.email);
  await webkit.fill('Contraseña', 'otra cosa');
  await webkit.press('button', 'Ingresar');
  await webkit.sees('Usuario o contraseña invalido');
  await comeIn(webkit, { email: user.email }, 'admin');
});

test('an agency begins with four answers', async ({ webkit, mailbox }) => {
  await webkit.driver.resize(...NARROW);
  const email = `webkit-${Date.now()}@prueba.example`;
  await webkit.open('/empezar');
  await webkit.fill('Nombre de tu agencia', 'Páramo Casting');
  await webkit.fill('Tu nombre y apellidos', 'Ana Peñaloza');
  await webkit.fill('Correo electrónico', email);
  await webkit.fill('Contraseña', 'ocho ocho');
  await webkit.press('tick', 'Acepto los términos de uso');
  await webkit.press('button', 'Crear cuenta');
  await webkit.arrivesAt(/^\/dashboard/);
  await webkit.sees('Deja lista tu agencia');
  await mailbox.waitFor({ to: email, subject: /Activa tu cuenta/ });
});

test('a client accepts its quotation', async ({ webkit, database }) => {
  await webkit.driver.resize(...NARROW);
  const { link, quotationId } = await makeQuoted(database);
  await webkit.open(link);
  await webkit.press('link', 'Aceptar');
  await webkit.press('button', 'Aceptar la cotización');
  await webkit.sees('por corregir');
  await webkit.driver.run(
    (one) => {
      const select = one as unknown as HTMLSelectElement;
      select.value = [...select.options].find(({ text }) => text === 'Cédula de ciudadanía')?.value ?? '';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    },
    await webkit.find('field', 'Tipo de documento'),
  );
  await webkit.fill('Número de documento', '52123456');
  await webkit.press('tick', 'Acepto la cotización');
  await webkit.press('button', 'Aceptar la cotización');
  await until('the answer', async () => (await readAnswers(database, quotationId)).answers === 'ACCEPTED');
  expect(await webkit.driver.run(faultsOfLayout)).toEqual([]);
});

test('a client asks for a change in a field that shows some lines', async ({ webkit, database }) => {
  await webkit.driver.resize(...NARROW);
  const { link, quotationId } = await makeQuoted(database);
  await webkit.open(link);
  await webkit.press('link', 'Pedir un cambio');
  await webkit.fill('¿Qué quieres cambiar?', Array.from({ length: 5 }, () => 'una línea').join('\n'));
  // Where fields do not grow with their text, five lines are seen at once all the same.
  const { needs, has } = await webkit.driver.run(
    (one) => {
      const { scrollHeight, clientHeight } = one as unknown as HTMLElement;
      return { needs: scrollHeight, has: clientHeight };
    },
    await webkit.find('field', '¿Qué quieres cambiar?'),
  );
  expect(has).toBeGreaterThanOrEqual(needs);
  await webkit.press('button', 'Enviar a la agencia');
  await webkit.sees('Pediste un cambio');
  expect((await readAnswers(database, quotationId)).answers).toBe('CHANGE_REQUESTED');
});

test('a talent answers a call, and changes the answer', async ({ webkit, database }) => {
  await webkit.driver.resize(...NARROW);
  const agency = await makeContractingAgency(database);
  const event = await makeEvent(database, { agency });
  const convocatory = await makeConvocatory(database, { event });
  const talent = await makeShownTalent(database);
  await makeConvocated(database, { convocatory, talent, stateId: 1811, applicationStateId: 1814 });
  const { secret } = await makeLink(database, 'TALENT_REPLY', {
    agencyId: agency.id,
    eventId: event.id,
    talentId: talent.id,
    convocatoryId: convocatory.id,
  });
  await webkit.open(`/convocatoria/${convocatory.id}/${talent.id}?k=${secret}`);
  await webkit.press('button', 'Tal vez');
  await webkit.sees('Respondiste: Tal vez');
  await webkit.press('button', 'Cambiar mi respuesta');
  await webkit.press('button', 'Disponible');
  await webkit.sees('Respondiste: Disponible');
});

test('a contract asks for its code', async ({ webkit, database }) => {
  await webkit.driver.resize(...NARROW);
  const { link } = await engage(database);
  await webkit.open(link);
  await webkit.sees(/código/);
  expect(await webkit.driver.run(faultsOfLayout)).toEqual([]);
});

test('a talent of a showcase is looked at closely, and the focus comes back', async ({
  webkit,
  database,
}) => {
  const { event } = await readDemoRows(database);
  await webkit.open(`/evento-cliente/${event}`);
  await webkit.heading();
  expect(await webkit.driver.run(faultsOfLayout)).toEqual([]);
  await until('a dialog', () =>
    webkit.driver.run(() => {
      const [card] = document.querySelectorAll<HTMLElement>('main ul a[href*="/talento/"]');
      card?.focus();
      card?.click();
      return document.querySelector('dialog[open], [role=dialog]') !== null;
    }),
  );
  await webkit.driver.press([KEY.ESCAPE]);
  await until('the focus on the card', () =>
    webkit.driver.run(
      () =>
        document.querySelector('dialog[open], [role=dialog]') === null &&
        document.activeElement?.matches('a[href*="/talento/"]'),
    ),
  );
});

test('who registers as a talent is told what is missing, and goes on', async ({ webkit }) => {
  await webkit.driver.resize(...NARROW);
  await webkit.open('/unete');
  await webkit.sees('Paso 1 de 5');
  await webkit.press('button', 'Continuar');
  await until('a field that is wrong', () =>
    webkit.driver.run(() => document.querySelector('[aria-invalid=true]') !== null),
  );
  await webkit.fill('Nombres', 'Alma');
  await webkit.fill('Apellidos', 'Rincón');
  await webkit.press('tick', 'Femenino');
  await webkit.fill('Fecha de nacimiento', '2000-02-29');
  await webkit.press('button', 'Continuar');
  await webkit.sees('¿Dónde vives?');
});

test('photos are decided on by keys, and a decision is taken back', async ({ webkit, database }) => {
  const { user } = await makeAdministrator(database);
  const talent = await makeShownTalent(database);
  await makeShownPhoto(database, { talent, stateId: 81, fileId: await aStoredPhoto(database) });
  await comeIn(webkit, { email: user.email }, 'admin');
  await webkit.open('/talentos/fotos');
  await webkit.heading();
  const left = () =>
    webkit.driver.run(() => Number(document.body.innerText.match(/Quedan? (\d+) fotos?/)?.[1] ?? '-1'));
  await until('photos that wait', async () => (await left()) > 0);
  const before = await left();
  await webkit.driver.press(['a']);
  await until('one decided on', async () => (await left()) === before - 1);
  await webkit.driver.press(['z']);
  await until('the decision taken back', async () => (await left()) === before);
});
