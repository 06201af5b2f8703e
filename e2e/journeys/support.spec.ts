import { makeEvent } from '../../lib/testing/factories/events.ts';
import { anAgency, asAdministrator } from '../fixtures/administration.ts';
import { axe } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/test.ts';
import { LoginPage } from '../pages/login-page.ts';

const PHONE = { width: 390, height: 844 };

test('[1.2.8/*] [1.5/support phone required] [1.8/support success] [1.9/support closes] [1.9/support closes after 1 s] an agency asks to be called about an event, and reads what support answered', async ({
  page,
  database,
  mailbox,
  openBrowser,
}) => {
  const { agency, user, account } = await anAgency(database);
  const event = await makeEvent(database, { agency });
  await new LoginPage(page).logIn(account);
  await page.setViewportSize(PHONE);
  const help = page.getByRole('dialog', { name: '¿En qué te ayudamos?' });

  await test.step('chooses the event and sends a phone', async () => {
    await page.getByRole('button', { name: 'Pedir ayuda a soporte' }).click();
    await expect(help.getByRole('button', { name: 'Agendar' })).toHaveCount(0);
    await help.getByRole('combobox', { name: 'Evento' }).fill(event.name.slice(0, 8));
    await page.getByRole('option', { name: new RegExp(`^${event.name}`) }).click();
    await expect(help.getByRole('link', { name: 'Llámanos' })).toHaveAttribute('href', /^tel:\+\d{10,}$/);
    const chat = await help.getByRole('link', { name: 'Escribir' }).getAttribute('href');
    expect(decodeURIComponent(chat ?? '')).toContain(event.name);
    await help.getByRole('button', { name: 'Agendar' }).click();
    await expect(help.getByRole('button', { name: 'Enviar' })).toBeDisabled();
    // An empty field says what it lacks once it is left.
    await help.getByLabel('Teléfono').focus();
    await page.keyboard.press('Tab');
    await expect(help.getByText('Por favor llene este campo')).toBeVisible();
    await axe(page);
    await help.getByLabel('Teléfono').fill('300');
    await help.getByRole('button', { name: 'Enviar' }).click();
    await expect(help.getByText('Telefono incorrecto')).toBeVisible();
    await help.getByLabel('Teléfono').fill('3001234567');
    await expect(help.getByLabel('Teléfono')).toHaveValue('(300) 123-4567');
    // From here on the time of the page is told by the test.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    await help.getByRole('button', { name: 'Enviar' }).click();
    await expect(help.getByText('Excelente!')).toBeVisible();
    await page.clock.runFor(999);
    await expect(help.getByText('Excelente!')).toBeVisible();
    await page.clock.runFor(1);
    await expect(help).toBeHidden();
    await page.clock.resume();
  });

  await test.step('support is told, takes it and answers', async () => {
    const mail = await mailbox.waitFor({ to: 'soporte@elenco.co', subject: /\+57 300 123 4567$/ });
    expect(mail.replyTo?.[0]?.address).toBe(user.email);
    const theirs = await (await openBrowser()).newPage();
    await asAdministrator(theirs, database);
    await theirs.goto(new URL(mail.links.find((link) => link.includes('/soporte/')) ?? '').pathname);
    await theirs.getByRole('button', { name: 'La atiendo yo' }).click();
    await expect(theirs.getByText('En curso')).toBeVisible();
    await theirs.getByRole('textbox', { name: 'Respuesta' }).fill('Ya puedes publicar la convocatoria');
    await theirs.getByRole('button', { name: 'Enviar respuesta' }).click();
    await expect(theirs.getByText('Respondida', { exact: true })).toBeVisible();
    await theirs.goto('/soporte?estado=respondidas');
    await expect(theirs.getByRole('link', { name: `${user.name} ${user.lastname}` }).first()).toBeVisible();
    const answer = await mailbox.waitFor({ to: user.email, subject: /^Respuesta de soporte/ });
    expect(answer.text).toContain('Ya puedes publicar la convocatoria');
  });

  await page.reload();
  await page.getByRole('button', { name: 'Pedir ayuda a soporte' }).click();
  await expect(help.getByText('Ya puedes publicar la convocatoria')).toBeVisible();
});
