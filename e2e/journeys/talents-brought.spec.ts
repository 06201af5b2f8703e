import { sql } from 'drizzle-orm';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { anAgency, marker } from '../fixtures/administration.ts';
import { axe } from '../fixtures/axe.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('an agency invites a talent, whose link opens the form with what is known', async ({
  page,
  database,
  mailbox,
  openBrowser,
}) => {
  const { agency, account } = await anAgency(database);
  const email = `${marker('luz')}@correo.example`;
  await signIn(page, account);
  await page.goto('/talentos/invitaciones');
  await expect(page.getByText(`/unete/${agency.id}`)).toBeVisible();
  await page.getByRole('button', { name: 'Invitar a un talento' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Nombre' }).fill('Luz');
  await dialog.getByRole('textbox', { name: 'Correo electrónico' }).fill(email);
  await dialog.getByRole('button', { name: 'Invitar', exact: true }).click();
  await expect(page.getByText(`Enviamos la invitación a ${email}`)).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row.getByText('Enviada', { exact: true })).toBeVisible();
  const mail = await mailbox.waitFor({ to: email, subject: /te invita a Elenco/ });
  const theirs = await (await openBrowser()).newPage();
  await theirs.goto(mail.links.find((one) => one.includes('/invitacion-talento/')) ?? '');
  await expect(theirs.getByRole('heading', { level: 1, name: `Únete a ${agency.name}` })).toBeVisible();
  await expect(theirs.getByRole('textbox', { name: 'Nombres', exact: true })).toHaveValue('Luz');
  await axe(theirs);
  await expect(async () => {
    await page.reload();
    await expect(row.getByText('Abierta', { exact: true })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await row.getByRole('button', { name: 'Anular la invitación de Luz' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Anular', exact: true }).click();
  await expect(row.getByText('Anulada', { exact: true })).toBeVisible();
  await theirs.reload();
  await expect(theirs.getByText('Esta invitación ya no está abierta')).toBeVisible();
});

test('a file is matched, tried, brought in, and taken out again', async ({ page, database }) => {
  const { account } = await anAgency(database);
  const word = marker('importada');
  const file = (rows: readonly string[]) => ({
    name: 'talentos.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Nombres;Apellidos;Correo electrónico;Sexo;Ciudad', ...rows].join('\r\n'), 'latin1'),
  });
  await signIn(page, account);
  await page.goto('/talentos/importar');
  await axe(page);
  await page
    .getByLabel('Archivo de Excel, CSV o contactos')
    .setInputFiles(
      file([
        `Luz;Ñáñez;${word}a@correo.example;Mujer;Bogotá`,
        `Alma;Ríos;${word}b@correo.example;Mujer;Cali`,
        `Sol;Paz;no es un correo;Mujer;Macondo`,
      ]),
    );
  await expect(page.getByLabel('Sexo')).toHaveValue('gender');
  await page.getByRole('button', { name: 'Revisar las filas' }).click();
  await expect(page.getByText('2 filas están listas. 1 fila tiene errores.')).toBeVisible();
  const fault = page.getByRole('row').filter({ hasText: 'no es un correo' });
  await expect(fault).toContainText('Ciudad: No conocemos esa ciudad');
  await axe(page);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Descargar la fila que no entra' }).click();
  expect((await download).suggestedFilename()).toMatch(/^talentos-que-no-entraron-.*\.csv$/);
  await page.getByRole('button', { name: 'Importar 2 talentos' }).click();
  await expect(page.getByText('La importación terminó.')).toBeVisible();
  await expect(page.getByText('Entraron 2 talentos.')).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText('La importación se deshizo.')).toBeVisible();
  await expect(page.getByText('Se quitaron 2 talentos.')).toBeVisible();
});

test('photographs beside the file go up once their people are there, and what is nobody’s is asked', async ({
  page,
  database,
}) => {
  const { account } = await anAgency(database);
  const word = marker('retratada');
  const photo = async (name: string, background: string) => ({
    name,
    mimeType: 'image/jpeg',
    buffer: await sharp({ create: { width: 900, height: 1_200, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  });
  const [luz, nobodys, loose] = await Promise.all([
    photo('luz-nanez.jpg', '#c0392b'),
    photo('IMG_0042.jpg', '#27ae60'),
    photo('Ríos Alma (1).jpg', '#2980b9'),
  ]);
  const zip = zipSync({
    'fotos/luz-nanez.jpg': new Uint8Array(luz.buffer),
    'fotos/IMG_0042.jpg': new Uint8Array(nobodys.buffer),
    'fotos/notas.txt': new TextEncoder().encode('Elegir'),
  });
  const rows = [`Luz;Ñáñez;${word}a@correo.example;Mujer`, `Alma;Ríos;${word}b@correo.example;Mujer`];
  await signIn(page, account);
  await page.goto('/talentos/importar');
  await page.getByLabel('Archivo de Excel, CSV o contactos').setInputFiles({
    name: 'talentos.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Nombres;Apellidos;Correo electrónico;Sexo', ...rows].join('\n')),
  });
  await page.getByRole('button', { name: 'Revisar las filas' }).click();
  await expect(page.getByText('2 filas están listas.')).toBeVisible();
  await page
    .getByLabel('ZIP o fotos')
    .setInputFiles([{ name: 'fotos.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) }, loose]);
  await expect(page.getByText('2 fotos listas de 2 talentos. Suben solas')).toBeVisible();
  await expect(page.getByText('¿De quién es esta foto?')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'notas.txt' })).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: 'No subir esta foto' }).click();
  await expect(page.getByText('Dejaste 1 foto sin subir.')).toBeVisible();
  await page.getByRole('button', { name: 'Importar 2 talentos' }).click();
  await expect(page.getByText('Subieron 2 fotos')).toBeVisible();
  await expect(page.getByText('2 fotos ya estaban.')).toBeVisible();
  await axe(page);
  const kept = () =>
    database.execute<{ email: string; photos: string }>(sql`
      select t.email, count(p.id)::text as photos from talents t left join talent_photos p on p.talent_id = t.id
      where t.email like ${`${word}%`} group by t.email order by t.email`);
  expect((await kept()).rows).toEqual([
    { email: `${word}a@correo.example`, photos: '1' },
    { email: `${word}b@correo.example`, photos: '1' },
  ]);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText('Se quitaron 2 talentos.')).toBeVisible();
  expect((await kept()).rows).toEqual([]);
});

test('an agency chooses its address, and the one before leads nowhere', async ({
  page,
  database,
  openBrowser,
}) => {
  const { agency, account } = await anAgency(database);
  const slug = marker('faro').toLowerCase();
  await signIn(page, account);
  await page.goto('/talentos/invitaciones');
  for (const chosen of [`${slug}-antes`, slug]) {
    await page.getByRole('button', { name: 'Cambiar la dirección' }).click();
    const dialog = page.getByRole('dialog');
    const field = dialog.getByRole('textbox', { name: 'Dirección' });
    await field.fill('registro');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(dialog.getByText('Esa palabra está reservada. Elige otra.').first()).toBeVisible();
    await axe(page);
    await field.fill(chosen);
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    // On the page, which is read again after the write: a form opened before that begins with the address of before.
    await expect(page.getByRole('main').getByText(new RegExp(`/unete/${chosen}$`))).toBeVisible();
    await expect(dialog).toBeHidden();
  }
  const theirs = await (await openBrowser()).newPage();
  await theirs.goto(`/unete/${slug}-antes`);
  await expect(theirs.getByRole('heading', { level: 1, name: `Únete a ${agency.name}` })).toHaveCount(0);
  for (const address of [slug.toUpperCase(), slug]) {
    await theirs.goto(`/unete/${address}`);
    await expect(theirs).toHaveURL(new RegExp(`/unete/${slug}$`));
    await expect(theirs.getByRole('heading', { level: 1, name: `Únete a ${agency.name}` })).toBeVisible();
  }
  await theirs.goto(`/unete/${agency.id}`);
  await expect(theirs.getByRole('heading', { level: 1, name: `Únete a ${agency.name}` })).toBeVisible();
});
