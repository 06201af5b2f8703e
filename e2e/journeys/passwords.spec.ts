import { sql } from 'drizzle-orm';
import { axe } from '../fixtures/axe.ts';
import { runningElenco } from '../fixtures/elenco.ts';
import { inGroups, lookOverEach } from '../fixtures/look-over.ts';
import type { Database } from '../fixtures/make-shown-talent.ts';
import {
  comeFromOwnNetwork,
  registerSomebody,
  somebodyWhoForgot,
  talentWithLink,
} from '../fixtures/password-people.ts';
import { expect, test } from '../fixtures/test.ts';
import { LoginPage } from '../pages/login-page.ts';
import { PasswordPage } from '../pages/password-page.ts';

const NEW = 'Otra-clave-2027';
const PHONE = { width: 390, height: 844 };
const LIGHT = ['light'] as const;

test.describe.configure({ mode: 'parallel' });

test.beforeEach(({ context }) => comeFromOwnNetwork(context));

const endLink = (database: Database, id: string) =>
  database.execute(sql`update link_tokens set expires_at = now() - interval '1 minute' where id = ${id}`);

const SCREENS: Readonly<Record<string, (database: Database) => string | Promise<string>>> = {
  activation: async (database: Database) => (await registerSomebody(database)).link,
  'a talent’s activation': async (database: Database) => (await talentWithLink(database, 'ACTIVATION')).link,
  reset: async (database: Database) => (await somebodyWhoForgot(database)).link,
  'reset with an e-mail in its path': async (database: Database) => {
    const { path, secret, user } = await somebodyWhoForgot(database);
    return `${path}/${encodeURIComponent(user.email)}?k=${secret}`;
  },
  'reset of who is suspended': async (database: Database) =>
    (await somebodyWhoForgot(database, { stateId: 75 })).link,
  'a link that is none': () => '/activar-cuenta/nadie/agency',
  'forgotten password': () => '/olvidaste-contrasena',
  'a talent’s forgotten password': () => '/olvidaste-contrasena?select=talent',
};

for (const { title: name, names } of inGroups(Object.keys(SCREENS))) {
  test(`[2.2/password usable] can be used by everybody, on a desk and on a phone: ${name}`, async ({
    page,
    database,
  }) => {
    const addresses = await Promise.all(names.map((one) => SCREENS[one]?.(database) ?? ''));
    await lookOverEach(
      page,
      names.map((one, index) => [`public: ${one}`, addresses[index] ?? '']),
      LIGHT,
    );
  });
}

test('[2.1/activation link] [2.2/Activar Cuenta] [2.4/password success] a new agency is activated once, after scanners have opened its link', async ({
  page,
  database,
  playwright,
}) => {
  const { link, path, secret, user, agency } = await registerSomebody(database);
  const scanner = await playwright.request.newContext({ baseURL: runningElenco().url });
  for (const method of ['GET', 'HEAD', 'GET']) {
    expect((await scanner.fetch(link, { method })).status()).toBe(200);
  }
  await scanner.dispose();

  const form = new PasswordPage(page);
  await form.open(link);
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Activar Cuenta' })).toBeVisible();
  await expect(page.getByText('Define la contraseña que usarás para ingresar')).toBeVisible();
  await expect(form.account).toHaveValue(user.email);
  expect(await page.content()).not.toContain(secret);
  await form.choose(NEW);
  await expect(form.done).toBeVisible();
  await axe(page);
  const { rows } = await database.execute(
    sql`select users.state_id u, agencies.state_id a from users, agencies where users.id = ${user.id} and agencies.id = ${agency.id}`,
  );
  expect(rows).toEqual([{ u: 73, a: 23 }]);
  await page.getByRole('link', { name: 'Ingresar' }).click();
  await new LoginPage(page).submit({ email: user.email, password: NEW });
  await page.waitForURL('**/dashboard');

  const again = await page.goto(link);
  expect(again?.status()).toBe(404);
  await expect(form.invalidLink).toBeVisible();
});

test('[2.2/Restablecer Contraseña] a talent activates and resets, and is sent to its own door, not to that of agencies', async ({
  page,
  database,
}) => {
  for (const [purpose, title] of [
    ['ACTIVATION', 'Activar Cuenta'],
    ['PASSWORD_RESET', 'Restablecer Contraseña'],
  ] as const) {
    const { link, talent } = await talentWithLink(database, purpose);
    const form = new PasswordPage(page);
    await form.open(link);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await form.choose(NEW);
    await expect(form.done).toBeVisible();
    await expect(page.getByText(talent.email)).toBeVisible();
    await expect(page.getByText(/perfil con/)).toBeVisible();
    const door = page.getByRole('link', { name: 'Ingresar' });
    await expect(door).toHaveAttribute('href', '/login?select=talent');
  }
});

