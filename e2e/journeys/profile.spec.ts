import { makeClient } from '../../lib/testing/factories/clients.ts';
import { makeAgencyUser, TEST_PASSWORD } from '../../lib/testing/factories/identity.ts';
import { BOTH_SCHEMES, lookOverEach } from '../fixtures/look-over.ts';
import { type Database, makeContractingAgency } from '../fixtures/make-shown-talent.ts';
import { samplePdf, samplePng } from '../fixtures/sample-papers.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { ClientsPage } from '../pages/clients-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { ProfilePage } from '../pages/profile-page.ts';

const NEW_PASSWORD = 'Otra-clave-2027';

/** A new agency, a company, with one of its people. */
async function makePerson(database: Database, role: 'OWNER' | 'READ_ONLY' = 'OWNER') {
  const agency = await makeContractingAgency(database, { legalNature: 'PERSONA_JURIDICA' });
  const { user } = await makeAgencyUser(database, { agency, role, name: 'Olga', lastname: 'Dueñas' });
  return { agency, user, account: { email: user.email, password: TEST_PASSWORD } };
}

test('[1.2.3/profile] the menu leads to the agency, by an address that all its people share', async ({
  page,
  database,
}) => {
  const { agency, user, account } = await makePerson(database);
  const other = await makePerson(database);
  await new LoginPage(page).logIn(account);
  await page.getByRole('button', { name: /Olga Dueñas/ }).click();
  await page.getByRole('menuitem', { name: 'Perfil' }).click();
  await expect(page).toHaveURL(new RegExp(`/perfil/${agency.id}/`));
  await page.goto(`/perfil/${user.id}/olga?seccion=cuenta`);
  await expect(page).toHaveURL(new RegExp(`/perfil/${agency.id}/.*seccion=cuenta`));
  for (const id of [other.agency.id, other.user.id, crypto.randomUUID()]) {
    expect((await page.request.get(`/perfil/${id}/x`)).status()).toBe(404);
  }
});

test('[1.2.3/logo] an agency shows its logo in the bar, says what it offers, and takes both back', async ({
  page,
  database,
}) => {
  const { agency, account } = await makePerson(database);
  await signIn(page, account);
  const profile = new ProfilePage(page, agency.id);
  await profile.open('marca');
  await profile.uploadLogo('Logo de la agencia', samplePdf('logo.pdf'));
  await expect(page.getByText('Ese tipo de archivo no se acepta. Sube PNG o JPG.')).toBeVisible();
  await profile.uploadLogo('Logo de la agencia', {
    ...(await samplePng('logo.png')),
    buffer: Buffer.from('no'),
  });
  await expect(page.getByText('Ese tipo de archivo no se acepta. Sube un PNG o un JPG.')).toBeVisible();
  await profile.uploadLogo('Logo de la agencia', await samplePng('logo.png'));
  await expect(profile.barLogo()).toBeVisible();

  await profile.open('agencia');
  await profile.button('Editar los datos de la agencia').click();
  await profile.field('Misión').fill('Caras nuevas para marcas grandes.');
  await profile.field('Casting').check();
  await profile.field('Página web').fill('@casting');
  await profile.button('Guardar cambios').click();
  await expect(page.getByText('Escribe un enlace completo que empiece por https://')).toBeVisible();
  await profile.field('Página web').fill('https://casting.example');
  await profile.clear('Ciudad');
  await profile.button('Guardar cambios').click();
  await expect(profile.shown('Misión')).toHaveText('Caras nuevas para marcas grandes.');
  await expect(profile.shown('Servicios que ofreces')).toHaveText('Casting');
  await expect(profile.shown('Ciudad')).toHaveText('—');

  await profile.open('marca');
  await profile.button('Quitar').click();
  await expect(profile.barLogo()).toHaveCount(0);
});

