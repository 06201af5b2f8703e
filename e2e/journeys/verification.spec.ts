import { readFile } from 'node:fs/promises';
import { openQuotation } from '../fixtures/open-quotation.ts';
import { pdfText } from '../fixtures/pdf-text.ts';
import { makeDrafting } from '../fixtures/quoting-agency.ts';
import { expect, test } from '../fixtures/test.ts';
import { AnswerPage } from '../pages/answer-page.ts';
import { QuotationEditor } from '../pages/quotation-editor.ts';

const CODE = /Código ((?:[0-9A-Z]{4}-){2}[0-9A-Z]{4})/;

test('whoever was handed a quotation checks it by the code at its foot and by its file', async ({
  page,
  mailbox,
  database,
  openBrowser,
}) => {
  const quoting = await makeDrafting(database);
  await openQuotation(page, quoting);
  await new QuotationEditor(page).send();
  const mail = await mailbox.waitFor({ to: quoting.clientEmail, subject: new RegExp(quoting.event) });
  const client = new AnswerPage(await (await openBrowser({})).newPage());
  await client.open(mail.links.find((address) => address.includes('/cotizacion/')) ?? '');
  const file = await readFile(await (await client.downloadPdf()).path());
  const code = CODE.exec(await pdfText(file))?.[1] ?? '';

  const stranger = await (await openBrowser({})).newPage();
  const drop = (name: string, buffer: Buffer) =>
    stranger.getByLabel('Archivo PDF').setInputFiles({ name, mimeType: 'application/pdf', buffer });
  await stranger.goto('/verificar');
  await test.step('a code that is none is told beside its field, and stays there', async () => {
    await stranger.getByLabel('Código del documento').fill('ABC-123');
    await stranger.keyboard.press('Enter');
    await expect(stranger.getByText('Ese código no es de un documento de Elenco')).toBeVisible();
    await expect(stranger.getByLabel('Código del documento')).toHaveValue('ABC-123');
  });
  await test.step('the code leads to what the document is', async () => {
    await stranger.getByLabel('Código del documento').fill(` ${code.toLowerCase().replaceAll('-', ' ')} `);
    await stranger.keyboard.press('Enter');
    await expect(stranger.getByText('El documento existe y está vigente')).toBeVisible();
    await expect(stranger.getByText(code)).toBeVisible();
  });
  await test.step('the file is it, byte by byte, and with one byte changed it is not', async () => {
    await drop('cotización.pdf', file);
    await expect(stranger.getByText('El archivo es auténtico')).toBeVisible();
    const changed = Buffer.from(file);
    changed[500] = (changed[500] ?? 0) ^ 1;
    await drop('cambiada.pdf', changed);
    await expect(stranger.getByText('No reconocemos el archivo')).toBeVisible();
  });
});
