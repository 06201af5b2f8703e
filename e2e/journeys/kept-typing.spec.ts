import { sql } from 'drizzle-orm';
import { makeShownTenant } from '../fixtures/make-shown-talent.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

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
