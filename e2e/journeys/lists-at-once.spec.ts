import { makeClient } from '../../lib/testing/factories/clients.ts';
import { makeAgencyUser, TEST_PASSWORD } from '../../lib/testing/factories/identity.ts';
import { makeQuotation } from '../../lib/testing/factories/quotations.ts';
import { axe } from '../fixtures/axe.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

const SENT = 62;
const REJECTED = 64;

test('an agency chooses clients of all pages at once, makes them inactive and takes it back', async ({
  page,
  database,
}) => {
  const { user, agency } = await makeAgencyUser(database);
  for (let each = 1; each <= 23; each++) await makeClient(database, { agency, name: `Marca ${each}` });
  await signIn(page, { email: user.email, password: TEST_PASSWORD });
  await page.goto('/clientes');
  await page.getByRole('checkbox', { name: 'Seleccionar todas las filas de esta página' }).check();
  const bar = page.getByRole('region', { name: /seleccion/i });
  await expect(bar).toContainText('20 seleccionados');
  await bar.getByRole('button', { name: 'Elegir todo lo que coincide' }).click();
  await expect(bar).toContainText('23 seleccionados');
  await axe(page);
  const download = page.waitForEvent('download');
  await bar.getByRole('button', { name: 'Exportar 23' }).click();
  expect((await download).suggestedFilename()).toMatch(/^clientes-.*\.xlsx$/);
  await bar.getByRole('button', { name: 'Desactivar 23' }).click();
  await expect(page.getByText('23 clientes quedaron inactivos.')).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByRole('cell', { name: 'Activo', exact: true }).first()).toBeVisible();
});

test('an agency notes of several quotations that they were rejected, and hears which were not', async ({
  page,
  database,
}) => {
  const { user, agency } = await makeAgencyUser(database);
  const client = await makeClient(database, { agency });
  for (const stateId of [SENT, SENT, REJECTED]) await makeQuotation(database, { agency, client, stateId });
  await signIn(page, { email: user.email, password: TEST_PASSWORD });
  await page.goto('/cotizador/listado');
  await page.getByRole('checkbox', { name: 'Seleccionar todas las filas de esta página' }).check();
  const bar = page.getByRole('region', { name: /seleccion/i });
  await bar.getByRole('button', { name: 'Rechazar 2' }).click();
  const dialog = page.getByRole('dialog', { name: '¿Los clientes rechazaron 2 cotizaciones?' });
  await expect(dialog).toContainText(/1 queda igual .*: no está enviada\./);
  await axe(page);
  await dialog.getByRole('textbox').fill('Sin presupuesto');
  await dialog.getByRole('button', { name: 'Rechazar 2' }).click();
  await expect(page.getByText('2 cotizaciones rechazadas.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Rechazada' })).toHaveCount(3);
});
