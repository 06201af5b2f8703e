import { sql } from 'drizzle-orm';
import { makeAdministrator, TEST_PASSWORD } from '../../lib/testing/factories/identity.ts';
import { makeShownTenant } from '../fixtures/make-shown-talent.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

const PHONE = { width: 390, height: 844 };

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('a talent comes in by a mailed link, and its profile saves itself', async ({
    page,
    database,
    mailbox,
    problems,
    openBrowser,
  }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    const { talent } = await makeShownTenant(database);
    const { user } = await makeAdministrator(database);
    const { rows } = await database.execute<{ email: string }>(sql`
      update talents set password_hash = ${user.passwordHash} where id = ${talent} returning email`);
    const email = rows[0]?.email ?? '';
    const savedOf = async (column: 'address' | 'phone') =>
      (await database.execute<Record<string, string>>(sql`select * from talents where id = ${talent}`))
        .rows[0]?.[column];

    await page.goto('/mi-perfil/perfil/datos');
    await page.getByRole('link', { name: '¿Eres talento? Entra con un enlace' }).click();
    await page.waitForURL('**/entrar');
    await page.getByLabel('Correo electrónico').fill('nadie@correo.example');
    await page.getByRole('button', { name: 'Enviar enlace' }).click();
    await expect(page.getByRole('heading', { name: 'Revisa tu correo' })).toBeVisible();
    await page.getByRole('link', { name: 'No me llegó' }).click();
    await page.waitForURL(/\/entrar$/);
    await page.getByLabel('Correo electrónico').fill(email);
    await page.getByRole('button', { name: 'Enviar enlace' }).click();
    // The same words as for nobody.
    await expect(page.getByRole('heading', { name: 'Revisa tu correo' })).toBeVisible();
    const mail = await mailbox.waitFor({ to: email, subject: /^Tu enlace para entrar/ });
    const link = mail.links.find((one) => one.includes('/entrar/')) ?? '';

    // On another device.
    const other = await (await openBrowser({ viewport: PHONE })).newPage();
    await other.goto(link);
    await other.reload();
    await other.getByRole('button', { name: 'Entrar' }).click();
    await expect(other).toHaveURL(/\/mi-perfil$/);
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Este enlace ya no sirve' })).toBeVisible();

    // What is wrong stays, the rest is saved.
    await page.context().addCookies(await other.context().cookies());
    await page.goto('/mi-perfil/perfil/datos');
    const note = page.locator('[data-save]');
    await page.getByRole('textbox', { name: 'Dirección' }).fill('Calle 26 # 68B-71');
    await expect(note).toHaveText('Guardado');
    const phone = await savedOf('phone');
    await page.getByRole('textbox', { name: 'Celular' }).fill('12');
    await page.getByRole('textbox', { name: 'Dirección' }).fill('Calle 26 # 68B-72');
    await expect(note).toHaveText(/^Lo marcado no se guardó/);
    expect([await savedOf('address'), await savedOf('phone')]).toEqual(['Calle 26 # 68B-72', phone]);

    // Without a network it waits on the device, and the page brings it back.
    await page.context().setOffline(true);
    await page.getByRole('textbox', { name: 'Dirección' }).fill('Calle 26 # 68B-73');
    await expect(note).toHaveText(/^No pudimos guardar/);
    await page.context().setOffline(false);
    await expect.poll(() => savedOf('address')).toBe('Calle 26 # 68B-73');
    page.on('dialog', (dialog) => dialog.accept());
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Celular' })).toHaveValue('(12');
  });

  test('the place can be installed, and shows its next calls without a network', async ({
    page,
    request,
    problems,
    database,
  }) => {
    // The page itself fails too, and is answered by the worker.
    problems.allow(
      /ERR_INTERNET_DISCONNECTED|Failed to fetch|(answer 503|failed request): GET .*\/mi-perfil\/trabajos/,
    );
    const { talent, event } = await makeShownTenant(database);
    const { user } = await makeAdministrator(database);
    const { rows } = await database.execute<{ email: string; name: string }>(sql`
      update talents t set password_hash = ${user.passwordHash} from events e
      where t.id = ${talent} and e.id = ${event} returning t.email, e.name`);
    const { email = '', name = '' } = rows[0] ?? {};
    await signIn(page, { email, password: TEST_PASSWORD });
    await page.goto('/mi-perfil');

    const href = await page.locator('link[rel=manifest]').getAttribute('href');
    const manifest = await (await request.get(href ?? '')).json();
    expect(manifest).toMatchObject({ start_url: '/mi-perfil', display: 'standalone' });
    for (const icon of manifest.icons as { src: string; sizes: string }[]) {
      const drawn = await request.get(icon.src);
      expect([drawn.status(), drawn.headers()['content-type']]).toEqual([200, 'image/png']);
      const bytes = await drawn.body();
      expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(icon.sizes);
    }
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(new URL(scope).pathname).toBe('/mi-perfil');

    const kept = () => page.evaluate(async () => (await caches.keys()).toString());
    await expect.poll(kept).toBe('elenco-kept');
    await page.context().setOffline(true);
    await page.goto('/mi-perfil/trabajos');
    await expect(page.getByRole('heading', { name: 'Sin conexión' })).toBeVisible();
    await expect(page.getByText(name)).toBeVisible();
    await page.context().setOffline(false);
    await page.getByRole('link', { name: 'Intentar de nuevo' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Trabajos' })).toBeVisible();

    // Nothing of it stays for who takes the device next.
    await page.goto('/mi-perfil/cuenta');
    await page.getByRole('button', { name: 'Cerrar Sesión', exact: true }).click();
    await expect(page).toHaveURL(/\/login$/);
    expect(await kept()).toBe('');
  });
});
