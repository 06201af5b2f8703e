import { axe } from '../fixtures/axe.ts';
import { makeShownTalent } from '../fixtures/make-shown-talent.ts';
import { comeFromOwnNetwork, registerSomebody, somebodyWhoForgot } from '../fixtures/password-people.ts';
import { expect, test } from '../fixtures/test.ts';
import { ForgotPage } from '../pages/forgot-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { PasswordPage } from '../pages/password-page.ts';

const NEW = 'Otra-clave-2027';
const PHONE = { width: 390, height: 844 };
const UNKNOWN = 'Este correo no se encontro dentro de la plataforma';

test.describe.configure({ mode: 'parallel' });

test.beforeEach(({ context }) => comeFromOwnNetwork(context));

test('[2.2/forgot: Regresar al Login] who forgot the password asks for a link, gets it by mail, and comes in with a new one', async ({
  page,
  database,
  mailbox,
  openBrowser,
}) => {
  const { user } = await somebodyWhoForgot(database);
  const elsewhere = await (await openBrowser()).newPage();
  await new LoginPage(elsewhere).logIn({ email: user.email, password: 'Prueba-2026' });

  await page.goto('/login');
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
  const forgot = new ForgotPage(page);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Regresar al Login' })).toHaveAttribute('href', '/login');
  await forgot.ask(`  ${user.email.toUpperCase()} `);
  await expect(forgot.sent).toBeVisible();
  await axe(page);
  const mail = await mailbox.waitFor({ to: user.email, subject: /Restablece tu contraseña/ });
  const link = mail.links.find((address) => address.includes('/restablecer-contrasena/')) ?? '';
  const form = new PasswordPage(page);
  await form.open(link);
  await form.choose(NEW);
  await expect(form.done).toBeVisible();
  await mailbox.waitFor({ to: user.email, subject: /Tu contraseña de .+ cambió/ });

  await elsewhere.goto('/dashboard');
  await expect(elsewhere).toHaveURL(/\/login/);
  await expect(elsewhere.getByText('Tu contraseña cambió y tu sesión terminó.')).toBeVisible();
  await page.getByRole('link', { name: 'Ingresar' }).click();
  const login = new LoginPage(page);
  await login.submit({ email: user.email, password: 'Prueba-2026' });
  await expect(page.getByText('Usuario o contraseña invalido')).toBeVisible();
  await login.submit({ email: user.email, password: NEW });
  await page.waitForURL('**/dashboard');
});

test('[2.2/forgot: select hides] a talent does so at its own door', async ({ page, database, mailbox }) => {
  const talent = await makeShownTalent(database);
  const forgot = new ForgotPage(page);
  await page.setViewportSize(PHONE);
  await forgot.open('talent');
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  const back = page.getByRole('link', { name: 'Regresar al Login' });
  await expect(back).toHaveAttribute('href', '/login?select=talent');
  await forgot.ask(talent.email);
  await expect(forgot.sent).toBeVisible();
  await axe(page);
  const mail = await mailbox.waitFor({ to: talent.email, subject: /Restablece tu contraseña/ });
  const link = mail.links.find((address) => address.includes(`/restablecer-contrasena/${talent.id}/talent`));
  const form = new PasswordPage(page);
  await form.open(link ?? '');
  await form.choose(NEW);
  await expect(form.done).toBeVisible();
});

test('[2.2/forgot: exclusive] [2.8/forgot kind] without a choice made before, one of the two is checked, and never both', async ({
  page,
  database,
  mailbox,
}) => {
  const talent = await makeShownTalent(database);
  const forgot = new ForgotPage(page);
  await forgot.open();
  const [agency, ofTalent] = [forgot.type('Agencia'), forgot.type('Talento')];
  await expect(agency).toBeChecked();
  await forgot.ask(talent.email);
  await expect(forgot.problems).toContainText(UNKNOWN);
  await expect(forgot.email).toHaveValue(talent.email);
  await ofTalent.check();
  await expect(agency).not.toBeChecked();
  await agency.check();
  await expect(ofTalent).not.toBeChecked();
  await agency.uncheck();
  await forgot.send();
  await expect(forgot.problems).toContainText('Selecciona al menos una opción');
  await axe(page);
  await ofTalent.check();
  await forgot.send();
  await expect(forgot.sent).toBeVisible();
  await mailbox.waitFor({ to: talent.email, subject: /Restablece tu contraseña/ });
});

test('[2.8/forgot invalid] [2.8/forgot required] [2.8/forgot unknown] an e-mail that is missing, none, or unknown is told', async ({
  page,
}) => {
  const forgot = new ForgotPage(page);
  await forgot.open('agency');
  await forgot.send();
  await expect(forgot.problems).toContainText('Por favor llene este campo');
  await forgot.ask('laura sin arroba');
  await expect(forgot.problems).toContainText('Este email no es correcto');
  await expect(forgot.email).toHaveValue('laura sin arroba');
  await forgot.ask('nadie.en.absoluto@prueba.example');
  await expect(forgot.problems).toContainText(UNKNOWN);
  await page.setViewportSize(PHONE);
  await axe(page);
});

test('who never activated gets the link of activation, and the one that is used ends the others', async ({
  page,
  database,
  mailbox,
}) => {
  const { user, link: old } = await registerSomebody(database);
  const forgot = new ForgotPage(page);
  await forgot.open('agency');
  await forgot.ask(user.email);
  const mail = await mailbox.waitFor({ to: user.email, subject: /Activa tu cuenta/ });
  const form = new PasswordPage(page);
  // Whoever asks in somebody's name takes no link away from it.
  expect((await page.goto(old))?.status()).toBe(200);
  await form.open(mail.links.find((address) => address.includes('/activar-cuenta/')) ?? '');
  await form.choose(NEW);
  await expect(form.done).toBeVisible();
  await mailbox.waitFor({ to: user.email, subject: /está activa/ });
  await page.context().clearCookies();
  expect((await page.goto(old))?.status()).toBe(404);
  await expect(form.invalidLink).toBeVisible();
});

test('who asks too often is told for how long to wait, and what was typed stays', async ({
  page,
  database,
}) => {
  const { user } = await somebodyWhoForgot(database);
  const forgot = new ForgotPage(page);
  await forgot.open('agency');
  for (let count = 0; count < 5; count++) {
    await forgot.ask(user.email);
    await expect(forgot.sent).toBeVisible();
    await page.getByRole('button', { name: 'No me llegó' }).click();
    await expect(forgot.email).toHaveValue(user.email);
  }
  await forgot.send();
  await expect(forgot.problems).toContainText(/Demasiados intentos\. Espera \d+ minutos/);
  await expect(forgot.email).toHaveValue(user.email);
  await axe(page);
});
