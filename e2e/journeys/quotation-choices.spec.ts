import { sql } from 'drizzle-orm';
import { openQuotation } from '../fixtures/open-quotation.ts';
import { makeDrafting, readAnswers } from '../fixtures/quoting-agency.ts';
import { expect, test } from '../fixtures/test.ts';
import { AnswerPage } from '../pages/answer-page.ts';
import { QuotationEditor } from '../pages/quotation-editor.ts';

const A_PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

test('a client says how many people, sees what that comes to, and gets the event with them', async ({
  page,
  mailbox,
  database,
  openBrowser,
}) => {
  const quoting = await makeDrafting(database);
  const { quotationId, event, clientEmail } = quoting;
  await openQuotation(page, quoting);
  await page.getByRole('button', { name: 'El cliente elige…' }).click();
  await page.getByRole('checkbox', { name: 'También cuántas personas' }).check();
  await page.getByLabel('Hasta').fill('6');
  await page.keyboard.press('Escape');
  await expect(
    page.getByRole('button', { name: 'El cliente elige: De 2 a 6 personas, a elección' }),
  ).toBeVisible();
  await new QuotationEditor(page).send();
  const mail = await mailbox.waitFor({ to: clientEmail, subject: new RegExp(event) });
  const link = mail.links.find((address) => address.includes('/cotizacion/')) ?? '';

  await test.step('without scripts the form is sent and answered', async () => {
    const plain = await (await openBrowser({ ...A_PHONE, javaScriptEnabled: false })).newPage();
    const answer = new AnswerPage(plain);
    await answer.open(link);
    const before = await answer.total();
    await plain.getByLabel('Cuántas personas').fill('4');
    await plain.getByRole('button', { name: 'Actualizar el total' }).click();
    await expect.poll(() => answer.total()).not.toBe(before);
    await plain.getByLabel('Cuántas personas').fill('40');
    await plain.getByRole('button', { name: 'Actualizar el total' }).click();
    await expect(plain.getByText('Elige una cantidad dentro del rango')).toBeVisible();
    await expect(plain.getByLabel('Cuántas personas')).toHaveValue('40');
  });

  await test.step('and what is typed last goes along with an answer', async () => {
    const plain = await (await openBrowser({ ...A_PHONE, javaScriptEnabled: false })).newPage();
    const answer = new AnswerPage(plain);
    await answer.open(link);
    await plain.getByLabel('Cuántas personas').fill('40');
    await plain.getByRole('button', { name: 'Aceptar', exact: true }).click();
    await expect(plain.getByText('Elige una cantidad dentro del rango')).toBeVisible();
    await plain.getByLabel('Cuántas personas').fill('5');
    await answer.choose('Aceptar');
    await expect(plain.getByText('Con', { exact: true })).toBeVisible();
    await expect(plain).toHaveURL(/personas\.0=5/);
    await plain.getByRole('link', { name: 'Cambiar lo que elegiste' }).click();
    await expect(plain.getByLabel('Cuántas personas')).toHaveValue('5');
    await answer.choose('Pedir un cambio');
    await plain.getByRole('link', { name: 'Volver a la cotización' }).click();
    await expect(plain.getByLabel('Cuántas personas')).toHaveValue('5');
  });

  await test.step('on a phone it adds up by itself, and what is accepted is what was chosen', async () => {
    const phone = await (await openBrowser(A_PHONE)).newPage();
    const answer = new AnswerPage(phone);
    await answer.open(link);
    const before = await answer.total();
    await phone.getByLabel('Cuántas personas').fill('4');
    await expect.poll(() => answer.total()).not.toBe(before);
    await expect(phone).toHaveURL(/personas\.0=4/);
    const four = (await answer.total()).trim();
    // Pressed before it has added up.
    await phone.getByLabel('Cuántas personas').fill('6');
    await answer.accept({ name: 'Camila Rojas Peña', document: '52.123.456' });
    await expect(answer.status('Aceptaste esta cotización')).toBeVisible();
    expect((await answer.total()).trim()).not.toBe(four);
  });

  expect(await readAnswers(database, quotationId)).toMatchObject({
    state_id: 63,
    answers: 'ACCEPTED',
    events: 1,
  });
  const { rows } = await database.execute<{ people: number }>(sql`
    select sum(p.quantity)::int as people from event_personals p join events e on e.id = p.event_id
    where e.quotation_id = ${quotationId}`);
  expect(rows).toEqual([{ people: 6 }]);
});
