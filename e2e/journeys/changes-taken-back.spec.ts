import { makeAgreedEvent } from '../fixtures/agreed-event.ts';
import { axe } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/test.ts';
import { LoginPage } from '../pages/login-page.ts';

test('who moves an event sees whom it concerns, and takes it back before anybody knows', async ({
  page,
  database,
  mailbox,
}) => {
  const { event, talents, account, agreed, datesOfCall } = await makeAgreedEvent(database);
  const before = await datesOfCall();
  await new LoginPage(page).logIn(account);
  await page.goto(`/evento/${event.id}/evento`);
  await page.getByRole('button', { name: 'Editar', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Editar evento' });
  const concern = drawer.getByRole('status').filter({ hasText: 'A quién le toca este cambio' });

  // What concerns nobody says nothing, and is saved with one press.
  await drawer.getByLabel('Descripción').fill('Con música en vivo');
  await expect(concern).toHaveCount(0);

  await drawer.getByRole('textbox', { name: 'Fin, hora' }).fill('11:30 pm');
  await page.keyboard.press('Tab');
  await expect(concern).toContainText('Volvemos a preguntarles a 8: Vuelve1 Aquí');
  await expect(concern).toContainText('3 ya están confirmados');
  await expect(concern).toContainText('Les escribimos a 8 personas en diez minutos');
  await axe(page);

  await drawer.getByRole('button', { name: 'Guardar cambios' }).press('Enter');
  const undo = page.getByRole('button', { name: 'Deshacer' });
  await expect(undo).toBeVisible();
  await expect(drawer).toBeHidden();
  expect(await agreed()).toEqual([0, 0]);

  await undo.press('Enter');
  await expect(page.getByText('Todo quedó como estaba y a nadie le escribimos.')).toBeVisible();
  expect(await agreed()).toEqual([8, 3]);
  expect(await datesOfCall()).toEqual(before);
  const written = (await mailbox.received()).flatMap(({ to }) => to?.map(({ address }) => address) ?? []);
  expect(written.filter((address) => talents.some(({ email }) => email === address))).toEqual([]);
});
