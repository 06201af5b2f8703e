import { sql } from 'drizzle-orm';
import { makeAgencyUser, TEST_PASSWORD } from '../../lib/testing/factories/identity.ts';
import { axe } from '../fixtures/axe.ts';
import { makeShownTalent, makeShownTenant } from '../fixtures/make-shown-talent.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { comeFromElsewhere, fastFields, RegistrationPage } from '../pages/registration-page.ts';

test('what was typed comes back though somebody else saved meanwhile, or is put away for what is saved', async ({
  page,
  database,
}) => {
  const own = await makeShownTenant(database);
  await signIn(page, own.account);
  const address = page.locator('input[name=address]');
  const recovered = page.getByText('Recuperamos lo que habías escrito');
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto(`/clientes/${own.client}/editar`);
  await address.fill('Calle 1 # 2-3');
  await database.execute(sql`update clients set name_producer = 'Otra Persona' where id = ${own.client}`);
  await page.reload();
  await expect(recovered).toBeVisible();
  await expect(address).toHaveValue('Calle 1 # 2-3');
  await expect(page.getByText('Alguien guardó cambios mientras editabas')).toBeVisible();

  await page.getByRole('button', { name: 'Descartar' }).click();
  await expect(recovered).toBeHidden();
  await expect(address).not.toHaveValue('Calle 1 # 2-3');
  await expect(page.locator('input[name=nameProducer]')).toHaveValue('Otra Persona');
  await expect(page.getByText('Alguien guardó cambios mientras editabas')).toBeHidden();
  await page.reload();
  await expect(recovered).toBeHidden();

  await address.fill('Calle 1 # 2-3');
  await page.reload();
  await expect(recovered).toBeVisible();
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await page.waitForURL(`**/clientes/${own.client}`);
  const { rows } = await database.execute(
    sql`select address, name_producer producer from clients where id = ${own.client}`,
  );
  expect(rows).toEqual([{ address: 'Calle 1 # 2-3', producer: 'Otra Persona' }]);
});

test('what was typed to register comes back after a reload, and is forgotten once it is sent', async ({
  page,
  context,
}) => {
  await comeFromElsewhere(context);
  const form = new RegistrationPage(page);
  const recovered = page.getByText('Recuperamos lo que habías escrito');
  const { password, verifyPassword, ...kept } = fastFields();
  await form.openFast();
  await form.fillFast({ ...kept, password, verifyPassword });
  await page.waitForTimeout(500);
  await page.reload();
  await expect(recovered).toBeVisible();
  for (const name of ['nameAgency', 'emailProductor', 'identification'] as const)
    await expect(form.field(name)).toHaveValue(kept[name]);
  await expect(form.field('cities')).toHaveValue('1');
  // A password is never kept.
  await expect(form.field('password')).toHaveValue('');
  await form.fill({ password, verifyPassword });
  await form.submit();
  await expect(form.completed).toBeVisible();
  await context.clearCookies();
  await form.openFast();
  await expect(form.field('nameAgency')).toHaveValue('');
  await expect(recovered).toBeHidden();
});

test('a profile that saves itself keeps what two tabs type, and asks where both typed the same', async ({
  page,
  context,
  database,
}) => {
  const { user } = await makeAgencyUser(database);
  const talent = await makeShownTalent(database, { passwordHash: user.passwordHash, address: 'Calle 1' });
  await signIn(page, { email: talent.email, password: TEST_PASSWORD });
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/mi-perfil/perfil/datos');
    await expect(tab.locator('input[name=address]')).toHaveValue('Calle 1');
  }
  const stands = async () => {
    const { rows } = await database.execute(sql`select address, alias from talents where id = ${talent.id}`);
    return rows[0];
  };
  await page.locator('input[name=alias]').fill('Luz');
  await expect.poll(stands).toEqual({ address: 'Calle 1', alias: 'Luz' });
  // Another field, upon what stood there before: both stay, and this tab learns of the other.
  await other.locator('input[name=address]').fill('Calle 2');
  await expect.poll(stands).toEqual({ address: 'Calle 2', alias: 'Luz' });
  await expect(other.locator('input[name=alias]')).toHaveValue('Luz');

  await page.locator('input[name=address]').fill('Calle 3');
  await expect(page.getByRole('alert').filter({ hasText: 'Calle 2' })).toBeVisible();
  expect(await stands()).toEqual({ address: 'Calle 2', alias: 'Luz' });
  await expect(page.locator('input[name=address]')).toHaveValue('Calle 3');
  await axe(page);
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect.poll(stands).toEqual({ address: 'Calle 3', alias: 'Luz' });
});
