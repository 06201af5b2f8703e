import { sql } from 'drizzle-orm';
import { makeContract } from '../../lib/testing/factories/contracts.ts';
import { asAdministrator } from '../fixtures/administration.ts';
import { confirmBrowser } from '../fixtures/confirm-browser.ts';
import { runningElenco } from '../fixtures/elenco.ts';
import { engage } from '../fixtures/engage-talent.ts';
import { makeShownPhoto, makeShownTenant } from '../fixtures/make-shown-talent.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { ContractPage } from '../pages/contract-page.ts';

const DAY = 86_400_000;
/** When the service is done, and claims are taken. */
const ENDED = { startDate: new Date(Date.now() - 3 * DAY), endDate: new Date(Date.now() - 2 * DAY) };

test('[1.2.9/*] [1.2.10/tabs] [1.2.10/counter] [1.8/no experience] [1.8/no skill] the profile of a talent has the tabs, galleries and words of the specification', async ({
  page,
  database,
}) => {
  const tenant = await makeShownTenant(database);
  await makeShownPhoto(database, { talentId: tenant.talent, type: 'GALLERY', stateId: 81 });
  await signIn(page, tenant.account);
  await page.goto(`/evento/${tenant.event}/evento/talento/${tenant.talent}`);
  await expect(page.getByRole('tab', { selected: true }).first()).toHaveText('Información');
  await expect(page.getByRole('tab', { name: 'categoría' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Volver al evento' })).toBeVisible();
  for (const [tab, empty] of [
    ['Experiencia', 'No tiene ninguna experiencia'],
    ['Aptitudes', 'No tiene ninguna aptitud'],
    ['Formación', 'No tiene ninguna formación'],
  ] as const) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    await expect(page.getByText(empty)).toBeVisible();
  }
  await expect(page.getByRole('tab', { name: 'Galería de Eventos' })).toBeVisible();
  await page.getByRole('tab', { name: /Book de Registro/ }).click();
  await page
    .getByRole('button', { name: /Book de Registro, foto 1/ })
    .first()
    .click();
  await expect(page.getByText(/^1 ?\/ ?\d+$/)).toBeVisible();
});

test('[1.2.9/category first] the administrator sees the category first', async ({ page, database }) => {
  const tenant = await makeShownTenant(database);
  await asAdministrator(page, database);
  await page.goto(`/talentos/${tenant.talent}`);
  await expect(page.getByRole('tab', { selected: true }).first()).toHaveText('categoría');
});

test('[2.2/showcase: Perfiles Adicionales] the showcase has its additional profiles as a link, or as a button that does nothing', async ({
  page,
  database,
}) => {
  const { event } = await makeShownTenant(database);
  await page.goto(`/evento-cliente/${event}`);
  await expect(page.getByRole('button', { name: 'Perfiles Adicionales' })).toBeDisabled();
  const address = 'https://perfiles.example/evento';
  await database.execute(sql`update events set additional_profiles = ${address} where id = ${event}`);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Perfiles Adicionales' })).toHaveAttribute('href', address);
});

test('[2.2/contract: title] [2.2/contract: submit disabled] [2.8/contract not for talent] [2.8/contract type] [2.8/contract terms] [2.8/contract document] [2.8/contract in app] a contract says each thing that is wrong in the words of the specification', async ({
  page,
  database,
}) => {
  const { link, talent, convocated } = await engage(database);
  await confirmBrowser(page.context(), database, talent.id);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Contrato Online de Prestación de Servicios para Personal',
  );
  const contract = new ContractPage(page);
  await contract.show('Firmar');
  await expect(contract.signButton).toBeDisabled();
  await contract.show('Leer');
  await page.getByLabel('Acepto el tratamiento de mis datos personales').check();
  await contract.show('Firmar');
  await contract.sign();
  await expect(page.getByText('Por favor seleccione una opción').first()).toBeVisible();
  await expect(page.getByText('Se deben aceptar los términos').first()).toBeVisible();
  await contract.show('Documentos');
  for (const document of ['Documento de identidad', 'RUT', 'EPS', 'ARL']) {
    await expect(page.getByText(document, { exact: true }).first()).toBeVisible();
  }
  await expect(page.getByText('Por favor suba un documento').first()).toBeVisible();
  await database.execute(sql`update talents set address = null where id = ${talent.id}`);
  await page.goto(link);
  await expect(page.getByText('Por favor llene este campo en la app').first()).toBeVisible();
  await page.getByLabel('Dirección').fill('Calle 10 # 5-32');
  await page.getByRole('button', { name: 'Guardar y seguir' }).click();
  await contract.show('Firmar');
  await expect(contract.signButton).toBeVisible();
  await database.execute(sql`update convocateds set state_id = 1811 where id = ${convocated.id}`);
  await page.goto(link);
  await expect(
    page.getByRole('heading', { name: 'Contrato del evento no disponible para este talento.' }),
  ).toBeVisible();
});

const BANKS = [
  'Bancolombia',
  'Banco Davivienda',
  'Nequi',
  'Daviplata',
  'Bank of America',
  'Banco Caja Social',
  'Banco de Bogota',
  'Banco Colpatria',
  'Banco Av villas',
  'Banco Popular',
  'Banco BBVA',
  'Banco Itau',
  'Nubank',
  'Zelle',
];

test('[2.2/*] [2.8/claim required] [2.8/claim positive] a claim has the fields, banks and words of the specification, and each bank its own value', async ({
  page,
  database,
}) => {
  const { claimLink, talent, convocated } = await engage(database, { ...ENDED });
  await makeContract(database, { convocated });
  await confirmBrowser(page.context(), database, talent.id);
  await page.goto(claimLink);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cuenta de Cobro Online');
  await expect(page.getByLabel('Actividades')).toHaveAttribute(
    'placeholder',
    'Describa las actividades realizadas',
  );
  await expect(page.getByText(/Enviaremos una copia de la cuenta de cobro a tu correo/)).toBeVisible();
  await expect(page.getByText(/ciudad distinta de Bogotá/)).toBeVisible();
  await expect(page.getByLabel('Ahorros')).toBeVisible();
  await expect(page.getByLabel('Corriente')).toBeVisible();
  const options = page.getByLabel('Banco').locator('option');
  const names = (await options.allTextContents()).map((name) => name.trim());
  expect(names).toEqual(expect.arrayContaining(BANKS));
  const values = await options.evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
  expect(new Set(values).size).toBe(values.length);

  await page.getByLabel('Número de cuenta').fill('');
  await page.getByLabel('Número de cuenta').pressSequentially('00a1-2.3');
  await expect(page.getByLabel('Número de cuenta')).toHaveValue('00123');

  const send = page.getByRole('button', { name: 'Enviar cuenta de cobro' });
  await page.getByLabel('Valor').fill('0');
  await send.click();
  await expect(page.getByText('El valor debe ser mayor a cero').first()).toBeVisible();
  await page.getByLabel('Valor').fill('');
  await send.click();
  await expect(page.getByText('Por favor llene este campo en la app').first()).toBeVisible();
});

test('[1.2.1/unknown paths] [1.2.4//404] [1.2.4//500 status] [1.8/page not found] /404, /500 and what there is not say so, and a signed-in person is led to the dashboard', async ({
  page,
  database,
  problems,
}) => {
  problems.allow(/\/404|\/500|no-hay/);
  for (const address of ['/404', '/no-hay-tal-pagina']) {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Oops! esta pagina no existe.' })).toBeVisible();
  }
  const answer = await page.goto('/500');
  expect(answer?.status()).toBe(500);
  const { account } = await makeShownTenant(database);
  await signIn(page, account);
  await page.goto('/no-hay-tal-pagina');
  await expect(page).toHaveURL(`${runningElenco().url}/dashboard`);
});
