import { sql } from 'drizzle-orm';
import { makeAgencyUser } from '../../lib/testing/factories/identity.ts';
import { expect, test } from '../fixtures/test.ts';
import {
  comeFromElsewhere,
  fastFields,
  producerFields,
  RegistrationPage,
} from '../pages/registration-page.ts';

const PHONE = { width: 390, height: 844 };

test.beforeEach(({ context }) => comeFromElsewhere(context));

test('the network dies: what was typed stays, and the account is opened when it is back', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const form = new RegistrationPage(page);
  await form.openFast();
  const fields = fastFields();
  await form.fillFast(fields);
  await context.setOffline(true);
  await form.submit();
  await expect(form.problems).toContainText('No pudimos comunicarnos con el servidor');
  for (const [name, text] of Object.entries({ nameAgency: fields.nameAgency, password: fields.password })) {
    await expect(form.field(name)).toHaveValue(text);
  }
  await context.setOffline(false);
  await form.submit();
  await expect(form.completed).toBeVisible();
});

test('an answer that is lost on its way costs nothing: sent again, it is the same account', async ({
  page,
  database,
  problems,
}) => {
  problems.allow(/ERR_FAILED|Failed to fetch/);
  const form = new RegistrationPage(page);
  await form.openFast();
  const fields = fastFields();
  await form.fillFast(fields);
  let lost = 0;
  await page.route('**/registrofast', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.continue();
    await route.fetch();
    lost += 1;
    await route.abort();
  });
  await form.submit();
  await expect(form.problems).toContainText('No pudimos comunicarnos con el servidor');
  await form.submit();
  await expect(form.completed).toBeVisible();
  await expect(page.getByRole('link', { name: 'Entrar a Elenco' })).toBeVisible();
  const { rows } = await database.execute(sql`select id from users where email = ${fields.emailProductor}`);
  expect(rows).toHaveLength(1);
});

test('a password that is easy to guess is told beside it, and the next one does', async ({ page }) => {
  const form = new RegistrationPage(page);
  await form.openFast();
  const fields = fastFields();
  await form.fillFast({ ...fields, password: 'Colombia2026', verifyPassword: 'Colombia2026' });
  await form.submit();
  await expect(form.messageOf('password')).toContainText('Muchas personas usan esta contraseña');
  const own = `soy ${fields.emailProductor.split('@')[0]}`;
  await form.fill({ password: own, verifyPassword: own });
  await form.submit();
  await expect(form.messageOf('password')).toContainText('No uses tu correo en la contraseña');
  await form.fill({ password: fields.password, verifyPassword: fields.password });
  await form.submit();
  await expect(form.completed).toBeVisible();
});

test('who tries too often with one e-mail is told how long to wait', async ({ page, database }) => {
  const form = new RegistrationPage(page);
  const { user } = await makeAgencyUser(database);
  await form.openFull();
  await form.chooseNature('Persona natural');
  await form.fillProducer(producerFields({ emailUser: user.email }));
  for (let count = 0; count < 5; count++) {
    await form.submit();
    await expect(form.messageOf('emailUser')).toHaveText('Correo electronico del productor ya existe');
    await form.fill({ emailUser: user.email });
    await expect(form.messageOf('emailUser')).toHaveCount(0);
  }
  await form.submit();
  await expect(form.problems).toContainText('Demasiados intentos. Espera');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });
  test.beforeEach(({ problems }) => void problems.allow(/\.js \(csp\)$/));

  test('the quick form holds what was typed, asks for the city, and registers', async ({
    page,
    database,
  }) => {
    const form = new RegistrationPage(page);
    await form.openFast();
    const fields = fastFields();
    await form.choose('countries', 'Colombia');
    await form.fill({ ...fields, phone: '6015550101' });
    await page.getByRole('checkbox', { name: 'Casting' }).check();
    await form.submit();
    await form.expectMessages({ cities: 'Seleccione la ciudad' });
    for (const name of ['nameAgency', 'identification', 'url', 'emailProductor'] as const) {
      await expect(form.field(name)).toHaveValue(fields[name]);
    }
    await expect(page.getByRole('checkbox', { name: 'Casting' })).toBeChecked();
    await expect(form.field('countries').locator('option:checked')).toHaveText('Colombia');
    await expect(form.field('password')).toHaveValue('');
    expect(await page.content()).not.toContain(fields.password);
    await form.choose('cities', 'Bogotá');
    await form.fill({ password: fields.password, verifyPassword: fields.password });
    await form.submit();
    await expect(form.completed).toBeVisible();
    await expect(page.getByText(fields.emailProductor)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Iniciar Sesión' })).toBeVisible();
    const { rows } = await database.execute(
      sql`select state_id from users where email = ${fields.emailProductor}`,
    );
    expect(rows).toEqual([{ state_id: 72 }]);
  });

  test('the full form asks for a company only when it is one', async ({ page }) => {
    const form = new RegistrationPage(page);
    await page.goto('/registro');
    await expect(form.welcome).toBeHidden();
    await expect(form.field('nameAgency')).toBeVisible();
    await form.chooseNature('Persona natural');
    await expect(form.field('nameAgency')).toBeHidden();
    const fields = producerFields();
    await form.fill(fields);
    await form.choose('countryUser', 'Colombia');
    await form.submit();
    await form.expectMessages({ cityUser: 'Seleccione la ciudad' });
    await expect(form.field('nameAgency')).toBeHidden();
    await form.choose('cityUser', 'Bogotá');
    await form.choose('typeIdUser', 'Pasaporte');
    await form.submit();
    await expect(form.completed).toBeVisible();
  });
});

test('[1.2.4/welcome modal] [1.2.4/public header] the welcome does not get in the way of who has begun to type', async ({
  page,
}) => {
  const form = new RegistrationPage(page);
  let typed: Promise<void> | undefined;
  await page.route('**/*.js', async (route) => {
    await form.field('nameUser').waitFor();
    typed ??= form.fill({ nameUser: 'Ana' });
    await typed;
    await route.continue();
  });
  await page.goto('/registro');
  await form.choose('countryUser', 'Colombia');
  await expect(form.field('cityUser')).toBeEnabled();
  await expect(form.welcome).toBeHidden();
  await expect(form.field('nameUser')).toHaveValue('Ana');
});
