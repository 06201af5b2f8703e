import { sql } from 'drizzle-orm';
import { TEST_PASSWORD } from '../../lib/testing/factories/identity.ts';
import { axe } from '../fixtures/axe.ts';
import { makeShownTenant } from '../fixtures/make-shown-talent.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

const FILE = 'contacto-de-la-agencia@prueba.example';

test('who changes from where the agency pays is asked who it is, and the address on file is told', async ({
  page,
  database,
  mailbox,
}) => {
  const own = await makeShownTenant(database);
  await database.execute(sql`update agencies set email = ${FILE} where id = ${own.agency}`);
  await signIn(page, own.account);
  await page.goto('/pagos/cuentas');
  // The open session is no proof any more.
  await database.execute(
    sql`update user_sessions set confirmed_at = now() - interval '11 minutes' where agency_id = ${own.agency}`,
  );
  await page.getByRole('button', { name: 'Agregar cuenta bancaria' }).first().click();
  const form = page.getByRole('dialog', { name: 'Agregar una cuenta bancaria' });
  await form.getByRole('combobox', { name: /^Banco/ }).fill('Bancolombia');
  await page.getByRole('option', { name: 'Bancolombia', exact: true }).click();
  await form.getByRole('combobox', { name: /^Tipo de cuenta/ }).click();
  await page.getByRole('option', { name: /ahorros/i }).click();
  await form.locator('input[name=account]').fill('04512345678');
  await form.locator('input[name=holder]').fill('Casa Norte');
  await form.locator('input[name=taxId]').fill('900373115');
  await form.getByRole('button', { name: 'Agregar cuenta bancaria' }).click();

  const asked = page.getByRole('dialog', { name: 'Confirma que eres tú' });
  const password = asked.getByLabel('Tu contraseña');
  await expect(password).toBeFocused();
  await axe(page);
  const accounts = async () => {
    const { rows } = await database.execute(
      sql`select account_last_digits digits from payer_accounts where agency_id = ${own.agency}`,
    );
    return rows;
  };
  await password.fill('otra clave');
  await asked.getByRole('button', { name: 'Confirmar y seguir' }).click();
  await expect(password).toHaveAccessibleDescription(/contraseña/i);
  await expect(password).toBeFocused();
  expect(await accounts()).toEqual([]);
  await expect(form.locator('input[name=account]')).toHaveValue('04512345678');

  await password.fill(TEST_PASSWORD);
  await asked.getByRole('button', { name: 'Confirmar y seguir' }).click();
  await expect(page.getByText('Cuenta bancaria agregada')).toBeVisible();
  await expect(asked).toBeHidden();
  expect(await accounts()).toEqual([{ digits: '5678' }]);
  await mailbox.waitFor({ to: FILE, subject: /^Cambió una cuenta desde la que se paga/ });
  await mailbox.waitFor({ to: own.account.email, subject: /^Cambió una cuenta desde la que se paga/ });
});
