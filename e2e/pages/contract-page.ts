import { type Download, expect, type Locator, type Page } from '@playwright/test';
import { codeOfMessage } from '../../lib/testing/code-of-message.ts';
import type { ReceivedMail } from '../fixtures/mailbox.ts';

export type ContractPaper = 'Documento de identidad' | 'RUT' | 'EPS' | 'ARL';
export const CONTRACT_PAPERS: readonly ContractPaper[] = ['Documento de identidad', 'RUT', 'EPS', 'ARL'];

/** A file as Playwright gives it to an input. */
export type Upload = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

/** The online signing of a contract, by its link. */
export class ContractPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** The whole link, as the mail brings it. */
  async open(link: string): Promise<void> {
    await this.#page.goto(link);
  }

  /** Goes to one of the three screens by the bar above them. */
  async show(screen: 'Leer' | 'Documentos' | 'Firmar'): Promise<void> {
    const step = this.#page.getByRole('button', { name: new RegExp(`^\\d\\. ${screen}$`) });
    await step.click();
    await expect(step).toHaveAttribute('aria-current', 'step');
  }

  async chooseType(type: 'eventos' | 'fotografia'): Promise<void> {
    await this.#page.getByLabel('Tipo de contrato').selectOption(type);
    await expect(this.clauses).toBeVisible();
  }

  /** The text to be signed; there once its type is chosen. */
  get clauses(): Locator {
    return this.#page.getByRole('region', { name: 'Cláusulas del contrato' });
  }

  /** Sends a document up, or another in its place, and waits until it is stored. */
  async upload(document: ContractPaper, file: Upload): Promise<void> {
    await this.show('Documentos');
    await this.choose(document, file);
    await expect(this.stored(file.name)).toBeVisible();
  }

  /** Chooses a file and leaves what becomes of it to the caller. */
  async choose(document: ContractPaper, file: Upload): Promise<void> {
    await this.#page.getByLabel(document).setInputFiles({ ...file });
  }

  stored(fileName: string): Locator {
    return this.#page.getByRole('listitem').filter({ hasText: fileName }).getByText('Listo');
  }

  async acceptTerms(): Promise<void> {
    await this.show('Leer');
    await this.#page.getByLabel('Leí y acepto las cláusulas del contrato').check();
    await this.#page.getByLabel('Acepto el tratamiento de mis datos personales').check();
  }

  get signButton(): Locator {
    return this.#page.getByRole('button', { name: 'Firmar contrato' });
  }

  /** Presses the button that checks the form and sends the code; what comes of it is for the caller to look at. */
  async sign(): Promise<void> {
    await this.signButton.click();
  }

  /** On to the next screen; what comes of it is for the caller to look at. */
  async goOn(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Continuar', exact: true }).click();
  }

  /** The name as it is typed to sign, and the electronic signature accepted. */
  async nameItself(): Promise<void> {
    await this.show('Firmar');
    const hint = await this.#page.getByText('Escríbelo igual:').textContent();
    await this.#page.getByLabel('Nombre de quien firma').fill(hint?.split('igual: ')[1]?.trim() ?? '');
    await this.#page
      .getByLabel('Acepto firmar por medios electrónicos')
      .and(this.#page.getByRole('checkbox'))
      .check();
  }

  /** Has the code sent to the e-mail on file. */
  async askForCode(): Promise<void> {
    await this.#page.getByRole('radio', { name: /Al correo/ }).check();
    await this.sign();
    await expect(this.#page.getByLabel('Código para firmar')).toBeVisible();
  }

  /** Types the code of a mail, which signs. */
  async confirm(mail: ReceivedMail): Promise<void> {
    await this.#page.getByLabel('Código para firmar').fill(codeOfMessage(mail));
    await this.#page.getByRole('button', { name: 'Confirmar firma' }).click();
    await expect(this.signed).toBeVisible();
  }

  /** The alert that says once that it is signed: accepted, it leads to the company's site, here the product's own beginning. */
  async acceptAlert(): Promise<void> {
    await this.#page.getByRole('dialog').getByRole('button', { name: 'Aceptar' }).click();
    await expect(this.#page).toHaveURL(/\/(login|mi-perfil)\b/);
  }

  /** Closes it, to stay. */
  async closeAlert(): Promise<void> {
    await this.#page.keyboard.press('Escape');
    await expect(this.#page.getByRole('dialog')).toBeHidden();
  }

  /** Signs with the code that opened the page, which is minutes old. */
  async signAsOpened(): Promise<void> {
    await expect(this.#page.getByText('Firmas con el código que escribiste para entrar')).toBeVisible();
    await this.sign();
    await expect(this.signed).toBeVisible();
  }

  get signed(): Locator {
    return this.#page.getByRole('heading', { name: 'Contrato firmado con exito' });
  }

  async download(): Promise<Download> {
    const [download] = await Promise.all([
      this.#page.waitForEvent('download'),
      this.#page.getByRole('link', { name: 'Descargar contrato' }).click(),
    ]);
    return download;
  }

  /** What has to be corrected, above the form. */
  get problems(): Locator {
    return this.#page.getByRole('alert').filter({ hasText: 'por corregir' });
  }

  /** The title of a contract that cannot be signed. */
  message(text: string): Locator {
    return this.#page.getByRole('heading', { name: text });
  }
}
