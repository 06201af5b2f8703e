import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { codeOfMessage } from '../../lib/testing/code-of-message.ts';
import { makeAgencyUser, TEST_PASSWORD } from '../../lib/testing/factories/identity.ts';
import { axe } from '../fixtures/axe.ts';
import { confirmBrowser } from '../fixtures/confirm-browser.ts';
import { engage } from '../fixtures/engage-talent.ts';
import { letPass } from '../fixtures/let-pass.ts';
import type { Database } from '../fixtures/make-shown-talent.ts';
import { pdfQr } from '../fixtures/pdf-qr.ts';
import { pdfText } from '../fixtures/pdf-text.ts';
import { sampleJpg, samplePdf, samplePng } from '../fixtures/sample-papers.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { ClaimPage } from '../pages/claim-page.ts';
import { ContractPage } from '../pages/contract-page.ts';

const A_PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const DAY = 86_400_000;
const SOON = { startDate: new Date(Date.now() + 2 * DAY), endDate: new Date(Date.now() + 3 * DAY) };
const CODE = /Código ((?:[0-9A-Z]{4}-){2}[0-9A-Z]{4})/;

test('[2.2/claim: busy words] from the signature of both to a receipt that verifies, by a claim returned once and a batch that two people approve', async ({
  page,
  database,
  mailbox,
  openBrowser,
}) => {
  const { agency, link, eventId, claimLink, talent } = await engage(database, SOON);
  const { user: owner } = await makeAgencyUser(database, { agency });
  const { user } = await makeAgencyUser(database, { agency, role: 'FINANCE' });
  const { user: second } = await makeAgencyUser(database, { agency, role: 'FINANCE' });
  await database.execute(sql`update agencies set payouts_second_approval_over = 0 where id = ${agency.id}`);
  const talents = await openBrowser(A_PHONE);
  const phone = await talents.newPage();
  const claim = new ClaimPage(phone);

  await confirmBrowser(talents, database, talent.id);
  const codeMailTo = (email: string) => mailbox.waitFor({ to: email, subject: /Tu código para firmar/ });

  await test.step('she signs on her phone, with a code of her mail', async () => {
    const contract = new ContractPage(phone);
    await contract.open(link);
    await contract.chooseType('eventos');
    await contract.upload('Documento de identidad', await sampleJpg('Cédula de frente.jpg'));
    await contract.upload('RUT', samplePdf('RUT.pdf'));
    await contract.upload('EPS', await samplePng('Certificado EPS.png'));
    await contract.upload('ARL', samplePdf('Afiliación ARL.pdf'));
    await contract.acceptTerms();
    await contract.nameItself();
    await contract.askForCode();
    await contract.confirm(await codeMailTo(talent.email));
    await contract.acceptAlert();
  });

  await test.step('the agency signs what she signed, with a code of its own', async () => {
    const desk = await (await openBrowser()).newPage();
    await signIn(desk, { email: owner.email, password: TEST_PASSWORD });
    await desk.goto(`/evento/${eventId}/evento?seccion=documentos`);
    await desk.getByRole('button', { name: 'Enviarme el código' }).click();
    await desk.getByLabel('Código', { exact: true }).fill(codeOfMessage(await codeMailTo(owner.email)));
    await desk.getByRole('button', { name: 'Firmar 1 documento' }).click();
    await expect(desk.getByText('Firmado por ambos')).toBeVisible();
    // As when the service has ended.
    await letPass(database, desk.url());
  });

  const fee = await feeOf(database, eventId);
  await test.step('she claims ten times her fee', async () => {
    await claim.open(claimLink);
    await claim.fill({
      activities: 'Modelaje, dos días',
      price: String(fee * 10),
      bank: 'Bancolombia',
      account: '00123456789',
      accountType: 'Ahorros',
    });
    await phone.getByLabel('Por qué es distinto al contrato').fill('Fueron diez días');
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await phone.route('**/invoice/**', async (route) => {
      if (route.request().method() === 'POST') await held;
      await route.continue();
    });
    await claim.send();
    await expect(phone.getByText('Generando cuenta de cobro...')).toBeVisible();
    await expect(phone.getByRole('button', { name: 'Cargando...' })).toBeVisible();
    answer();
    await expect(claim.sent).toBeVisible();
    await phone.unroute('**/invoice/**');
  });

  await test.step('finance sees the difference and returns it', async () => {
    await signIn(page, { email: user.email, password: TEST_PASSWORD });
    await page.goto('/dashboard');
    await page.getByRole('link', { name: /^Por pagar/ }).click();
    await page.getByRole('link', { name: new RegExp(talent.lastname) }).click();
    await expect(page.getByText(`${pesos(fee * 9)} más que el contrato`)).toBeVisible();
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
    await claim.fill({ price: String(fee) });
    await phone.getByRole('button', { name: 'Enviar la corrección' }).click();
    await expect(phone.getByRole('heading', { name: 'Corrección enviada' })).toBeVisible();
  });

  await test.step('finance compares both versions and approves', async () => {
    await page.goto('/cuentas-de-cobro');
    await page.getByRole('link', { name: new RegExp(talent.lastname) }).click();
    await expect(page.getByText(`Versión 1 · ${pesos(fee * 10)}`)).toBeVisible();
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
    await page.getByRole('button', { name: 'Pagar 1: descargar archivo' }).click();
    await page.waitForURL(/\/pagos\/[0-9a-f-]{36}$/);
    await expect(page.getByText('Terminada en 6789')).toBeVisible();
    await axe(page);
    await expect(page.getByRole('heading', { name: 'Falta que otra persona lo apruebe' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Aprobar lote' })).toHaveCount(0);
  });

  await test.step('the other person approves it, downloads the file of the bank and marks it as paid', async () => {
    const other = await (await openBrowser()).newPage();
    await signIn(other, { email: second.email, password: TEST_PASSWORD });
    await other.goto('/pagos');
    await other.getByRole('link', { name: /Lote 1/ }).click();
    await other.getByRole('button', { name: 'Aprobar lote' }).click();
    const downloading = other.waitForEvent('download');
    await other.getByRole('button', { name: 'Descargar archivo' }).click();
    const file = await readFile(await (await downloading).path(), 'utf8');
    expect(file).toContain('00123456789');
    expect(file).toContain(String(fee));
    await other.getByRole('button', { name: 'Marcar como pagado' }).click();
    await other.getByLabel('Referencia del banco').fill('TRX-4471');
    await other.getByRole('dialog').getByRole('button', { name: 'Marcar como pagado' }).click();
    await expect(other.getByRole('heading', { name: 'Lote pagado' })).toBeVisible();
    await expect(other.getByText('Referencia TRX-4471')).toBeVisible();
  });

  await test.step('she reads that it is paid, and the receipt of her mail verifies by its QR', async () => {
    await phone.reload();
    await expect(phone.getByRole('heading', { name: 'Tu cuenta de cobro está pagada' })).toBeVisible();
    const mail = await mailbox.waitFor({ to: talent.email, subject: /Pagamos tu cuenta de cobro/ });
    const [receipt] = mail.attachments;
    expect(receipt?.mimeType).toBe('application/pdf');
    const pdf = new Uint8Array((receipt?.content ?? new ArrayBuffer()) as ArrayBuffer);
    const [code] = CODE.exec(await pdfText(pdf))?.slice(1) ?? [];
    const address = await pdfQr(pdf);
    expect(new URL(address).pathname).toBe(`/verificar/${code?.replaceAll('-', '')}`);
    await phone.goto(address);
    await expect(phone.getByText('El documento existe y está vigente')).toBeVisible();
  });
});

/** Pesos as pages write them. */
const pesos = (amount: number): string => `$ ${amount.toLocaleString('es-CO')}`;

/** What her contract says that she gets. */
async function feeOf(database: Database, eventId: string): Promise<number> {
  const { rows } = await database.execute<{ fee: string }>(
    sql`select snapshot #>> '{facts,fee,amount}' as fee from contracts where event_id = ${eventId}`,
  );
  return Number(rows[0]?.fee);
}
