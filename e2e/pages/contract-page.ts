import { type Download, expect, type Locator, type Page } from '@playwright/test';

export type ContractDocument = 'Documento de identidad' | 'RUT' | 'EPS' | 'ARL';
export const CONTRACT_DOCUMENTS: readonly ContractDocument[] = [
  'Documento de identidad',
  'RUT',
  'EPS',
  'ARL',
];

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

  async chooseType(type: 'eventos' | 'fotografia'): Promise<void> {
    await this.#page.getByLabel('Tipo de contrato').selectOption(type);
    await expect(this.clauses).toBeVisible();
  }

  /** The text to be signed; there once its type is chosen. */
  get clauses(): Locator {
    return this.#page.getByRole('region', { name: 'Cláusulas del contrato' });
  }

  /** Sends a document up, or another in its place, and waits until it is stored. */
  async upload(document: ContractDocument, file: Upload): Promise<void> {
    await this.choose(document, file);
    await expect(this.stored(file.name)).toBeVisible();
  }

  /** Chooses a file and leaves what becomes of it to the caller. */
  async choose(document: ContractDocument, file: Upload): Promise<void> {
    await this.#page.getByLabel(document).setInputFiles({ ...file });
  }

  stored(fileName: string): Locator {
    return this.#page.getByRole('listitem').filter({ hasText: fileName }).getByText('Listo');
  }

  async acceptTerms(): Promise<void> {
    await this.#page.getByLabel('Leí y acepto las cláusulas del contrato').check();
    await this.#page.getByLabel('Acepto el tratamiento de mis datos personales').check();
  }

  get signButton(): Locator {
    return this.#page.getByRole('button', { name: 'Firmar contrato' });
  }

  /** Signs; what comes of it is for the caller to look at. */
  async sign(): Promise<void> {
    await this.signButton.click();
  }

  /** Everything from the open form to the signed contract, with one file for all documents. */
  async signAll(type: 'eventos' | 'fotografia', file: Upload): Promise<void> {
    await this.chooseType(type);
    for (const document of CONTRACT_DOCUMENTS) {
      await this.upload(document, { ...file, name: `${document} ${file.name}` });
    }
    await this.acceptTerms();
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