test('each box of the taxes shows what it does before it is saved', async ({ page, database }) => {
  const { agency, account } = await makePerson(database);
  await signIn(page, account);
  const profile = new ProfilePage(page, agency.id);
  await profile.open('impuestos');
  await expect(profile.shown('Retención en la fuente')).not.toHaveText('$ 0');
  await profile.field('Régimen simple de tributación').check();
  await expect(profile.shown('Retención en la fuente')).toContainText('$ 0');
  await expect(profile.shown('Retención en la fuente')).toContainText('Antes: -$');
  await expect(page.getByText('No cambia nada mientras estés en el régimen simple.').first()).toBeVisible();
  await profile.choose('Grupo e ingresos del año', /Demás servicios, de 0 a 6.000 UVT: 1,6 %/);
  await profile.button('Guardar impuestos').click();
  await expect(page.getByText('Cambios guardados')).toBeVisible();
  await profile.open('impuestos');
  await expect(profile.field('Régimen simple de tributación')).toBeChecked();
  await expect(page.getByText('Antes:')).toHaveCount(0);
});

test('margin, code and rates are what the next quotations start from', async ({ page, database }) => {
  const { agency, account } = await makePerson(database);
  await signIn(page, account);
  const profile = new ProfilePage(page, agency.id);
  await profile.open('precios');
  await profile.field('Margen sobre el precio').fill('31,5');
  await expect(page.getByText('Un margen del 31,5 % es sumarle el 45,99 % al costo.')).toBeVisible();
  await profile.button('Guardar margen').click();
  await expect(profile.button('Guardar margen')).toBeDisabled();

  await profile.field('Próximo código').fill('500');
  await profile.button('Cambiar código').click();
  await expect(page.getByRole('dialog')).toContainText('¿Seguir desde la COT-00500?');
  await profile.confirm('Cambiar código');
  await expect(page.getByText('La próxima que envíes será la COT-00500.')).toBeVisible();

  await profile.button('Agregar ciudad').click();
  await profile.choose('Ciudad', 'Pereira, Risaralda');
  await profile.field('Tarifa por mil').fill('mucho');
  await profile.button('Guardar tarifa').click();
  await expect(page.getByText('Escribe una tarifa entre 0 y 99,999')).toBeVisible();
  await profile.field('Tarifa por mil').fill('5,5');
  await profile.button('Guardar tarifa').click();
  await expect(profile.rate('Pereira')).toContainText('5,5 por mil');
  await profile.button('Cambiar la tarifa de Pereira, Risaralda').click();
  await profile.field('Tarifa por mil').fill('6');
  await profile.button('Guardar tarifa').click();
  await expect(profile.rate('Pereira')).toContainText('6 por mil');
  await profile.button('Quitar la tarifa de Pereira, Risaralda').click();
  await expect(profile.rate('Pereira')).toHaveCount(0);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(profile.rate('Pereira')).toContainText('6 por mil');
  await expect(profile.rate('Bogotá')).toContainText('9,66 por mil');

  await page.goto('/cotizador/crear');
  await expect(page.locator('#gain')).toHaveAttribute('placeholder', '31,5 %');
});

test('somebody who represents the agency is added and taken out', async ({ page, database }) => {
  const { agency, account } = await makePerson(database);
  await signIn(page, account);
  const profile = new ProfilePage(page, agency.id);
  await profile.open('representantes');
  await profile.button('Agregar representante').click();
  await profile.field('Nombre completo').fill('Rita Firmante');
  await profile.field('Número de documento').fill('52111');
  await profile.button('Guardar representante').click();
  await expect(page.getByText('Firma los contratos', { exact: true })).toBeVisible();
  await profile.button('Quitar a Rita Firmante').click();
  await expect(page.getByRole('dialog')).toContainText('tus talentos no podrán firmar contratos');
  await profile.confirm('Quitar');
  await expect(page.getByText('Aún no hay un representante legal')).toBeVisible();
});

