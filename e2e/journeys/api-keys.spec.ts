import { makeClient } from '../../lib/testing/factories/clients.ts';
import { makeAgencyUser, TEST_PASSWORD } from '../../lib/testing/factories/identity.ts';
import { axe } from '../fixtures/axe.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('an owner makes a key, a program reads with it and changes nothing, and revoked it opens nothing', async ({
  page,
  database,
  playwright,
  baseURL,
}) => {
  const { agency, user } = await makeAgencyUser(database);
  const client = await makeClient(database, { agencyId: agency.id });
  await signIn(page, { email: user.email, password: TEST_PASSWORD });
  await page.goto(`/perfil/${agency.id}/agencia?seccion=integraciones`);
  await expect(page.getByText('Todavía no hay llaves')).toBeVisible();
  await axe(page);

  await page.getByRole('button', { name: 'Crear llave' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Crear llave' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Nombre' })).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('textbox', { name: 'Nombre' }).fill('Hoja de cálculo');
  await dialog.getByRole('radio', { name: 'De la agencia' }).check();
  await axe(page);
  await dialog.getByRole('button', { name: 'Crear llave' }).click();
  await expect(dialog.getByText('Cópiala ahora')).toBeVisible();
  await axe(page);
  const key = (await dialog.locator('code').textContent()) ?? '';
  await dialog.getByRole('button', { name: 'Ya la guardé' }).click();
  const row = page.getByRole('row', { name: /Hoja de cálculo/ });
  await expect(row).toContainText('Vigente');
  await expect(row).toContainText(`…${key.slice(-4)}`);

  // A program: no browser, no cookies.
  const program = await playwright.request.newContext({
    baseURL: baseURL ?? '',
    extraHTTPHeaders: { authorization: `Bearer ${key}` },
  });
  const ask = async (query: string) => (await program.post('/graphql', { data: { query } })).json();
  expect(await ask('{ clients { id } }')).toEqual({ data: { clients: [{ id: client.id }] } });
  const change = await ask('mutation { createClient(input: { name: "Otro" }) { id } }');
  expect(change.errors[0]).toMatchObject({
    message: 'Esta llave solo lee.',
    extensions: { code: 'FORBIDDEN' },
  });

  await row.getByRole('button', { name: 'Revocar la llave Hoja de cálculo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revocar' }).click();
  await expect(row).toContainText('Revocada');
  const after = await ask('{ clients { id } }');
  expect(after.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  await program.dispose();
});

test('an owner says which program is told of what; an address that is none of the internet is refused', async ({
  page,
  database,
}) => {
  const { agency, user } = await makeAgencyUser(database);
  await signIn(page, { email: user.email, password: TEST_PASSWORD });
  await page.goto(`/perfil/${agency.id}/agencia?seccion=integraciones`);
  await expect(page.getByText('Ningún programa recibe avisos')).toBeVisible();
  await page.getByRole('button', { name: 'Agregar dirección' }).click();
  const dialog = page.getByRole('dialog');
  const address = dialog.getByRole('textbox', { name: 'Dirección de tu programa' });
  await address.fill('https://192.168.1.1/elenco');
  await dialog.getByRole('button', { name: 'Agregar dirección' }).click();
  await expect(dialog.getByText('Esa dirección no está en internet: Elenco no la alcanza.')).toBeVisible();
  await expect(address).toHaveValue('https://192.168.1.1/elenco');
  await axe(page);
  await address.fill('https://programa.example/elenco');
  const all = await dialog.getByRole('checkbox').count();
  await dialog.getByRole('checkbox', { name: 'Cotización enviada' }).uncheck();
  await dialog.getByRole('button', { name: 'Agregar dirección' }).click();
  await expect(dialog.locator('code')).toHaveText(/^whsec_/);
  await dialog.getByRole('button', { name: 'Ya la guardé' }).click();
  const list = page.getByRole('list', { name: 'Avisos que reciben tus programas' });
  await expect(list).toContainText(`${all - 1} avisos`);
  await list.getByRole('button', { name: /^Acciones de/ }).click();
  await page.getByRole('menuitem', { name: 'Enviar prueba' }).click();
  await list.getByRole('link', { name: 'https://programa.example/elenco' }).click();
  await expect(page.getByRole('list', { name: 'Avisos enviados' })).toContainText('webhook.test');
  await axe(page);
  await list.getByRole('button', { name: /^Acciones de/ }).click();
  await page.getByRole('menuitem', { name: 'Quitar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Quitar' }).click();
  await expect(page.getByText('Ningún programa recibe avisos')).toBeVisible();
});
