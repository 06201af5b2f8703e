import { sql } from 'drizzle-orm';
import { makeAdministrator, TEST_PASSWORD } from '../../lib/testing/factories/identity.ts';
import { asAdministrator, marker } from '../fixtures/administration.ts';
import { BOTH_SCHEMES, lookOver } from '../fixtures/look-over.ts';
import { makeShownTenant } from '../fixtures/make-shown-talent.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { PasswordPage } from '../pages/password-page.ts';

const PASSWORD = 'cordillera verde 41';

test('a talent activates its account, logs in on a phone and completes its profile', async ({
  page,
  database,
  mailbox,
  openBrowser,
}) => {
  const email = `${marker('luz')}@correo.example`;
  await asAdministrator(page, database);
  await page.goto('/talentos/crear');
  await page.getByRole('textbox', { name: 'Nombres' }).fill('Luz');
  await page.getByRole('textbox', { name: 'Apellidos' }).fill('Nueva Estrella');
  await page.getByRole('combobox', { name: 'Género' }).click();
  await page.getByRole('option', { name: 'Femenino' }).click();
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(email);
  await page.getByRole('combobox', { name: 'Perfil principal' }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Crear talento' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Luz Nueva Estrella' })).toBeVisible();

  const mail = await mailbox.waitFor({ to: email, subject: /^Activa tu cuenta/ });
  const phone = await (await openBrowser()).newPage();
  await phone.setViewportSize({ width: 390, height: 844 });
  const door = new PasswordPage(phone);
  await door.open(mail.links.find((one) => one.includes('/activar-cuenta/')) ?? '');
  await door.choose(PASSWORD);
  await expect(door.done).toBeVisible();
  await phone.getByRole('link', { name: 'Ingresar' }).click();
  await phone.getByLabel('Correo electrónico').fill(email);
  await phone.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await phone.getByRole('button', { name: 'Ingresar' }).click();
  await expect(phone).toHaveURL(/\/mi-perfil$/);
  await expect(phone.getByRole('heading', { level: 1, name: 'Hola, Luz' })).toBeVisible();

  // The portal is not a talent's, nor the own place anybody else's.
  await phone.goto('/clientes');
  await expect(phone).toHaveURL(/\/mi-perfil$/);
  await page.goto('/mi-perfil/cuenta');
  await expect(page).toHaveURL(/\/dashboard$/);

  await phone.getByRole('link', { name: 'Completar' }).click();
  await expect(phone.getByRole('heading', { level: 1, name: 'Datos y documento' })).toBeVisible();
  await phone.getByLabel('Fecha de nacimiento').fill('1999-05-01');
  await phone.getByRole('textbox', { name: 'Dirección' }).fill('Calle 26 # 68B-70');
  await phone.getByRole('button', { name: 'Guardar' }).click();
  await expect(phone.getByText('Guardamos los cambios')).toBeVisible();
  await phone.reload();
  await expect(phone.getByLabel('Fecha de nacimiento')).toHaveValue('1999-05-01');
  await expect(phone.getByRole('textbox', { name: 'Dirección' })).toHaveValue('Calle 26 # 68B-70');

  await phone.goto('/mi-perfil/perfil/idiomas');
  await phone.getByRole('button', { name: 'Agregar' }).click();
  await phone.getByRole('textbox', { name: 'Idioma' }).fill('Inglés');
  await phone.getByRole('button', { name: 'Guardar' }).click();
  await expect(phone.getByText('Guardamos los cambios')).toBeVisible();
  await phone.reload();
  await expect(phone.getByRole('textbox', { name: 'Idioma' })).toHaveValue('Inglés');

  await phone.goto('/mi-perfil/disponibilidad');
  const next = new Date().getUTCFullYear() + 1;
  await phone.getByLabel('Desde').fill(`${next}-03-01`);
  await phone.getByLabel('Hasta').fill(`${next}-03-04`);
  await phone.getByRole('button', { name: 'Bloquear' }).click();
  await expect(phone.getByText('Bloqueaste esos días')).toBeVisible();
  await phone.getByRole('button', { name: /^Liberar/ }).click();
  await expect(phone.getByText('No has bloqueado días')).toBeVisible();

  await phone.goto('/mi-perfil/cuenta');
  await phone.getByRole('button', { name: 'Cerrar Sesión', exact: true }).click();
  await expect(phone).toHaveURL(/\/login$/);
  await phone.goto('/mi-perfil/trabajos');
  await expect(phone).toHaveURL(/\/login\?callbackUrl=/);
});

test('each page of a talent’s place holds on a desk and a phone, light and dark', async ({
  page,
  database,
}) => {
  const tenant = await makeShownTenant(database);
  const { user } = await makeAdministrator(database);
  const { rows } = await database.execute<{ email: string }>(sql`
    update talents set password_hash = ${user.passwordHash} where id = ${tenant.talent} returning email`);
  await signIn(page, { email: rows[0]?.email ?? '', password: TEST_PASSWORD });
  const below = [
    '',
    '/trabajos',
    '/perfil',
    '/perfil/datos',
    '/perfil/medidas',
    '/perfil/perfiles',
    '/perfil/presentacion',
    '/perfil/experiencia',
    '/perfil/habilidades',
    '/perfil/idiomas',
    '/perfil/estudios',
    '/convocatorias',
    '/documentos',
    '/avisos',
    '/cuenta-bancaria',
    '/certificados',
    '/datos-tributarios',
    '/disponibilidad',
    '/permisos',
    '/datos-personales',
    '/cuenta',
  ];
  for (const path of below) await lookOver(page, `/mi-perfil${path}`, BOTH_SCHEMES);
  // Work opens without its link and without a code: the talent has said who it is.
  await page.goto(`/convocatoria/${tenant.convocatory}/${tenant.talent}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Enlace', { exact: true })).toHaveCount(0);
});