test('one’s own data and password are changed, and told by e-mail', async ({ page, database, mailbox }) => {
  const { agency, user, account } = await makePerson(database);
  await signIn(page, account);
  const profile = new ProfilePage(page, agency.id);
  await profile.open('cuenta');
  await profile.button('Editar tus datos').click();
  await profile.field('Apellidos').fill('Peña');
  await profile.field('Celular').fill('3105550199');
  await profile.choose('Ciudad', 'Cali, Valle del Cauca');
  await profile.choose('Tipo de documento', 'Cédula de ciudadanía');
  await profile.field('Número de documento').fill(`1${String(Date.now()).slice(-9)}`);
  await profile.choose('Moneda para cotizar', 'Dólar estadounidense');
  await profile.button('Guardar cambios').click();
  await expect(profile.shown('Nombre')).toHaveText('Olga Peña');
  await expect(profile.shown('Celular')).toHaveText('+57 310 555 0199');
  await expect(page.getByRole('banner')).toContainText('Olga Peña');
  const mail = await mailbox.waitFor({ to: user.email, subject: /Tus datos de Elenco se actualizaron/ });
  expect(mail.links.some((link) => link.includes(`/perfil/${user.id}/`))).toBe(true);

  await profile.field('Contraseña actual').fill('no es esta');
  await profile.field('Contraseña nueva').fill(NEW_PASSWORD);
  await profile.field('Confirmar contraseña').fill('otra cosa');
  await profile.button('Cambiar contraseña').click();
  await expect(page.getByText('No coincide la contraseña')).toBeVisible();
  await profile.field('Confirmar contraseña').fill(NEW_PASSWORD);
  await profile.button('Cambiar contraseña').click();
  await expect(page.getByText('Esta no es tu contraseña actual')).toBeVisible();
  await profile.field('Contraseña actual').fill(TEST_PASSWORD);
  for (const name of ['Contraseña nueva', 'Confirmar contraseña'])
    await profile.field(name).fill('Bogota2026!');
  await profile.button('Cambiar contraseña').click();
  await expect(page.getByText('Muchas personas usan esta contraseña')).toBeVisible();
  for (const name of ['Contraseña nueva', 'Confirmar contraseña'])
    await profile.field(name).fill(NEW_PASSWORD);
  await profile.button('Cambiar contraseña').click();
  await expect(page.getByText('Contraseña cambiada con exito')).toBeVisible();
  await expect(profile.field('Contraseña actual')).toHaveValue('');
  await page.context().clearCookies();
  await signIn(page, { ...account, password: NEW_PASSWORD });
  await page.goto('/cotizador/crear');
  await expect(page.locator('#currency')).toHaveValue(/^USD/);
  await expect(page.locator('#fxRate')).toHaveValue('');
});

test('a client gets a logo with the rest of its form', async ({ page, database }) => {
  const { agency, account } = await makePerson(database);
  const client = await makeClient(database, { agency });
  await signIn(page, account);
  await page.goto(`/clientes/${client.id}/editar`);
  const profile = new ProfilePage(page, agency.id);
  await profile.uploadLogo('Logo del cliente', await samplePng('marca.png'));
  await expect(page.locator('form img[src^="/archivos/"]')).toBeVisible();
  const clients = new ClientsPage(page);
  await clients.save('Guardar cambios');
  await page.waitForURL(`**/clientes/${client.id}`);
  await clients.open();
  await expect(page.getByRole('table', { name: 'Clientes' }).locator('img[src^="/fotos/"]')).toBeVisible();
});

test('who may only look finds nothing to press', async ({ page, database }) => {
  const { agency, account } = await makePerson(database, 'READ_ONLY');
  await signIn(page, account);
  const profile = new ProfilePage(page, agency.id);
  await profile.open('agencia');
  await expect(profile.button('Editar los datos de la agencia')).toHaveCount(0);
  await expect(profile.button('Subir imagen')).toHaveCount(0);
  await profile.open('impuestos');
  await expect(profile.field('Responsable de IVA')).toBeDisabled();
  await profile.open('precios');
  await expect(profile.button('Agregar ciudad')).toHaveCount(0);
  await expect(profile.button('Guardar margen')).toHaveCount(0);
  await profile.open('representantes');
  await expect(profile.button('Agregar representante')).toHaveCount(0);
});

test('each part is accessible and fits, on a desk and on a phone', async ({ page, database }) => {
  const { agency, account } = await makePerson(database);
  await signIn(page, account);
  const profile = new ProfilePage(page, agency.id);
  const parts = ['agencia', 'marca', 'impuestos', 'precios', 'representantes', 'cuenta'] as const;
  await lookOverEach(
    page,
    parts.map((part) => [`profile: ${part}`, profile.address(part)]),
    BOTH_SCHEMES,
  );
});
