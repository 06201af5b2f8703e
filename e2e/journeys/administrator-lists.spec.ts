import { readFile } from 'node:fs/promises';
import { makeAgency } from '../../lib/testing/factories/agencies.ts';
import { makeAgencyUser } from '../../lib/testing/factories/identity.ts';
import { anAgency, asAdministrator, marker } from '../fixtures/administration.ts';
import { BOTH_SCHEMES, lookOver } from '../fixtures/look-over.ts';
import { makeContractingAgency, makeShownTenant } from '../fixtures/make-shown-talent.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

const PHONE = { width: 390, height: 844 };

test('lists are filtered in their address, tell none from none that match, and are kept as shown', async ({
  page,
  database,
}) => {
  const group = marker('Grupo');
  await makeContractingAgency(database, { name: `Uno ${group}`, regimenSimple: true });
  await makeContractingAgency(database, { name: `Dos ${group}`, email: null, stateId: 24 });
  const { screen } = await asAdministrator(page, database);
  await page.goto('/agencias');
  await screen.search(group);
  await expect(screen.names('Agencias')).toHaveCount(2);
  await screen.choose('Régimen', 'Régimen simple');
  await expect(screen.names('Agencias')).toHaveCount(1);
  await expect(page).toHaveURL(/regimen=simple/);
  await screen.choose('Contratos', 'Faltan datos');
  await expect(page.getByText('Nada coincide con los filtros')).toBeVisible();
  await page.goto(`/agencias?datos=incompletos&q=${group}&orden=-name`);
  await expect(screen.names('Agencias')).toHaveText([/Dos/]);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^agencias-\d{4}-\d{2}-\d{2}\.csv$/);
  const rows = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(rows).toHaveLength(2);
  expect(rows[1]).toContain(`Dos ${group}`);
  expect(rows[1]).toContain('Falta: correo electrónico');
});

test('two hundred rows, and none, can be used on a desk and on a phone, light and dark', async ({
  page,
  database,
}) => {
  const many = marker('Muchas');
  const agency = await makeAgency(database, { name: `Sede ${many}` });
  for (let index = 0; index < 200; index++) {
    await makeAgencyUser(database, {
      agency,
      role: index === 0 ? 'OWNER' : 'PRODUCER',
      name: index % 20 === 1 ? 'Persona de nombre larguísimo con muchos apellidos de familia' : 'Persona',
      lastname: `${many} ${index}`,
    });
  }
  await makeAgency(database, { name: `Vacía ${many}`, stateId: 22 });
  const { screen } = await asAdministrator(page, database);
  await lookOver(page, `/users?agencia=${agency.id}&pagina=3`, BOTH_SCHEMES);
  // An address from when pages had numbers shows the first one.
  await expect(page.getByRole('button', { name: 'Anterior' })).toBeDisabled();
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await page.waitForURL(/despues=/);
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(screen.names('Usuarios')).toHaveCount(20);
  await page.getByRole('button', { name: 'Anterior' }).click();
  await page.waitForURL(/antes=/);
  await expect(page.getByRole('button', { name: 'Volver al inicio' })).toBeEnabled();
  await lookOver(page, `/users?q=${many}-nadie`, BOTH_SCHEMES);
  await expect(page.getByText('Nada coincide con los filtros')).toBeVisible();
  await lookOver(page, `/agency/${agency.id}?seccion=usuarios&pagina=10`, BOTH_SCHEMES);
  await page.setViewportSize(PHONE);
  await page.goto(`/agencias?q=${many}`);
  await expect(screen.names('Agencias')).toHaveCount(2);
  for (const section of ['clientes', 'cotizaciones', 'eventos', 'precios', 'actividad']) {
    await lookOver(page, `/agency/${agency.id}?seccion=${section}`, BOTH_SCHEMES);
  }
});

test('an agency with one of everything shows it, section by section', async ({ page, database }) => {
  const own = await makeShownTenant(database);
  await asAdministrator(page, database);
  for (const section of ['clientes', 'cotizaciones', 'eventos', 'usuarios']) {
    await page.goto(`/agency/${own.agency}?seccion=${section}`);
    await expect(page.getByRole('main').getByText(own.marker).nth(1)).toBeVisible();
  }
});

test("an agency's people are led to their own team, and get no list and no file", async ({
  page,
  database,
}) => {
  const { account, agency } = await anAgency(database);
  await signIn(page, account);
  await page.goto('/users');
  await expect(page).toHaveURL(new RegExp(`/perfil/${agency.id}/.*seccion=equipo`));
  await page.goto('/agencias');
  await expect(page).toHaveURL(/\/dashboard$/);
  for (const path of ['/agencias/exportar', '/users/exportar?formato=xlsx']) {
    expect((await page.request.get(path)).status()).toBe(403);
  }
});

test('people are found by their agency, which is found by its name', async ({ page, database }) => {
  const group = marker('Casa');
  const agency = await makeContractingAgency(database, { name: `Elegida ${group}` });
  await makeContractingAgency(database, { name: `Otra ${group}` });
  await makeAgencyUser(database, { agency, lastname: group });
  const { screen } = await asAdministrator(page, database);
  await page.goto('/users');
  const filter = page.getByRole('combobox', { name: 'Agencia' });
  await filter.fill(`nadie ${group}`);
  await expect(page.getByText('Ninguna agencia coincide')).toBeVisible();
  await filter.fill(group);
  await expect(page.getByRole('option')).toHaveCount(2);
  await page.getByRole('option', { name: `Elegida ${group}` }).click();
  await expect(page).toHaveURL(new RegExp(`agencia=${agency.id}`));
  await expect(screen.names('Usuarios')).toHaveCount(1);
});
