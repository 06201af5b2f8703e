import { sql } from 'drizzle-orm';
import { codeOfMessage } from '../../lib/testing/code-of-message.ts';
import { axe } from '../fixtures/axe.ts';
import { settled } from '../fixtures/look-over.ts';
import type { Database } from '../fixtures/make-shown-talent.ts';
import { PressBudget, THREE_HUNDRED } from '../fixtures/press-budget.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import {
  claimForAll,
  letTwoDaysPass,
  makeEventForMany,
  sayYes,
  sendNothingMore,
  signForAll,
} from '../fixtures/three-hundred.ts';

const PEOPLE = 300;
/** Who answers only once it was reminded. */
const SLOW = 60;
/** What is done one after the other to three hundred, on a busy machine. */
const PATIENT = { timeout: 600_000 };

test.use({ countsPresses: true });

const countOf = async (database: Database, of: ReturnType<typeof sql>): Promise<number> => {
  const { rows } = await database.execute<{ count: number }>(sql`select count(*)::int count from ${of}`);
  return rows[0]?.count ?? 0;
};

test('three hundred talents are called, decided on, reminded, signed for and paid in at most 60 presses', async ({
  page,
  database,
  mailbox,
  presses,
}, info) => {
  const budget = new PressBudget(THREE_HUNDRED, presses ?? []);
  const { agency, event, owner, account } = await makeEventForMany(database, PEOPLE);
  const places = (state: number) =>
    countOf(database, sql`convocateds where event_id = ${event} and state_id = ${state}`);
  const claims = (status: string) =>
    countOf(database, sql`claims where event_id = ${event} and status = ${status}`);
  const dialog = page.getByRole('dialog');
  const bar = page.getByRole('region', { name: 'Acciones sobre lo seleccionado' });
  await signIn(page, account);

  await page.goto(`/evento/${event}/evento`);
  await settled(page);
  await budget.step('calls them', async () => {
    await page.getByRole('link', { name: 'Publicar y convocar' }).first().click();
    await settled(page);
    await page.getByLabel(/convocar a los primeros/).fill(String(PEOPLE));
    await page.getByRole('button', { name: `Publicar y convocar a ${PEOPLE}` }).click();
    await expect(dialog).toContainText(`¿Convocar a ${PEOPLE} personas?`);
    await axe(page);
    await dialog.getByRole('button', { name: `Convocar a ${PEOPLE}` }).click();
    await expect(page.getByText(`Publicaste 1 convocatoria y convocaste a ${PEOPLE} personas.`)).toBeVisible(
      PATIENT,
    );
  });
  expect(await places(1811)).toBe(PEOPLE);
  await sendNothingMore(database, agency);

  await sayYes(database, event, PEOPLE - SLOW);
  await letTwoDaysPass(database, event);
  await page.goto(`/evento/${event}/evento`);
  await settled(page);
  const choose = (count: number, group: string) =>
    page.getByRole('button', { name: `Elegir a los ${count} de “${group}”` }).click();
  const confirm = async (count: number) => {
    await choose(count, 'Por decidir');
    await bar.getByRole('button', { name: `Confirmar a ${count}` }).click();
    await expect(page.getByText(`Confirmaste a ${count} talentos.`)).toBeVisible(PATIENT);
  };
  await budget.step('decides on who answered', async () => {
    await page
      .getByRole('navigation', { name: 'Secciones del evento' })
      .getByRole('link', { name: 'Talentos' })
      .click();
    await settled(page);
    await page.getByRole('link', { name: 'Lista', exact: true }).click();
    await confirm(PEOPLE - SLOW);
  });
  await budget.step('reminds the others, and decides on them', async () => {
    await choose(SLOW, 'Sin respuesta firme');
    await bar.getByRole('button', { name: `Recordar a ${SLOW}` }).click();
    await dialog.getByRole('button', { name: `Recordar a ${SLOW}` }).click();
    await expect(page.getByText(`Les enviamos otra vez la convocatoria a ${SLOW} talentos.`)).toBeVisible(
      PATIENT,
    );
    await sayYes(database, event, SLOW);
    await page.reload();
    await settled(page);
    await confirm(SLOW);
  });
  expect(await places(1813)).toBe(PEOPLE);
  expect(
    await countOf(database, sql`convocateds where event_id = ${event} and reminded_at is not null`),
  ).toBe(SLOW);
  await sendNothingMore(database, agency);

  await signForAll(database, event);
  await page.goto('/eventos/firmar');
  await settled(page);
  await budget.step('signs their contracts', async () => {
    // On the dashboard, the line that leads here.
    budget.press();
    await page.getByRole('button', { name: 'Enviarme el código' }).click();
    const mail = await mailbox.waitFor({ to: owner, subject: /Tu código para firmar/ });
    await expect(page.getByLabel('Código', { exact: true })).toBeFocused();
    await page.keyboard.type(codeOfMessage(mail));
    const sign = page.getByRole('button', { name: `Firmar ${PEOPLE} documentos` });
    await sign.click();
    await expect(sign).toHaveCount(0, PATIENT);
  });
  expect(
    await countOf(database, sql`contracts where event_id = ${event} and agency_signed_at is not null`),
  ).toBe(PEOPLE);
  await sendNothingMore(database, agency);

  await claimForAll(database, event);
  await page.goto('/dashboard');
  await settled(page);
  const chooseAll = async () => {
    await page.getByRole('checkbox', { name: 'Seleccionar todas las filas de esta página' }).check();
    await bar.getByRole('button', { name: 'Elegir todo lo que coincide' }).click();
    await expect(bar).toContainText(`${PEOPLE} seleccionados`);
  };
  await budget.step('approves their claims', async () => {
    await page
      .getByRole('link', { name: /^Por pagar/ })
      .first()
      .click();
    await chooseAll();
    await bar.getByRole('button', { name: `Aprobar ${PEOPLE}` }).click();
    await expect(page.getByText(`${PEOPLE} cuentas de cobro aprobadas`)).toBeVisible(PATIENT);
  });
  expect(await claims('APPROVED')).toBe(PEOPLE);
  await sendNothingMore(database, agency);
  await budget.step('pays them', async () => {
    await page.getByRole('link', { name: 'Aprobadas' }).click();
    await chooseAll();
    await page.getByRole('button', { name: `Pagar ${PEOPLE}: descargar archivo` }).click();
    await page.waitForURL(/\/pagos\/[0-9a-f-]{36}$/);
    await page.getByRole('button', { name: 'Marcar como pagado' }).click();
    await dialog.getByRole('button', { name: 'Marcar como pagado' }).click();
    await expect(page.getByRole('heading', { name: 'Lote pagado' })).toBeVisible(PATIENT);
  });
  expect(await claims('PAID')).toBe(PEOPLE);
  await sendNothingMore(database, agency);
  await budget.close(info);
});
