import { asAdministrator, marker } from '../fixtures/administration.ts';
import { sampleJpg } from '../fixtures/sample-papers.ts';
import { expect, test } from '../fixtures/test.ts';
import { PasswordPage } from '../pages/password-page.ts';

test('the administrator creates a talent, who activates the account and is let in', async ({
  page,
  database,
  mailbox,
  openBrowser,
}) => {
  const email = `${marker('luz')}@correo.example`;
  const { screen } = await asAdministrator(page, database);
  await page.goto('/talentos');
  await page.getByRole('link', { name: 'Crear talento' }).click();
  await page.getByRole('button', { name: 'Crear talento' }).click();
  await expect(page.getByRole('textbox', { name: 'Nombres' })).toHaveAccessibleDescription(
    /obligatorio|llene/i,
  );
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
  const link = mail.links.find((one) => one.includes('/activar-cuenta/')) ?? '';
  const theirs = await (await openBrowser()).newPage();
  const door = new PasswordPage(theirs);
  await door.open(link);
  await door.choose('cordillera verde 41');
  await expect(door.done).toBeVisible();

  // Nobody comes in without a birth date.
  await screen.decide('Aprobar');
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(/fecha de nacimiento/i);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Editar' }).click();
  await expect(page.getByRole('textbox', { name: 'Correo electrónico' })).toHaveValue(email);
  await page.getByLabel('Fecha de nacimiento').fill('1999-05-01');
  await page.getByRole('textbox', { name: 'Estatura (cm)' }).fill('172');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Luz Nueva Estrella' })).toBeVisible();

  await screen.decide('Aprobar');
  await expect(page.getByText('Aprobaste a Luz Nueva Estrella')).toBeVisible();
  await expect(page.getByRole('main').getByText('Activo', { exact: true })).toBeVisible();
  await mailbox.waitFor({ to: email, subject: / en Elenco$/ });
  await screen.decide('Suspender', 'El documento no corresponde');
  await expect(page.getByText('Suspendiste a Luz Nueva Estrella')).toBeVisible();
  await screen.decide('Reactivar');
  await expect(page.getByText('Reactivaste a Luz Nueva Estrella')).toBeVisible();
});

test('under 18 a guardian is asked for', async ({ page, database }) => {
  await asAdministrator(page, database);
  await page.goto('/talentos/crear');
  await page.getByLabel('Fecha de nacimiento').fill(`${new Date().getUTCFullYear() - 15}-03-01`);
  const guardian = page.getByRole('region', { name: 'Acudiente' });
  await expect(guardian.getByRole('textbox', { name: 'Nombres' })).toBeVisible();
  await page.getByLabel('Fecha de nacimiento').fill('1990-03-01');
  await expect(guardian).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a talent registers alone, screen by screen, and finds what was typed after leaving', async ({
    page,
    mailbox,
  }) => {
    const email = `${marker('alma')}@correo.example`;
    const go = () => page.getByRole('button', { name: 'Continuar' }).click();
    const step = (title: string) => page.getByRole('heading', { level: 2, name: title });
    await page.goto('/unete');
    await expect(page.getByText('Paso 1 de 5')).toBeVisible();
    await go();
    await expect(page.getByRole('textbox', { name: 'Nombres', exact: true })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await page.getByRole('textbox', { name: 'Nombres', exact: true }).fill('Alma');
    await page.getByRole('textbox', { name: 'Apellidos', exact: true }).fill('Rincón');
    await page.getByRole('radio', { name: 'Femenino' }).check();
    const birthdate = page.getByLabel('Fecha de nacimiento');
    // A guardian is asked of who is under 18, and of nobody else.
    await birthdate.fill(`${new Date().getUTCFullYear() - 15}-02-01`);
    await expect(page.getByText('Paso 1 de 6')).toBeVisible();
    await birthdate.fill('2000-02-29');
    await expect(page.getByText('Paso 1 de 5')).toBeVisible();
    await go();

    await expect(step('¿Dónde vives?')).toBeVisible();
    await page.getByLabel('País').selectOption({ label: 'Colombia' });
    await page.getByLabel('Ciudad').selectOption({ index: 1 });
    await page.getByLabel(/^Tipo de documento/).selectOption({ index: 1 });
    await page
      .getByRole('textbox', { name: 'Número de documento', exact: true })
      .fill(`1${String(Date.now()).slice(-9)}`);
    await go();
    await expect(step('¿Cómo te contactamos?')).toBeVisible();
    await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(email);

    // What was typed is there again, whatever screen it was typed on.
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Nombres', exact: true })).toHaveValue('Alma');
    await go();
    await expect(page.getByLabel('Ciudad')).not.toHaveValue('');
    await go();
    await expect(page.getByRole('textbox', { name: 'Correo electrónico' })).toHaveValue(email);
    await page.getByRole('textbox', { name: 'Celular', exact: true }).fill('3001234567');
    await go();
    await expect(step('¿Qué haces?')).toBeVisible();
    await page.getByLabel('Perfil principal').selectOption({ index: 1 });
    await go();
    await expect(step('Tus permisos')).toBeVisible();
    await page.getByRole('button', { name: 'Crear mi perfil' }).click();
    await expect(page.getByRole('checkbox').first()).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('checkbox').nth(0).check();
    await page.getByRole('checkbox').nth(1).check();
    await page.getByRole('button', { name: 'Crear mi perfil' }).click();
    await expect(page).toHaveURL(/\/unete-fotos\/[\w-]{36}$/);
    await page.getByLabel('Foto principal').setInputFiles(await sampleJpg('rostro.jpg'));
    await expect(page.getByRole('list').getByText(/Listo|Subido|kB|MB/)).toBeVisible();
    await page.getByRole('button', { name: 'Terminar' }).click();
    await expect(page).toHaveURL(/\/confirm-email$/);
    const mail = await mailbox.waitFor({ to: email, subject: /^Activa tu cuenta/ });
    expect(mail.links.some((one) => /\/activar-cuenta\/[\w-]{36}\/talent\?k=/.test(one))).toBe(true);
  });
});
