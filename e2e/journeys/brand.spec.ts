import { axe } from '../fixtures/axe.ts';
import { makeCalling } from '../fixtures/make-calling.ts';
import { makeShownTalent } from '../fixtures/make-shown-talent.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { ProfilePage } from '../pages/profile-page.ts';

test('an agency’s mail has its name, its words and its colour, and so has the page it leads to', async ({
  page,
  database,
  mailbox,
  openBrowser,
}) => {
  const { run, agency, account, address, event, gender } = await makeCalling(database);
  const email = `marca-${run}@correo.example`;
  const talent = await makeShownTalent(database, { name: `Libre ${run}`, gender, email });
  await signIn(page, account);
  const profile = new ProfilePage(page, agency.id);

  await test.step('the brand: a colour that cannot be read is told with one that can', async () => {
    await profile.open('marca');
    await profile.field('Nombre del remitente').fill('Norte Eventos');
    await profile.field('Respuestas a').fill('nadie');
    await profile.field('Color de tu marca').fill('#ffb000');
    await profile.button('Guardar marca').click();
    await expect(page.getByText('Este email no es correcto')).toBeVisible();
    await expect(page.getByText('Con este color no se leerían bien los textos.')).toBeVisible();
    await axe(page);
    await profile.field('Respuestas a').fill('eventos@norte.example');
    await page.getByRole('button', { name: /^Usar #[0-9a-f]{6}, que sí se lee$/ }).click();
    await profile.button('Guardar marca').click();
    await expect(page.getByText('Cambios guardados')).toBeVisible();
  });
  const accent = await profile.field('Color de tu marca').inputValue();

  await test.step('the words of a call, with what may stand in them', async () => {
    await profile.button('Editar: Convocatoria a un talento').click();
    const dialog = page.getByRole('dialog', { name: 'Convocatoria a un talento' });
    await dialog.getByLabel('Asunto').fill('{agencia} te quiere en {evnto}');
    await dialog.getByLabel('Texto').fill('Nos acordamos de ti,');
    await dialog.getByRole('button', { name: '{talento}', exact: true }).click();
    await expect(dialog.getByRole('region', { name: 'Así se lee' })).toContainText(
      'Nos acordamos de ti, Valentina',
    );
    await axe(page);
    await dialog.getByRole('button', { name: 'Guardar texto' }).click();
    await expect(dialog.getByText('Hay un dato entre llaves que no existe aquí.')).toBeVisible();
    await dialog.getByLabel('Asunto').fill('{agencia} te quiere en {evento}');
    await dialog.getByRole('button', { name: 'Guardar texto' }).click();
    await expect(page.getByText('Texto guardado')).toBeVisible();
    const row = page.getByRole('listitem').filter({ hasText: 'Convocatoria a un talento' });
    await expect(row.getByText('Con tus palabras')).toBeVisible();
  });

  await page.goto(`${address}?q=${run}`);
  await page.getByRole('checkbox', { name: `Elegir a ${talent.name} ${talent.lastname}` }).check();
  await page.getByRole('button', { name: 'Convocar (1)' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Enviar el correo' }).click();
  const mail = await mailbox.waitFor({ to: talent.email, subject: /te quiere en/ });
  expect(mail.subject).toBe(`${agency.name} te quiere en ${event.name}`);
  expect(mail.from?.name).toBe('Norte Eventos vía Elenco');
  expect(mail.replyTo?.[0]?.address).toBe('eventos@norte.example');
  expect(mail.html).toContain(`background-color:${accent}`);
  expect(mail.text).toContain(`Nos acordamos de ti, ${talent.name}`);

  const theirs = await (await openBrowser()).newPage();
  await theirs.goto(mail.links.find((link) => link.includes('/convocatoria/')) ?? '');
  const yes = theirs.getByRole('button', { name: 'Disponible' });
  await expect(yes).toBeVisible();
  const channels = [1, 3, 5].map((at) => Number.parseInt(accent.slice(at, at + 2), 16)).join(', ');
  await expect(yes).toHaveCSS('background-color', `rgb(${channels})`);
  await axe(theirs);

  await test.step('back to the usual words', async () => {
    await profile.open('marca');
    await profile.button('Editar: Convocatoria a un talento').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Volver al de siempre' }).click();
    await expect(page.getByText('Volvió el texto de siempre')).toBeVisible();
    const row = page.getByRole('listitem').filter({ hasText: 'Convocatoria a un talento' });
    await expect(row.getByText('El de siempre')).toBeVisible();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(page.getByText('Quedó como estaba')).toBeVisible();
    await expect(row.getByText('El de siempre')).toBeHidden();
  });
});
