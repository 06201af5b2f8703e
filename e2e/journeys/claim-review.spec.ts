import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { makeContract } from '../../lib/testing/factories/contracts.ts';
import { makeAgencyUser, TEST_PASSWORD } from '../../lib/testing/factories/identity.ts';
import { axe } from '../fixtures/axe.ts';
import { confirmBrowser } from '../fixtures/confirm-browser.ts';
import { engage } from '../fixtures/engage-talent.ts';
import { pdfText } from '../fixtures/pdf-text.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { ClaimPage } from '../pages/claim-page.ts';

const DAY = 86_400_000;
const ENDED = { startDate: new Date(Date.now() - 3 * DAY), endDate: new Date(Date.now() - 2 * DAY) };
const CODE = /Código ((?:[0-9A-Z]{4}-){2}[0-9A-Z]{4})/;
const SIGNED_FOR_700_000 = { facts: { fee: { amount: 700_000, currency: 'COP' } } };

test('a claim with a wrong value is returned, corrected by its talent, approved by keys and paid in a batch by two people', async ({
  page,
  database,
  mailbox,
  openBrowser,
}) => {
  test.setTimeout(150_000);
  const { agency, claimLink, talent, convocated } = await engage(database, ENDED);
  await makeContract(database, { convocated, snapshot: SIGNED_FOR_700_000 });
  const { user } = await makeAgencyUser(database, { agency, role: 'FINANCE' });
  const { user: second } = await makeAgencyUser(database, { agency, role: 'FINANCE' });
  await database.execute(sql`update agencies set payouts_second_approval_over = 0 where id = ${agency.id}`);
  const talents = await openBrowser();
  const phone = await talents.newPage();
  const claim = new ClaimPage(phone);

  await test.step('she claims ten times her fee', async () => {
    await confirmBrowser(talents, database, talent.id);
    await claim.open(claimLink);
    await claim.fill({
      activities: 'Modelaje, dos días',
      price: '7000000',
      bank: 'Bancolombia',
      account: '00123456789',
      accountType: 'Ahorros',
    });
    await phone.getByLabel('Por qué es distinto al contrato').fill('Fueron diez días');
    await claim.send();
    await expect(claim.sent).toBeVisible();
  });

  await test.step('finance sees the difference and returns it', async () => {
    await signIn(page, { email: user.email, password: TEST_PASSWORD });
    await page.goto('/dashboard');
    await page.getByRole('link', { name: /^Cuentas de cobro/ }).click();
    await page.getByRole('link', { name: new RegExp(talent.lastname) }).click();
    await expect(page.getByText('$ 6.300.000 más que el contrato')).toBeVisible();
    await expect(page.getByText('Fueron diez días')).toBeVisible();
    await expect(page.getByText('Ahorros terminada en 6789')).toBeVisible();
    await page.keyboard.press('r');
    await expect(page.getByLabel('Qué debe corregir')).toBeFocused();
    await page.keyboard.type('Fueron dos días.');
    await page.getByRole('button', { name: 'Devolver cuenta de cobro' }).click();
    await expect(page.getByText('No hay cuentas de cobro por revisar')).toBeVisible();
  });

  await test.step('she reads why, and corrects what she had written', async () => {
    const mail = await mailbox.waitFor({ to: talent.email, subject: /Corrige tu cuenta de cobro/ });
    await claim.open(mail.links.find((link) => link.includes('/invoice/')) ?? '');
    await expect(phone.getByText('Fueron dos días.')).toBeVisible();
    await expect(phone.getByLabel('Actividades')).toHaveValue('Modelaje, dos días');
    await expect(phone.getByLabel('Número de cuenta')).toHaveValue('00123456789');
    await claim.fill({ price: '700000' });
    await phone.getByRole('button', { name: 'Enviar la corrección' }).click();
    await expect(phone.getByRole('heading', { name: 'Corrección enviada' })).toBeVisible();
  });

  await test.step('finance compares both versions and approves', async () => {
    await page.goto('/cuentas-de-cobro');
    await page.getByRole('link', { name: new RegExp(talent.lastname) }).click();
    await expect(page.getByText('Versión 1 · $ 7.000.000')).toBeVisible();
    await expect(page.getByText('Reemplazada', { exact: true })).toBeVisible();
    await page.keyboard.press('a');
    await expect(page.getByText('No hay cuentas de cobro por revisar')).toBeVisible();
    await page.goto('/cuentas-de-cobro?estado=aprobadas');
    await expect(page.getByRole('link', { name: new RegExp(talent.lastname) })).toBeVisible();
    await phone.reload();
    await expect(phone.getByRole('heading', { name: 'Tu cuenta de cobro está aprobada' })).toBeVisible();
  });

  await test.step('finance puts it in a batch, which another person must approve', async () => {
    await page
      .getByRole('row', { name: new RegExp(talent.lastname) })
      .getByRole('checkbox')
      .check();
    await page.getByRole('button', { name: 'Pagar en lote' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Crear lote' }).click();
    await page.waitForURL(/\/pagos\/[0-9a-f-]{36}$/);
    await expect(page.getByText('Terminada en 6789')).toBeVisible();
    await axe(page);
    await page.getByRole('button', { name: 'Cerrar lote' }).click();
    await expect(page.getByRole('heading', { name: 'Falta que otra persona lo apruebe' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Aprobar lote' })).toHaveCount(0);
  });

  await test.step('the other person approves it, downloads the file of the bank and marks it as paid', async () => {
    const other = await (await openBrowser()).newPage();
    await signIn(other, { email: second.email, password: TEST_PASSWORD });
    await other.goto('/pagos');
    await other.getByRole('link', { name: /Lote 1/ }).click();
    await other.getByRole('button', { name: 'Aprobar lote' }).click();
    await other.getByRole('button', { name: 'Generar archivo' }).click();
    const downloading = other.waitForEvent('download');
    await other.getByRole('link', { name: 'Descargar archivo' }).click();
    const file = await readFile(await (await downloading).path(), 'utf8');
    expect(file).toContain('00123456789');
    expect(file).toContain('700000');
    await other.getByRole('button', { name: 'Marcar como pagado' }).click();
    await other.getByLabel('Referencia del banco').fill('TRX-4471');
    await other.getByRole('dialog').getByRole('button', { name: 'Marcar como pagado' }).click();
    await expect(other.getByRole('heading', { name: 'Lote pagado' })).toBeVisible();
    await expect(other.getByText('Referencia TRX-4471')).toBeVisible();
  });

  await test.step('she reads that it is paid, and the receipt of her mail verifies by its code', async () => {
    await phone.reload();
    await expect(phone.getByRole('heading', { name: 'Tu cuenta de cobro está pagada' })).toBeVisible();
    const mail = await mailbox.waitFor({ to: talent.email, subject: /Pagamos tu cuenta de cobro/ });
    const [receipt] = mail.attachments;
    expect(receipt?.mimeType).toBe('application/pdf');
    const text = await pdfText(new Uint8Array((receipt?.content ?? new ArrayBuffer()) as ArrayBuffer));
    await phone.goto(`/verificar/${CODE.exec(text)?.[1] ?? ''}`);
    await expect(phone.getByText('El documento existe y está vigente')).toBeVisible();
  });
});
