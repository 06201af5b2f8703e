import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { codeOfMessage } from '../../lib/testing/code-of-message.ts';
import { makeContract } from '../../lib/testing/factories/contracts.ts';
import { confirmBrowser } from '../fixtures/confirm-browser.ts';
import { engage } from '../fixtures/engage-talent.ts';
import { type SamplePaper, samplePdf } from '../fixtures/sample-papers.ts';
import { expect, test } from '../fixtures/test.ts';
import { CodePage } from '../pages/code-page.ts';
import { CONTRACT_PAPERS, ContractPage } from '../pages/contract-page.ts';

const DAY = 86_400_000;
/** When the service is done, and claims are taken. */
const ENDED = { startDate: new Date(Date.now() - 3 * DAY), endDate: new Date(Date.now() - 2 * DAY) };

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

/** From the disk, as a person chooses it: the browser then tells of it by itself, with time between its two events. */
async function onDisk(papers: readonly SamplePaper[]) {
  const folder = await mkdtemp(path.join(tmpdir(), 'elenco-papers-'));
  for (const { name, buffer } of papers) await writeFile(path.join(folder, name), buffer);
  return { fileAt: (name: string) => path.join(folder, name), clear: () => rm(folder, { recursive: true }) };
}

test('the first file of each field of a contract is taken, and the first refusal of each is told', async ({
  page,
  database,
}) => {
  const text = { mimeType: 'text/plain', buffer: Buffer.from('Esto no es un PDF.') };
  const { fileAt, clear } = await onDisk([
    ...CONTRACT_PAPERS.map((document) => samplePdf(`afiliación ${document}.pdf`)),
    { ...text, name: 'notas.txt' },
    { ...text, name: 'falso.pdf' },
  ]);
  const { link, talent } = await engage(database);
  await confirmBrowser(page.context(), database, talent.id);
  const contract = new ContractPage(page);
  await contract.open(link);
  await contract.chooseType('eventos');
  await contract.show('Documentos');
  await contract.goOn();
  await expect(contract.problems).toBeVisible();
  const [first, second, ...others] = CONTRACT_PAPERS;
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });

  await page.getByLabel(first as string).setInputFiles(fileAt('notas.txt'));
  await expect(row('notas.txt')).toContainText('Ese tipo de archivo no se acepta. Sube PDF, PNG o JPG.');
  await page.getByLabel(second as string).setInputFiles(fileAt('falso.pdf'));
  await expect(row('falso.pdf').getByRole('alert')).toBeVisible();
  for (const document of others) {
    await page.getByLabel(document).setInputFiles(fileAt(`afiliación ${document}.pdf`));
    await expect(row('afiliación').getByText('Listo')).toHaveCount(others.indexOf(document) + 1);
  }
  for (const document of [first, second]) {
    await page.getByLabel(document as string).setInputFiles(fileAt(`afiliación ${document}.pdf`));
  }
  await expect(row('afiliación').getByText('Listo')).toHaveCount(CONTRACT_PAPERS.length);
  await expect(row('notas.txt')).toHaveCount(0);
  await clear();
});

test('[2.6/own code] a link that an agency copied shows nothing of the talent until the code that only she gets', async ({
  page,
  database,
  mailbox,
  openBrowser,
}) => {
  const { link, claimLink, talent } = await engage(database);
  await page.goto(link);
  const step = new CodePage(page);
  await expect(step.heading).toBeVisible();
  const told = [
    await (await page.request.get(page.url())).text(),
    await (await page.request.get(page.url(), { headers: { RSC: '1' } })).text(),
  ];
  for (const said of [talent.lastname, talent.email, talent.phone, talent.identification, talent.address]) {
    if (said) for (const body of told) expect(body).not.toContain(said);
  }
  for (const below of ['/contrato', '/documento']) {
    const answer = await page.request.fetch(`${page.url()}${below}`, {
      method: below === '/contrato' ? 'GET' : 'POST',
      headers: { origin: new URL(page.url()).origin },
    });
    expect(answer.status(), below).toBe(403);
  }
  await step.send();
  await step.fill('12345');
  await step.press();
  await expect(page.getByText('Escribe los 6 dígitos del código').first()).toBeVisible();
  const mail = await mailbox.waitFor({ to: talent.email, subject: /^Tu código para el contrato/ });
  const code = codeOfMessage(mail);
  expect(mail.html).toContain('tampoco a la agencia');
  await step.fill(code === '000000' ? '000001' : '000000');
  await expect(page.getByText('Ese no es el código').first()).toBeVisible();
  await step.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await expect(page.getByText(`${talent.name} ${talent.lastname}`, { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: '1. Leer' })).toBeVisible();
  const other = await (await openBrowser()).newPage();
  await other.goto(link);
  await expect(new CodePage(other).heading).toBeVisible();
  await page.goto(claimLink);
  await expect(page.getByRole('heading', { name: /El contrato no ha sido firmado/ })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ problems }) => void problems.allow(/\.js \(csp\)$/));

  test('the code comes to the phone too', async ({ page, database, mailbox }) => {
    const { link, talent } = await engage(database);
    await page.goto(link);
    const step = new CodePage(page);
    await step.send('celular');
    const digits = `${talent.dialingCode}${talent.phone}`.replaceAll(/\D/g, '');
    const to = `${digits}@telefono.invalid`;
    await step.fill(codeOfMessage(await mailbox.waitFor({ to, subject: /^Mensaje de texto/ })));
    await step.press();
    await expect(page.getByText(`${talent.name} ${talent.lastname}`, { exact: true })).toBeVisible();
  });
});

test('[2.2/claim: price typed] an amount that is typed or pasted means what it says, or says what is wrong', async ({
  page,
  database,
}) => {
  const { claimLink, talent, convocated } = await engage(database, { ...ENDED });
  await makeContract(database, { convocated });
  await confirmBrowser(page.context(), database, talent.id);
  await page.goto(claimLink);
  const price = page.getByLabel('Valor');
  const sent = page.locator('input[name="price"]');
  const type = async (text: string) => {
    await price.fill('');
    await price.pressSequentially(text);
  };
  await type('2500000,00');
  await expect(price).toHaveValue('2.500.000,00');
  await expect(sent).toHaveValue('2500000');
  await type('1500,5');
  await expect(page.getByText('Los pesos no llevan centavos')).toBeVisible();
  await page.getByRole('button', { name: 'Enviar cuenta de cobro' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'por corregir' })).toBeVisible();
  await expect(price).toHaveValue('1.500,5');
  await price.fill('$ 2.500.000');
  await expect(price).toHaveValue('2.500.000');
  await expect(sent).toHaveValue('2500000');
  await type('2.500.000');
  await expect(sent).toHaveValue('2500000');
  await type('1500.5');
  await expect(page.getByText('No se entiende el valor')).toBeVisible();
});
