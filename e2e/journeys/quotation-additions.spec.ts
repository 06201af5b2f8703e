import { sql } from 'drizzle-orm';
import { makeQuoting } from '../fixtures/quoting-agency.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { AnswerPage } from '../pages/answer-page.ts';
import { QuotationEditor } from '../pages/quotation-editor.ts';

const A_PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const CLIENT = { name: 'Camila Rojas Peña', document: '52.123.456' };
const DRAFT = { stateId: 61, code: null, sentAt: null, validUntil: null };

test('one option, one alternative and one addition become one event, and its balance is paid', async ({
  page,
  mailbox,
  database,
  openBrowser,
}) => {
  const lines = [{}, { budget: 300_000 }, { budget: 200_000 }, { budget: 260_000 }];
  const { account, quotationId, event, clientEmail } = await makeQuoting(database, { ...DRAFT, lines });
  await database.execute(sql`update quotation_lines set optional = position = 1, taken = position in (0, 2),
    alternative = case when position > 1 then 'Música' end where quotation_id = ${quotationId}`);
  const editor = new QuotationEditor(page);
  await signIn(page, account);
  await page.goto(`/cotizador/listado/cotizacion/${quotationId}`);
  await editor.send();
  const linkIn = async (subject: RegExp) =>
    (await mailbox.waitFor({ to: clientEmail, subject })).links.find((one) => one.includes('/cotizacion/')) ??
    '';

  const phone = await (await openBrowser(A_PHONE)).newPage();
  const answer = new AnswerPage(phone);
  await test.step('the client takes the option and the other alternative', async () => {
    await answer.open(await linkIn(new RegExp(event)));
    const before = await answer.total();
    await phone.getByLabel(/^Incluir /).check();
    await phone
      .getByLabel(/^Música: elegir /)
      .last()
      .check();
    await expect.poll(() => answer.total()).not.toBe(before);
    await answer.accept(CLIENT);
    await expect(answer.status('Aceptaste esta cotización')).toBeVisible();
  });
  const totals = async () => {
    const { rows } = await database.execute<{
      total: number;
      event: number;
      state_id: number;
      people: number;
    }>(sql`
      select q.total::float8 as total, e.total_event::float8 as event, q.state_id,
        (select sum(quantity)::int from event_personals where event_id = e.id) as people
      from quotations q join events e on e.quotation_id = ${quotationId}
      where q.id = ${quotationId} or q.addition_of = ${quotationId} order by q.code`);
    return rows;
  };
  const [first] = await totals();
  expect(first).toMatchObject({ event: first?.total, people: 6 });

  await test.step('the agency quotes an addition from the event, and sends it', async () => {
    await page.goto(`/cotizador/listado/cotizacion/${quotationId}`);
    await page.getByRole('link', { name: 'Ver evento' }).click();
    await page.getByRole('button', { name: 'Cotizar un adicional' }).click();
    await expect(page.getByText(/^Adicional de COT-\d{5}: se suma a su evento/)).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Cliente', exact: true })).toBeDisabled();
    await editor.addLine({ profile: 'Modelo', women: 1, days: 1, pay: '180000' });
    await editor.waitUntilSaved();
    await editor.send();
    await expect(page.getByText(/^Adicional de COT-\d{5}$/)).toBeVisible();
  });

  await test.step('the page of the first leads its client to it, who accepts it alone', async () => {
    await phone.reload();
    await phone.getByRole('button', { name: 'Ver y responder' }).click();
    await expect(phone.getByText(/ · Adicional de COT-\d{5}/).first()).toBeVisible();
    await answer.accept(CLIENT);
    await expect(answer.status('Aceptaste esta cotización')).toBeVisible();
  });
  const [unchanged, addition] = await totals();
  const sum = (first?.total ?? 0) + (addition?.total ?? 0);
  expect(unchanged).toEqual({ ...first, event: sum, people: 7 });
  expect(addition).toMatchObject({ state_id: 63 });

  await test.step('what is owed is the sum of both, and is paid', async () => {
    await page.reload();
    await page.getByRole('link', { name: 'Ver evento' }).click();
    await expect(page.getByRole('region', { name: 'Adicionales' })).toContainText('Aceptada');
    await page.getByRole('link', { name: 'Finanzas' }).click();
    const written = sum.toLocaleString('es-CO');
    await expect(page.getByText('Valor por cobrar', { exact: true }).locator('xpath=..')).toContainText(
      written,
    );
    await page.getByRole('button', { name: 'Registrar pago' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(`El saldo es $ ${written}`);
    await dialog.getByRole('button', { name: /^(Registrar|Guardar)/ }).click();
    await expect(dialog).toBeHidden();
    const { rows } = await database.execute<{ paid: number }>(sql`
      select sum(m.settled)::float8 as paid from client_payments m join events e on e.id = m.event_id
      where e.quotation_id = ${quotationId}`);
    expect(rows).toEqual([{ paid: sum }]);
  });
  await expect(page.getByText('Saldo', { exact: true }).first().locator('xpath=..')).toContainText(
    /\$\s0(?!\d)/,
  );
});
