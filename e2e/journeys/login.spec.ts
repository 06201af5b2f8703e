import { sql } from 'drizzle-orm';
import { unguarded } from '../../db/testing/unguarded.ts';
import { makeAgencyUser, makeUser, TEST_PASSWORD } from '../../lib/testing/factories/identity.ts';
import { axe } from '../fixtures/axe.ts';
import { comeFromOwnNetwork } from '../fixtures/password-people.ts';
import { expect, test } from '../fixtures/test.ts';
import { ForgotPage } from '../pages/forgot-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { PasswordPage } from '../pages/password-page.ts';

const NEW = 'Otra-clave-2027';
const NOWHERE = 'Tu cuenta no hace parte de ninguna agencia.';

test.describe.configure({ mode: 'parallel' });

test.beforeEach(({ context }) => comeFromOwnNetwork(context));

/** What the state of somebody who knows the password is answered with: the error catalogue (part 1, section 8). */
const REFUSALS = {
  71: 'Por favor revise su correo o comuniquese a soporte de Elenco',
  75: 'Este usuario esta suspendido por favor comuniquese a soporte de Elenco',
  // A state of something else, as only a fault of ours could leave it.
  83: 'Tenemos problemas en nuestro sistema por favor intenta mas tarde',
};

test('[1.4.2/other] [1.8/login 71] [1.8/login 75] [1.8/login other] a user whose state lets nobody in is told why', async ({
  page,
  database,
}) => {
  const { user } = await makeAgencyUser(database);
  const login = new LoginPage(page);
  await login.open();
  for (const [state, words] of Object.entries(REFUSALS)) {
    await unguarded(database, 'users', (tx) =>
      tx.execute(sql`update users set state_id = ${Number(state)} where id = ${user.id}`),
    );
    await login.submit({ email: user.email, password: TEST_PASSWORD });
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.locator('input[name=email]')).toHaveValue(user.email);
  }
  await axe(page);
});

test('who was invited and has no password yet is told to look at their mail', async ({ page, database }) => {
  const { user } = await makeAgencyUser(database, { stateId: 71, passwordHash: null });
  const login = new LoginPage(page);
  await login.open();
  await login.submit({ email: user.email, password: 'la que sea' });
  await expect(page.getByText(REFUSALS[71])).toBeVisible();
});

test('[1.5/login email] [1.5/login email required] [1.5/login password required] [1.5/login email 100] [1.5/login submit disabled] what cannot be an e-mail or is missing is told beside its field, before anybody is asked', async ({
  page,
}) => {
  const login = new LoginPage(page);
  await login.open();
  const send = page.getByRole('button', { name: 'Ingresar' });
  await expect(send).toBeDisabled();
  await login.submit({ email: 'laura sin arroba', password: '' });
  await expect(page.getByText('Este email no es correcto')).toBeVisible();
  await expect(page.getByText('Por favor coloque una contraseña')).toBeVisible();
  await login.submit({ email: '', password: 'algo' });
  await expect(page.getByText('Por favor llene este campo')).toBeVisible();
  await expect(page.getByText('Por favor coloque una contraseña')).toHaveCount(0);
  await login.submit({ email: `${'a'.repeat(100)}@prueba.co`, password: 'algo' });
  await expect(page.getByText('Este texto es demasiado largo')).toBeVisible();
  await axe(page);
});

test('who has no agency any more recovers the password all the same, and is told how to come in', async ({
  page,
  database,
  mailbox,
}) => {
  const user = await makeUser(database);
  const forgot = new ForgotPage(page);
  await forgot.open('agency');
  await forgot.ask(user.email);
  await expect(forgot.sent).toBeVisible();
  const mail = await mailbox.waitFor({ to: user.email, subject: /Restablece tu contraseña/ });
  const form = new PasswordPage(page);
  await form.open(mail.links.find((address) => address.includes('/restablecer-contrasena/')) ?? '');
  await form.choose(NEW);
  await expect(form.done).toBeVisible();
  const login = new LoginPage(page);
  await login.open();
  await login.submit({ email: user.email, password: NEW });
  await expect(page.getByText(NOWHERE)).toBeVisible();
  await axe(page);
});
