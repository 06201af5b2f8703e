import { sql } from 'drizzle-orm';
import { confirmBrowser } from '../fixtures/confirm-browser.ts';
import { engage } from '../fixtures/engage-talent.ts';
import { sampleJpg, samplePdf } from '../fixtures/sample-papers.ts';
import { expect, test } from '../fixtures/test.ts';
import { ContractPage } from '../pages/contract-page.ts';

const DAY = 86_400_000;
const SOON = { startDate: new Date(Date.now() + 2 * DAY), endDate: new Date(Date.now() + 3 * DAY) };

test('a reload while signing loses nothing, and two tabs sign one contract', async ({
  page,
  context,
  database,
  mailbox,
}) => {
  const { link, path, talent, eventId } = await engage(database, SOON);
  await confirmBrowser(context, database, talent.id);
  const contract = new ContractPage(page);
  await contract.open(link);
  await contract.chooseType('eventos');
  await contract.upload('Documento de identidad', await sampleJpg('Cédula.jpg'));
  for (const paper of ['RUT', 'EPS', 'ARL'] as const) await contract.upload(paper, samplePdf(`${paper}.pdf`));
  await contract.acceptTerms();
  await contract.nameItself();
  const name = await page.getByLabel('Nombre de quien firma').inputValue();
  const terms = page.getByLabel('Leí y acepto las cláusulas del contrato');
  const holds = async () => {
    await expect(page.getByLabel('Nombre de quien firma')).toBeVisible();
    await expect(page.getByLabel('Nombre de quien firma')).toHaveValue(name);
    await expect(page.getByRole('checkbox', { name: 'Acepto firmar por medios' })).toBeChecked();
    await contract.show('Leer');
    await expect(page.getByLabel('Tipo de contrato')).toHaveValue('eventos');
    await expect(contract.clauses).toBeVisible();
    for (const box of await page.getByRole('checkbox', { name: /[Aa]cepto/ }).all())
      await expect(box).toBeChecked();
    await contract.show('Documentos');
    for (const file of ['Cédula.jpg', 'RUT.pdf', 'EPS.pdf', 'ARL.pdf'])
      await expect(contract.stored(file)).toBeVisible();
    await contract.show('Firmar');
  };
  await page.reload();
  await expect(page.getByText('Recuperamos lo que habías escrito')).toBeVisible();
  await expect(terms).toBeChecked();
  await holds();

  await contract.askForCode();
  await page.reload();
  await expect(page.getByLabel('Código para firmar')).toBeVisible();
  await holds();

  // The same contract in another tab: what is signed in one is signed in both.
  const other = await context.newPage();
  await other.goto(path);
  await new ContractPage(other).show('Firmar');
  await expect(other.getByLabel('Código para firmar')).toBeVisible();
  const mail = await mailbox.waitFor({ to: talent.email, subject: /Tu código para firmar/ });
  await contract.confirm(mail);
  await other.reload();
  await expect(new ContractPage(other).signed).toBeVisible();
  const { rows } = await database.execute(
    sql`select count(*)::int n from contracts where event_id = ${eventId} and talent_id = ${talent.id}`,
  );
  expect(rows).toEqual([{ n: 1 }]);
});

test('a drawn signature is there again after a reload', async ({ page, context, database }) => {
  const { link, talent } = await engage(database, SOON);
  await confirmBrowser(context, database, talent.id);
  const contract = new ContractPage(page);
  await contract.open(link);
  await contract.chooseType('eventos');
  await contract.show('Firmar');
  await page.getByRole('radio', { name: 'Dibujo mi firma' }).check();
  const pad = page.getByRole('img', { name: 'Dibuja aquí con el dedo o el ratón' });
  const box = await pad.boundingBox();
  if (!box) throw new Error('no pad');
  await page.mouse.move(box.x + 30, box.y + 60);
  await page.mouse.down();
  for (let step = 1; step <= 20; step += 1)
    await page.mouse.move(box.x + 30 + step * 8, box.y + 60 + (step % 2) * 30);
  await page.mouse.up();
  const drawing = page.locator('input[name=drawing]');
  const drawn = await drawing.inputValue();
  expect(drawn.length).toBeGreaterThan(60);
  await page.reload();
  await expect(drawing).toHaveValue(drawn);
});