test('[2.8/password failed] [2.8/password changed] [2.8/password confirm] each thing that is wrong is told beside its field, and what was typed stays', async ({
  page,
  database,
}) => {
  const { link, user } = await somebodyWhoForgot(database);
  const form = new PasswordPage(page);
  await form.open(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Restablecer Contraseña' })).toBeVisible();
  await form.send();
  await expect(form.problems).toContainText('Contraseña: Por favor llene este campo');
  await expect(form.problems).toContainText('Confirmar contraseña: Confirme contraseña');
  await axe(page);
  for (const [password, confirmation, message] of [
    ['corta', 'corta', 'Usa al menos 8 caracteres'],
    [NEW, 'Otra-clave-2028', 'No coincide la contraseña'],
    ['Colombia2026!', 'Colombia2026!', 'Muchas personas usan esta contraseña'],
    [`la de ${user.email.split('@')[0]}`, `la de ${user.email.split('@')[0]}`, 'No uses tu correo'],
    ['ñ'.repeat(40), 'ñ'.repeat(40), 'Usa una contraseña más corta'],
    [
      '$2b$10$abcdefghijklmnopqrstuu',
      '$2b$10$abcdefghijklmnopqrstuu',
      'Escribe la contraseña tal como la usarás para ingresar',
    ],
  ] as const) {
    await form.choose(password, confirmation);
    await expect(form.problems).toContainText(message);
    await expect(form.password).toHaveValue(password);
    await expect(form.confirmation).toHaveValue(confirmation);
  }
});

test('can be done with the keyboard and by password managers', async ({ page, database }) => {
  const { link, user } = await somebodyWhoForgot(database);
  const form = new PasswordPage(page);
  await form.open(link);
  await expect(form.account).toHaveAttribute('autocomplete', 'username');
  for (const field of [form.password, form.confirmation]) {
    await expect(field).toHaveAttribute('autocomplete', 'new-password');
    await expect(field).toHaveAttribute('type', 'password');
  }
  await form.password.focus();
  await page.keyboard.type(NEW);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(form.password).toHaveAttribute('type', 'text');
  await page.keyboard.press('Tab');
  await page.keyboard.type(NEW);
  await page.keyboard.press('Enter');
  await expect(form.done).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/login');
  await new LoginPage(page).submit({ email: user.email, password: NEW });
  await page.waitForURL('**/dashboard');
});

test('a link that ends while its page is open says so and leads to a new one', async ({ page, database }) => {
  const { link, linkId } = await somebodyWhoForgot(database);
  const form = new PasswordPage(page);
  await form.open(link);
  await expect(form.password).toBeVisible();
  await endLink(database, linkId);
  await form.choose(NEW);
  await expect(form.failure).toBeVisible();
  await expect(form.password).toHaveValue(NEW);
  await page.setViewportSize(PHONE);
  await axe(page);
  await page.getByRole('link', { name: 'Pedir un enlace nuevo' }).click();
  await expect(page).toHaveURL('/olvidaste-contrasena?select=agency');
});

test('no link, a wrong one, another’s, or one for something else: one answer, whatever the ids', async ({
  page,
  database,
}) => {
  const mine = await somebodyWhoForgot(database);
  const other = await somebodyWhoForgot(database);
  const activation = await registerSomebody(database);
  const nobody = crypto.randomUUID();
  const expired = await somebodyWhoForgot(database);
  await endLink(database, expired.linkId);
  const answers = new Set<string>();
  for (const address of [
    mine.path,
    `${mine.path}?k=${other.secret}`,
    `${mine.path}?k=${mine.secret.slice(1)}A`,
    `/activar-cuenta/${mine.user.id}/agency?k=${mine.secret}`,
    `/restablecer-contrasena/${mine.user.id}/talent?k=${mine.secret}`,
    `/restablecer-contrasena/${activation.user.id}/agency?k=${activation.secret}`,
    `/restablecer-contrasena/${nobody}/agency?k=${mine.secret}`,
    `/restablecer-contrasena/${nobody}/talent`,
    '/restablecer-contrasena/nada/agency',
    `/restablecer-contrasena/${mine.user.id}/admin?k=${mine.secret}`,
    `${mine.path}/a@b.co/mas?k=${mine.secret}`,
    expired.link,
  ]) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(404);
    answers.add(await page.locator('main').innerText());
  }
  expect([...answers]).toHaveLength(1);
  await page.getByRole('link', { name: 'Pedir un enlace nuevo' }).click();
  await expect(page).toHaveURL('/olvidaste-contrasena');
  await page.goto(mine.link);
  await expect(new PasswordPage(page).password).toBeVisible();
});
