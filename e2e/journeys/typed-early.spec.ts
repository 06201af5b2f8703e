import type { Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { MARIA } from '../fixtures/demo-agency.ts';
import { settled } from '../fixtures/look-over.ts';
import { makeShownTenant } from '../fixtures/make-shown-talent.ts';
import { makeQuoting } from '../fixtures/quoting-agency.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { comeFromElsewhere } from '../pages/registration-page.ts';

/** Opens a page whose scripts wait until what `type` does is done, as on a slow phone. */
async function typeBeforeScripts(page: Page, address: string, type: () => Promise<void>): Promise<void> {
  let go = () => {};
  const typed = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route('**/_next/static/**/*.js', async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await type();
  go();
  await settled(page);
  await page.unroute('**/_next/static/**/*.js');
}

test('what is typed into a form of the portal before its scripts are there is saved', async ({
  page,
  database,
}) => {
  const own = await makeShownTenant(database);
  await signIn(page, own.account);
  const [address, producer, phone] = ['address', 'nameProducer', 'phoneProducer'].map((name) =>
    page.locator(`input[name=${name}]`),
  );
  await typeBeforeScripts(page, `/clientes/${own.client}/editar`, async () => {
    await address?.fill('Calle 9 # 10-11');
    await producer?.fill('Ana de Antes');
    await phone?.fill('3105551234');
  });
  await expect(address as never).toHaveValue('Calle 9 # 10-11');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await page.waitForURL(`**/clientes/${own.client}`);
  const { rows } = await database.execute(
    sql`select address, name_producer producer, phone_producer phone from clients where id = ${own.client}`,
  );
  expect(rows).toEqual([{ address: 'Calle 9 # 10-11', producer: 'Ana de Antes', phone: '3105551234' }]);
});

test('so is the name of a draft, which is kept at each key', async ({ page, database }) => {
  const { account, agencyId } = await makeQuoting(database);
  await signIn(page, account);
  const name = page.getByLabel('Nombre del evento');
  await typeBeforeScripts(page, '/cotizador/crear', () => name.fill('Escrito pronto'));
  await expect(page.getByRole('status').filter({ hasText: 'Guardado en este equipo' })).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue('Escrito pronto');
  expect(agencyId).toBeTruthy();
});

test('so are the fields, the choice and the tick of a public form', async ({ page, context }) => {
  await comeFromElsewhere(context);
  const [name, email] = ['nameAgency', 'emailProductor'].map((field) => page.locator(`[name=${field}]`));
  const select = page.locator('form select').first();
  const tick = page.locator('form input[type=checkbox]').first();
  const before: { chosen?: string; ticked?: boolean } = {};
  await typeBeforeScripts(page, '/registrofast', async () => {
    await name?.fill('Ágora & Hijos S.A.S.');
    await email?.fill('ana@agora.example');
    if ((await select.count()) > 0 && (await select.isEnabled())) {
      await select.selectOption({ index: 1 });
      before.chosen = await select.inputValue();
    }
    if ((await tick.count()) > 0) {
      await tick.check({ force: true });
      before.ticked = true;
    }
  });
  await expect(name as never).toHaveValue('Ágora & Hijos S.A.S.');
  if (before.chosen) await expect(select).toHaveValue(before.chosen);
  if (before.ticked) await expect(tick).toBeChecked();
  await page.reload();
  await expect(page.getByText('Recuperamos lo que habías escrito')).toBeVisible();
  await expect(name as never).toHaveValue('Ágora & Hijos S.A.S.');
  await expect(email as never).toHaveValue('ana@agora.example');
});

test('whoever logs in before the scripts are there is let in', async ({ page }) => {
  await typeBeforeScripts(page, '/login', async () => {
    await page.getByLabel('Correo').first().fill(MARIA.email);
    await page.locator('input[type=password]').first().fill(MARIA.password);
  });
  await page.getByRole('button', { name: /Ingresar|Entrar|Iniciar/ }).click();
  await page.waitForURL('**/dashboard');
});
