import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { test as base, expect, type Page } from '@playwright/test';
import type { Elenco } from '../fixtures/elenco.ts';
import { Mailbox } from '../fixtures/mailbox.ts';
import { sampleJpg } from '../fixtures/sample-papers.ts';
import { launchElenco } from '../fixtures/start-elenco.ts';
import { AdministrationPage } from '../pages/administration-page.ts';
import { CallPage } from '../pages/call-page.ts';
import { ClientsPage } from '../pages/clients-page.ts';
import { EventPage } from '../pages/event-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { PasswordPage } from '../pages/password-page.ts';
import { dayFromNow, QuotationEditor } from '../pages/quotation-editor.ts';
import { QuotationsPage } from '../pages/quotations-page.ts';
import { fastFields, RegistrationPage } from '../pages/registration-page.ts';

/** An Elenco of its own without demo data; E2E_EMPTY_URL and E2E_EMPTY_DATA_DIR name one that runs already. */
const test = base.extend<object, { empty: Elenco }>({
  empty: [
    async ({ browserName: _any }, use) => {
      const { E2E_EMPTY_URL: url, E2E_EMPTY_DATA_DIR: dataDir } = process.env;
      if (url && dataDir) return use({ url, dataDir });
      const { stop, ...elenco } = await launchElenco({ SEED_DEMO: '0', WEB_PROCESSES: '1' });
      await use(elenco);
      await stop();
    },
    { scope: 'worker', timeout: 1_800_000 },
  ],
  baseURL: async ({ empty }, use) => use(empty.url),
});

test.use({ actionTimeout: 20_000 });

const A_PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const ADMINISTRATOR = { email: 'ana.rios@elenco.example', password: 'cordillera verde 41' };
const run = promisify(execFile);

/** As who has the machine runs it beside Elenco. */
const makeAdministrator = ({ dataDir, url }: Elenco) =>
  run(
    process.execPath,
    [
      '--import',
      'tsx',
      'scripts/administrator.ts',
      '--name',
      'Ana',
      '--lastname',
      'Ríos',
      '--email',
      ADMINISTRATOR.email,
    ],
    {
      cwd: path.resolve(import.meta.dirname, '../..'),
      env: {
        NODE_ENV: 'production',
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        DATA_DIR: dataDir,
        PORT: new URL(url).port,
      },
    },
  );

const linkIn = (links: readonly string[], part: string): string =>
  links.find((one) => one.includes(part)) ?? '';

