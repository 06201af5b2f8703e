import { setTimeout as sleep } from 'node:timers/promises';
import { TEST_PASSWORD } from '../../lib/testing/factories/identity.ts';
import { makeCrowdedEvent } from '../fixtures/crowded-event.ts';
import { MARIA, readDemoRows } from '../fixtures/demo-agency.ts';
import { makeDrafting, makeQuoting } from '../fixtures/quoting-agency.ts';
import { AGENCY_SCREENS } from '../fixtures/screens/agency-screens.ts';
import { until } from './driver.ts';
import { faultsOfLayout } from './faults-of-layout.ts';
import { KEY } from './screen.ts';
import { comeIn, expect, test } from './test.ts';

/** Of the screens, which Chromium looks over all, one of so many. */
const EVERY = 3;

test('screens of an agency stand whole', async ({ webkit, database }) => {
  const rows = await readDemoRows(database);
  await comeIn(webkit, MARIA);
  for (const [name, addressOf] of Object.entries(AGENCY_SCREENS).filter((_, index) => index % EVERY === 0)) {
    await test.step(name, async () => {
      await webkit.open(addressOf(rows));
      await webkit.heading();
      expect.soft(await webkit.driver.run(faultsOfLayout), name).toEqual([]);
    });
  }
});

test('an hour means what was typed over the one that is pressed', async ({ webkit, database }) => {
  const { account } = await makeQuoting(database);
  await comeIn(webkit, account);
  await webkit.open('/cotizador/crear');
  for (const [typed, shown] of [
    ['1315', '1:15 p. m.'],
    ['930p', '9:30 p. m.'],
  ] as const) {
    const starts = await webkit.find('field', 'Empieza');
    await webkit.driver.click(starts);
    await webkit.driver.press([...typed]);
    await webkit.driver.click(await webkit.find('field', 'Termina'));
    await until(`${typed} to be ${shown}`, async () =>
      (await webkit.valueOf('Empieza')).replaceAll(/\s/g, ' ').includes(shown),
    );
  }
});

test('the last address asked for wins over a page that is still coming', async ({ webkit, database }) => {
  const { account } = await makeQuoting(database);
  await comeIn(webkit, account);
  for (const wait of [0, 30, 80]) {
    await webkit.open('/dashboard');
    await webkit.heading();
    await webkit.driver.run((milliseconds) => {
      document.querySelector<HTMLElement>('a[href="/eventos"]')?.click();
      setTimeout(() => window.location.assign('/clientes/crear'), milliseconds);
    }, wait);
    await webkit.find('field', 'Nombre o razón social');
    await sleep(2_000);
    expect(await webkit.address(), `after ${wait} ms`).toBe('/clientes/crear');
  }
});

test('Ctrl-K finds a client and leads there by keys', async ({ webkit, database }) => {
  const { account, event } = await makeQuoting(database);
  const client = `Alma Textil ${event.split(' ').at(-1)}`;
  await comeIn(webkit, account);
  await until('the palette', async () => {
    await webkit.driver.press(['k'], [KEY.CONTROL]);
    return webkit.driver.run(() => document.activeElement?.getAttribute('placeholder') === 'Buscar o ir a…');
  });
  await webkit.driver.press([...client]);
  await webkit.find('button', client, '[role=dialog]');
  await webkit.press('button', client, '[role=dialog]');
  await webkit.arrivesAt(/^\/clientes\/[\w-]{36}/);
  expect(await webkit.heading()).toBe(client);
});

test('a client is added, and its list has a line under its heads', async ({ webkit, database }) => {
  const { account } = await makeQuoting(database);
  await comeIn(webkit, account);
  await webkit.open('/clientes/crear');
  await webkit.fill('Nombre o razón social', 'Tejidos del Páramo');
  await webkit.fill('Correo electrónico', `compras-${Date.now()}@paramo.example`);
  await webkit.press('field', 'Ciudad');
  await webkit.press('option', 'Bogotá');
  await webkit.press('button', 'Crear cliente');
  await webkit.arrivesAt(/^\/clientes\/[\w-]{36}/);
  expect(await webkit.heading()).toBe('Tejidos del Páramo');
  await webkit.open('/clientes');
  await webkit.find('link', 'Tejidos del Páramo');
  // WebKit draws no shadow of a group of rows.
  expect(
    await webkit.driver.run(() => getComputedStyle(document.querySelector('thead th') as Element).boxShadow),
  ).toContain('inset');
});

test('what is typed of a quotation is kept by itself', async ({ webkit, database }) => {
  const { account, quotationId } = await makeDrafting(database);
  await comeIn(webkit, account);
  await webkit.open(`/cotizador/listado/cotizacion/${quotationId}`);
  const name = `Feria del Libro ${Date.now()}`;
  await webkit.fill('Nombre del evento', name);
  await webkit.sees(/Guardado/);
  await webkit.open(`/cotizador/listado/cotizacion/${quotationId}`);
  await until('the name', async () => (await webkit.valueOf('Nombre del evento')) === name);
});

test('a talent is moved at the board, which can be taken back', async ({ webkit, database }) => {
  const { event, account } = await makeCrowdedEvent(database, 15);
  await comeIn(webkit, account);
  await webkit.open(`/evento/${event}/evento?seccion=talentos`);
  await webkit.heading();
  await webkit.press('button', 'Más opciones sobre Nº 4 Multitud');
  await webkit.press('menuitem', 'Reserva');
  await webkit.sees('Dejaste a Nº 4 Multitud en reserva.');
  await webkit.press('button', 'Deshacer');
  await webkit.sees(/Por decidir 3/);
});

test('the desk of an event opens', async ({ webkit, database }) => {
  const { event } = await readDemoRows(database);
  await comeIn(webkit, { email: MARIA.email, password: MARIA.password || TEST_PASSWORD });
  await webkit.open(`/mesa/${event}`);
  await webkit.heading();
  expect(await webkit.driver.run(faultsOfLayout)).toEqual([]);
});
