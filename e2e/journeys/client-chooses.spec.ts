import { sql } from 'drizzle-orm';
import { marker } from '../fixtures/administration.ts';
import { axe } from '../fixtures/axe.ts';
import { makeShownTalent, makeShownTenant } from '../fixtures/make-shown-talent.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

const PHONE = { width: 390, height: 844 };

test('two people of a client choose on their phones, the agency applies one selection and asks for another', async ({
  page,
  database,
  mailbox,
  openBrowser,
}) => {
  const own = await makeShownTenant(database);
  const second = await makeShownTalent(database, { name: 'Paloma', lastname: 'Vega' });
  await database.execute(sql`
    insert into convocateds (agency_id, event_id, convocatory_id, talent_id, state_id, application_state_id,
      shown_at, shown_position)
    values (${own.agency}, ${own.event}, ${own.convocatory}, ${second.id}, 1811, 1818, now(), 2)`);
  await database.execute(sql`update convocateds set state_id = 1811, application_state_id = 1818
    where id = ${own.convocated}`);
  const { rows } = await database.execute<{ name: string }>(
    sql`select name || ' ' || lastname as name from talents where id = ${own.talent}`,
  );
  const first = rows[0]?.name ?? '';
  const email = `${marker('ana')}@cliente.example`;

  await signIn(page, own.account);
  await page.goto(`/evento/${own.event}/evento?seccion=vitrina`);
  const choosers = page.getByRole('region', { name: 'Quién elige del cliente' });
  const invite = async (name: string, address: string) => {
    await choosers.getByRole('button', { name: 'Invitar a elegir' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invitar a elegir talentos' });
    await dialog.getByRole('textbox', { name: 'Nombre' }).fill(name);
    await dialog.getByRole('textbox', { name: 'Correo' }).fill(address);
    await dialog.getByRole('button', { name: 'Invitar' }).click();
    await expect(choosers.getByRole('listitem').filter({ hasText: name })).toBeVisible();
  };
  const openAs = async (address: string, subject: RegExp) => {
    const mail = await mailbox.waitFor({ to: address, subject });
    const phone = await (await openBrowser({ viewport: PHONE })).newPage();
    await phone.goto(mail.links.find((one) => one.includes('/seleccion/')) ?? '');
    return phone;
  };
  await invite('Ana Ruiz', email);
  const phone = await openAs(email, /./);
  const marksOf = (name: string) => phone.getByRole('group', { name: `Tu respuesta sobre ${name}` });

  await test.step('on a phone: mark, comment, compare, send', async () => {
    await expect(phone.getByText('Hola, Ana Ruiz')).toBeVisible();
    await axe(phone);
    await marksOf(first).getByRole('button', { name: 'Sí', exact: true }).click();
    await marksOf('Paloma Vega').getByRole('button', { name: 'No', exact: true }).click();
    const card = phone.getByRole('listitem').filter({ has: marksOf(first) });
    await card.getByText('Comentar', { exact: true }).click();
    await card.getByRole('textbox').fill('De cierre');
    await card.getByRole('textbox').blur();
    for (const name of [first, 'Paloma Vega'])
      await phone.getByRole('checkbox', { name: `Comparar a ${name}` }).check();
    await phone.getByRole('button', { name: 'Comparar (2)' }).click();
    const compared = phone.getByRole('dialog', { name: 'Comparar talentos' });
    await expect(compared.getByRole('heading', { level: 3 })).toHaveCount(2);
    await phone.keyboard.press('Escape');
    await expect(phone.getByText(/elegiste 1 de/)).toBeVisible();
    await phone.reload();
    await expect(marksOf(first).getByRole('button', { name: 'Sí', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await phone.getByRole('button', { name: 'Enviar selección' }).click();
    const asked = phone.getByRole('dialog', { name: '¿Enviar tu selección?' });
    await expect(asked).toContainText('Sí: 1 · Tal vez: 0 · No: 1');
    await asked.getByRole('button', { name: 'Enviar' }).click();
    await expect(phone.getByText(/Enviaste tu selección el/)).toBeVisible();
    await expect(marksOf(first).getByRole('button', { name: 'No', exact: true })).toBeDisabled();
    await axe(phone);
  });

  await test.step('another person of the client sees marks of its own alone', async () => {
    const address = `${marker('luz')}@cliente.example`;
    await invite('Luz Mora', address);
    const other = await openAs(address, /./);
    await expect(other.getByText('Hola, Luz Mora')).toBeVisible();
    await expect(other.getByRole('button', { pressed: true })).toHaveCount(0);
  });

  await test.step('the agency sees it, and confirms by one press', async () => {
    await page.reload();
    const sums = page.getByRole('region', { name: 'Lo que eligió el cliente' });
    await expect(sums.getByRole('listitem').filter({ hasText: first })).toContainText('«De cierre»');
    await axe(page);
    await choosers.getByRole('button', { name: 'Aplicar la selección de Ana Ruiz' }).click();
    const dialog = page.getByRole('dialog', { name: 'Aplicar la selección de Ana Ruiz' });
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Confirmar a un talento' }).click();
    await expect(dialog.getByText('Quedó aplicada la selección.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cerrar' }).last().click();
    await expect(choosers.getByText(/Aplicada el/)).toBeVisible();
    await expect(sums.getByRole('listitem').filter({ hasText: first })).toContainText('Confirmado');
  });

  await test.step('a second round begins as the first ended', async () => {
    await choosers.getByRole('button', { name: 'Más acciones de Ana Ruiz' }).click();
    await page.getByRole('menuitem', { name: 'Pedir otra selección' }).click();
    const dialog = page.getByRole('dialog', { name: '¿Pedirle otra selección a Ana Ruiz?' });
    await dialog.getByRole('textbox').fill('Falta una persona más alta');
    await dialog.getByRole('button', { name: 'Pedir otra selección' }).click();
    await expect(choosers.getByText(/Está eligiendo otra vez/)).toBeVisible();
    await phone.reload();
    await expect(phone.getByText('Falta una persona más alta')).toBeVisible();
    await expect(marksOf(first).getByRole('button', { name: 'Sí', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });
});
