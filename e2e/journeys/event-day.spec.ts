import { sql } from 'drizzle-orm';
import { makeEventToday } from '../fixtures/event-today.ts';
import { BOTH_SCHEMES, lookOver } from '../fixtures/look-over.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('a call sheet reaches its talent, who is checked in by its code at a desk without network', async ({
  page,
  database,
  mailbox,
  openBrowser,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const tenant = await makeEventToday(database);
  const { name, ...talent } = tenant.person;

  await signIn(page, tenant.account);
  const section = `/evento/${tenant.event}/evento?seccion=dia`;
  await page.goto(section);
  await page.getByRole('textbox', { name: 'Contacto en el lugar' }).fill('Ana Ruiz');
  await page.getByRole('textbox', { name: 'Teléfono del contacto' }).fill('300 111 2233');
  await page.getByRole('textbox', { name: 'Qué vestir y llevar' }).fill('Negro completo');
  await page.getByLabel('Hora de llegada de todos').fill('05:30');
  await page.getByRole('button', { name: 'Guardar hoja' }).click();
  await expect(page.getByText('La hoja de llamado quedó guardada.')).toBeVisible();
  await page.getByRole('button', { name: 'Enviar a todos' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Enviar a todos' }).click();
  await expect(page.getByText(/va en camino a un talento/)).toBeVisible();

  const mail = await mailbox.waitFor({ to: talent.email, subject: /^Hoja de llamado/ });
  const phone = await (await openBrowser()).newPage();
  await phone.setViewportSize({ width: 390, height: 844 });
  await signIn(phone, talent);
  await phone.goto(mail.links.find((link) => link.includes('/mi-perfil/trabajos/')) ?? '');
  await expect(phone.getByText('Llegas a las 5:30 a. m.')).toBeVisible();
  await expect(phone.getByText('Negro completo')).toBeVisible();
  const code = (await phone.getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/).textContent()) ?? '';

  const desk = await page.context().newPage();
  await desk.setViewportSize({ width: 390, height: 844 });
  await desk.goto(`/mesa/${tenant.event}`);
  await expect(desk.getByText('0 de 1 llegaron')).toBeVisible();
  await desk.context().setOffline(true);
  await desk.getByRole('searchbox', { name: 'Buscar' }).fill(code);
  await desk.getByRole('button', { name: `Llegó ${name}` }).click();
  await expect(desk.getByText('1 de 1 llegaron')).toBeVisible();
  await expect(desk.getByText('Sin internet: 1 registro guardado en este celular')).toBeVisible();
  await desk.context().setOffline(false);
  await expect(desk.getByText('Sin internet', { exact: false })).toBeHidden();
  await desk.getByRole('button', { name: `Salió ${name}` }).click();
  await expect(desk.getByText('Salió', { exact: true })).toBeVisible();
  await expect
    .poll(async () => {
      const found = await database.execute<{ kind: string }>(
        sql`select kind from attendance_marks where event_id = ${tenant.event} order by pressed_at`,
      );
      return found.rows.map(({ kind }) => kind);
    })
    .toEqual(['ARRIVED', 'LEFT']);
  await page.goto(section);
  await expect(page.getByText('Llegaron').locator('..')).toContainText('1');

  await lookOver(page, section, BOTH_SCHEMES);
  await lookOver(page, `/mesa/${tenant.event}`, BOTH_SCHEMES);
  await lookOver(phone, `/mi-perfil/trabajos/${tenant.convocated}`, BOTH_SCHEMES);
});