test('from an empty database to a talent called for an event, by nothing but the product', async ({
  page,
  browser,
  empty,
}) => {
  test.setTimeout(400_000);
  const mailbox = await Mailbox.open(empty.dataDir);
  const talent = { name: 'Alma Rincón', email: `alma-${Date.now()}@correo.example` };
  const agency = fastFields({ nameAgency: 'Ñandú Producciones' });
  const theirs = async (options = {}): Promise<Page> =>
    (await browser.newContext({ baseURL: empty.url, ...options })).newPage();

  const office = await theirs();
  await test.step('who has the machine makes the first administrator, who sets a password', async () => {
    await makeAdministrator(empty);
    // Whose mail never arrived asks for another one.
    await makeAdministrator(empty);
    const [, mail] = await mailbox.waitForAll(/./, 2);
    const door = new PasswordPage(office);
    await door.open(linkIn(mail?.links ?? [], '/activar-cuenta/'));
    await door.choose(ADMINISTRATOR.password);
    await expect(door.done).toBeVisible();
    await expect(makeAdministrator(empty)).rejects.toThrow(/Ya hay quien administra/);
    await new LoginPage(office).logIn(ADMINISTRATOR, 'admin');
  });

  await test.step('an agency registers, is in, and is approved', async () => {
    const form = new RegistrationPage(page);
    await form.openFast();
    await form.fillFast(agency);
    await form.submit();
    await expect(form.completed).toBeVisible();
    await page.getByRole('link', { name: 'Entrar a Elenco' }).click();
    await page.waitForURL('**/dashboard');
    await office.goto('/agencias');
    await office.getByRole('link', { name: 'Ñandú Producciones' }).first().click();
    await new AdministrationPage(office).decide('Aprobar');
    await expect(office.getByRole('main').getByText('Activa', { exact: true }).first()).toBeVisible();
  });

  const phone = await theirs(A_PHONE);
  await test.step('a talent registers alone on a phone, with photos', async () => {
    await registerTalent(phone, talent.email);
    await phone.getByLabel('Foto principal').setInputFiles(await sampleJpg('rostro.jpg'));
    await expect(phone.getByText(/^Listo/)).toHaveCount(1);
    await phone.getByLabel('Más fotos').setInputFiles(await sampleJpg('cuerpo.jpg'));
    await expect(phone.getByText(/^Listo/)).toHaveCount(2);
    await phone.getByRole('button', { name: 'Terminar' }).click();
    const mail = await mailbox.waitFor({ to: talent.email, subject: /^Activa tu cuenta/ });
    const door = new PasswordPage(phone);
    await door.open(linkIn(mail.links, '/activar-cuenta/'));
    await door.choose('palma de cera 77');
    await expect(door.done).toBeVisible();
  });

  await test.step('the administrator approves the photos by keys, and the talent', async () => {
    await office.goto('/talentos/fotos');
    await expect(office.getByText(/^Quedan? 2 fotos?$/)).toBeVisible();
    await office.keyboard.press('a');
    await expect(office.getByText(/^Quedan? 1 fotos?$/)).toBeVisible();
    await office.keyboard.press('a');
    await expect(office.getByText(/^Quedan? \d+ fotos?$/)).toHaveCount(0);
    await office.goto('/talentos');
    await office.getByRole('link', { name: talent.name }).first().click();
    await new AdministrationPage(office).decide('Aprobar');
    await expect(office.getByText(`Aprobaste a ${talent.name}`)).toBeVisible();
  });

  await test.step('the agency quotes a client, who said yes, and calls the talent', async () => {
    const clients = new ClientsPage(page);
    await clients.openNew();
    await clients.fill({ name: 'Pacífico Moda', emailProducer: 'compras@pacifico.example', city: 'Bogotá' });
    await clients.save();
    await expect(page.getByRole('heading', { level: 1, name: 'Pacífico Moda' })).toBeVisible();
    const editor = new QuotationEditor(page);
    await editor.open();
    await editor.chooseClient('Pacífico Moda');
    await editor.fillEvent({
      name: 'Lanzamiento Ñandú',
      days: [dayFromNow(70), dayFromNow(71)],
      place: 'Teatro Colón',
    });
    await editor.addLine({ profile: 'Modelo', women: 1, men: 0, pay: '350000' });
    await editor.waitUntilSaved();
    await editor.send();
    await new QuotationsPage(page).accept();
    const work = new EventPage(page);
    await work.publishCall('Modelo, mujeres', 'Vestuario negro');
    await work.openSection('Convocatorias');
    await work.openCandidates('Modelo · Mujeres');
    expect(await work.callFirst(1)).toEqual([talent.name]);
  });

  await test.step('the talent sees the call', async () => {
    const mail = await mailbox.waitFor({ to: talent.email, subject: /te convoca: Lanzamiento Ñandú/ });
    const call = new CallPage(phone);
    await call.open(linkIn(mail.links, '/convocatoria/'));
    await expect(phone.getByText('Vestuario negro')).toBeVisible();
    await call.answer('Disponible');
  });
});

/** The form of /unete, screen by screen, to the page of photos. */
async function registerTalent(phone: Page, email: string): Promise<void> {
  const go = () => phone.getByRole('button', { name: 'Continuar' }).click();
  const text = (name: string) => phone.getByRole('textbox', { name, exact: true });
  await phone.goto('/unete');
  await text('Nombres').fill('Alma');
  await text('Apellidos').fill('Rincón');
  await phone.getByRole('radio', { name: 'Femenino' }).check();
  await phone.getByLabel('Fecha de nacimiento').fill('2000-02-29');
  await go();
  await phone.getByLabel('País').selectOption({ label: 'Colombia' });
  await phone.getByLabel('Ciudad').selectOption({ label: 'Bogotá' });
  await phone.getByLabel(/^Tipo de documento/).selectOption({ index: 1 });
  await text('Número de documento').fill(`1${String(Date.now()).slice(-9)}`);
  await go();
  await text('Correo electrónico').fill(email);
  await text('Celular').fill('3001234567');
  await go();
  await phone.getByLabel('Perfil principal').selectOption({ label: 'Modelo' });
  await go();
  await expect(phone.getByRole('heading', { level: 2, name: 'Tus permisos' })).toBeVisible();
  await phone.getByRole('checkbox').nth(0).check();
  await phone.getByRole('checkbox').nth(1).check();
  await phone.getByRole('button', { name: 'Crear mi perfil' }).click();
  await expect(phone).toHaveURL(/\/unete-fotos\/[\w-]{36}$/);
}
