import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { codeOfMessage } from '../../lib/testing/code-of-message.ts';
import { contactsOf } from '../fixtures/contacts-of.ts';
import { MARIA } from '../fixtures/demo-agency.ts';
import { letPass } from '../fixtures/let-pass.ts';
import type { ReceivedMail } from '../fixtures/mailbox.ts';
import { pdfText } from '../fixtures/pdf-text.ts';
import { sampleJpg, samplePdf, samplePng } from '../fixtures/sample-papers.ts';
import { expect, test } from '../fixtures/test.ts';
import { CallPage } from '../pages/call-page.ts';
import { ClaimPage } from '../pages/claim-page.ts';
import { ClientsPage } from '../pages/clients-page.ts';
import { CodePage } from '../pages/code-page.ts';
import { ContractPage } from '../pages/contract-page.ts';
import { EventPage } from '../pages/event-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { dayFromNow, QuotationEditor } from '../pages/quotation-editor.ts';
import { QuotationsPage } from '../pages/quotations-page.ts';
import { ShowcasePage } from '../pages/showcase-page.ts';

const A_PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** Amounts are written with a space that does not break; a PDF's text has plain ones. */
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const textOf = async (download: Download): Promise<string> => pdfText(await readFile(await download.path()));

test('[1.1/work] [2.1/contract and claim] [2.2/modal: full profile] [2.8/contract signed] [2.8/claim made] an agency takes an event from a new client to the claim of a talent', async ({
  page,
  mailbox,
  database,
  openBrowser,
}) => {
  const run = randomBytes(3).toString('hex');
  const client = `Pacífico Moda ${run}`;
  const event = `Lanzamiento Ñandú ${run}`;
  const clientEmail = `compras-${run}@pacifico.example`;
  let total = '';

  await test.step('logs in and creates the client', async () => {
    await new LoginPage(page).logIn(MARIA);
    const clients = new ClientsPage(page);
    await clients.openNew();
    await clients.fill({ name: client, emailProducer: clientEmail, city: 'Bogotá' });
    await clients.save();
    await expect(page.getByRole('heading', { level: 1, name: client })).toBeVisible();
  });

  await test.step('quotes the event: the rail, the question and the page tell one total', async () => {
    const editor = new QuotationEditor(page);
    await editor.open();
    await editor.chooseClient(client);
    await expect(page.getByLabel('Correo del contacto')).toHaveValue(clientEmail);
    await editor.fillEvent({
      name: event,
      days: [dayFromNow(70), dayFromNow(71)],
      place: 'Teatro Colón',
      address: 'Calle 10 # 5-32',
    });
    await editor.addLine({ profile: 'Modelo', women: 3, men: 1, pay: '350000' });
    await editor.addLine({ profile: 'Presentador', women: 0, men: 1, days: 1, pay: '820000' });
    await editor.waitUntilSaved();
    total = plain(await editor.figure('Total'));
    expect(total).toMatch(/^\$ \d{1,3}(\.\d{3})+$/);
    expect(plain(await editor.send())).toContain(`Total: ${total}`);
    expect(plain(await new QuotationsPage(page).figure('Total'))).toBe(total);
  });

  await test.step('the client receives it by mail with the PDF', async () => {
    const mail = await mailbox.waitFor({ to: clientEmail, subject: new RegExp(event) });
    expect(plain(mail.text ?? '')).toContain(total);
    expect(mail.attachments[0]?.mimeType).toBe('application/pdf');
    const text = await pdfText(contentOf(mail));
    for (const said of [client, event, total, 'Modelo', 'Presentador', 'Teatro Colón']) {
      expect(text).toContain(said);
    }
  });

  await test.step('list and PDF tell the same total, and the client says yes', async () => {
    const quotations = new QuotationsPage(page);
    expect(await textOf(await quotations.downloadPdf())).toContain(total);
    await quotations.openList();
    await quotations.search(event);
    await expect(quotations.row(event)).toHaveCount(1);
    expect(plain((await quotations.row(event).textContent()) ?? '')).toContain(total);
    await quotations.row(event).getByRole('link').first().click();
    await quotations.accept();
    await expect(page.getByRole('heading', { level: 1, name: event })).toBeVisible();
  });

  const work = new EventPage(page);
  const eventAddress = page.url();
  let called: string[] = [];
  await test.step('opens a call and calls three talents', async () => {
    await work.publishCall('Modelo, mujeres', 'Vestuario negro, llegar a las 7');
    await work.openSection('Convocatorias');
    await work.openCandidates('Modelo · Mujeres');
    called = await work.callFirst(3);
  });

  const calls = await mailbox.waitForAll(new RegExp(`te convoca: ${event}`), 3);
  expect(calls.map(({ to }) => to?.[0]?.name).toSorted()).toEqual(called.toSorted());
  const [chosen = ''] = called;
  const call = calls.find(({ to }) => to?.[0]?.name === chosen);
  const email = call?.to?.[0]?.address ?? '';
  const phone = await (await openBrowser(A_PHONE)).newPage();

  await test.step('one of them says yes on her phone, by the link of her mail', async () => {
    const answer = new CallPage(phone);
    await answer.open(linkIn(call, '/convocatoria/'));
    await expect(phone.getByText('Vestuario negro, llegar a las 7')).toBeVisible();
    await expect(phone.getByText('350.000')).toBeVisible();
    await answer.answer('Disponible', 'Llego desde las 6');
  });

  await test.step('the agency sees it and confirms her', async () => {
    await page.goto(eventAddress);
    await work.openSection('Talentos');
    await expect(work.talent(chosen)).toContainText('Llego desde las 6');
    await work.confirm(chosen);
  });

  await test.step('the client sees the talents without a login, and nothing that leads to them', async () => {
    const client = await (await openBrowser()).newPage();
    const showcase = new ShowcasePage(client);
    await work.openSection('Vitrina');
    const address = await work.showcaseAddress();
    await showcase.open(address);
    await expect(client.getByText('Todavía no hay talentos para mostrar.')).toBeVisible();
    const [, other = '', unshown = ''] = called;
    await work.show(chosen, other);
    await work.sendShowcase(clientEmail);
    const mail = await mailbox.waitFor({ to: clientEmail, subject: new RegExp(`Talentos para ${event}`) });
    expect(mail.links).toContain(address);
    await client.goto(address);
    await expect(showcase.talent(chosen)).toContainText('Confirmada');
    await expect(showcase.talent(other)).toBeVisible();
    await expect(showcase.talent(unshown)).toHaveCount(0);
    const html = await (await client.request.get(address)).text();
    const data = await (await client.request.get(address, { headers: { RSC: '1' } })).text();
    for (const secret of await contactsOf(database, calls)) {
      expect(html, 'the page').not.toContain(secret);
      expect(data, 'its data').not.toContain(secret);
    }
    await showcase.openTalent(other);
    await client.goBack();
    await expect(client.getByRole('dialog')).toBeHidden();
    await expect(client).toHaveURL(address);
    const dialog = await showcase.openTalent(chosen);
    await expect(dialog.getByText('Estatura')).toBeVisible();
    await dialog.getByRole('link', { name: 'Ver Perfil Completo' }).click();
    await expect(client.getByRole('heading', { level: 1, name: chosen })).toBeVisible();
  });

  await test.step('she signs her contract with four documents', async () => {
    const mail = await mailbox.waitFor({ to: email, subject: new RegExp(`Firma tu contrato: ${event}`) });
    const contract = new ContractPage(phone);
    await contract.open(linkIn(mail, '/contract-talent/'));
    await new CodePage(phone).pass(mailbox, email);
    await contract.chooseType('eventos');
    await contract.upload('Documento de identidad', await sampleJpg('Cédula de frente.jpg'));
    await contract.upload('RUT', samplePdf('RUT.pdf'));
    await contract.upload('EPS', await samplePng('Certificado EPS.png'));
    await contract.upload('ARL', samplePdf('Afiliación ARL.pdf'));
    await contract.acceptTerms();
    await contract.nameItself();
    await contract.signAsOpened();
    await contract.closeAlert();
    const text = await textOf(await contract.download());
    for (const said of [chosen, event, AGENCY, FEE]) expect(text).toContain(said);
    expect(text).toMatch(/CTR-\d{4}-\d{5}/);
    expect(text).toContain('Constancia de firma electrónica');
  });

  await test.step('the agency signs it, with a code of its own', async () => {
    await page.goto(eventAddress);
    await work.openSection('Documentos');
    await expect(page.getByText(`· ${chosen}`)).toBeVisible();
    await page.getByRole('button', { name: 'Enviarme el código' }).click();
    const subject = new RegExp(`Tu código para firmar: ${event}`);
    const code = codeOfMessage(await mailbox.waitFor({ to: MARIA.email, subject }));
    await page.getByLabel('Código', { exact: true }).fill(code);
    await page.getByRole('button', { name: 'Firmar 1 documento' }).click();
    await expect(page.getByText('Firmado por ambos')).toBeVisible();
    await phone.reload();
    await expect(phone.getByText('Firmado por ambos')).toBeVisible();
  });

  await test.step('she sends her claim by the link that came with the signed contract', async () => {
    const mail = await mailbox.waitFor({ to: email, subject: new RegExp(`Tu contrato firmado: ${event}`) });
    expect(await pdfText(contentOf(mail))).toContain(chosen);
    const claim = new ClaimPage(phone);
    await claim.open(linkIn(mail, '/invoice/'));
    await expect(claim.message('Todavía no puedes enviar tu cuenta de cobro')).toBeVisible();
    await letPass(database, eventAddress);
    await phone.reload();
    await expect(phone.getByText(`En tu contrato: ${FEE}`)).toBeVisible();
    await claim.fill({
      activities: 'Modelaje en el lanzamiento, dos días',
      bank: 'Bancolombia',
      account: '00123456789',
      accountType: 'Ahorros',
    });
    await claim.send();
    await expect(claim.sent).toBeVisible();
    const text = await textOf(await claim.download());
    for (const said of [chosen, FEE, 'Bancolombia', '00123456789', 'Modelaje en el lanzamiento, dos días']) {
      expect(text).toContain(said);
    }
  });

  await test.step('the agency has both papers, by mail and at the event', async () => {
    const subject = (kind: string) => new RegExp(`${kind}.*${event}`);
    const signed = await mailbox.waitFor({ to: MARIA.email, subject: subject('firmó el contrato de') });
    const claimed = await mailbox.waitFor({ to: MARIA.email, subject: subject('Cuenta de cobro de') });
    expect(await pdfText(contentOf(signed))).toContain(chosen);
    expect(await pdfText(contentOf(claimed))).toContain(FEE);
    await page.goto(eventAddress);
    await work.openSection('Documentos');
    const contract = await pdfText(await work.paper('contrato', chosen));
    const claim = await pdfText(await work.paper('cuenta de cobro', chosen));
    for (const said of [chosen, event, AGENCY, FEE]) expect(contract).toContain(said);
    for (const said of [chosen, AGENCY, FEE]) expect(claim).toContain(said);
  });
});

const AGENCY = 'Casa Norte Producciones S.A.S.';
/** What the agency pays her before withholdings: 350.000 for each of two days. */
const FEE = '$ 700.000';

const linkIn = (mail: ReceivedMail | undefined, path: string): string => {
  const link = mail?.links.find((one) => one.includes(path));
  if (!link) throw new Error(`The mail "${mail?.subject}" has no link to ${path}`);
  return link;
};

const contentOf = ({ attachments }: ReceivedMail): Uint8Array =>
  new Uint8Array((attachments[0]?.content ?? new ArrayBuffer()) as ArrayBuffer);
