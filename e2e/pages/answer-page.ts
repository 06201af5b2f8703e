import { type Download, expect, type Locator, type Page } from '@playwright/test';

export type Acceptance = {
  readonly name?: string;
  readonly documentType?: string;
  readonly document?: string;
};

/** The client's page of a quotation, by its link, and the three forms that answer it. */
export class AnswerPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** The whole link, as the mail brings it. */
  async open(link: string): Promise<void> {
    await this.#page.goto(link);
    await expect(this.#page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  /** Touches the page, as a person who reads does. */
  async touch(): Promise<void> {
    await this.#page.getByRole('heading', { name: 'Perfiles y valores' }).click();
  }

  async choose(answer: 'Aceptar' | 'Pedir un cambio' | 'Rechazar'): Promise<void> {
    await this.#answer(answer).click();
    await this.#page.waitForURL(/\/(aceptar|cambio|rechazar)(\?|$)/);
  }

  async askForChange(words: string): Promise<void> {
    await this.choose('Pedir un cambio');
    await this.#page.getByLabel('¿Qué quieres cambiar?').fill(words);
    await this.#page.getByRole('button', { name: 'Enviar a la agencia' }).click();
    await expect(this.status('Pediste un cambio')).toBeVisible();
  }

  async reject(reason: string, words?: string): Promise<void> {
    await this.choose('Rechazar');
    await this.#page.getByLabel(reason).check();
    if (words !== undefined) await this.#page.getByLabel('Cuéntanos más').fill(words);
    await this.send('Rechazar la cotización');
  }

  async accept({ name, documentType = 'Cédula de ciudadanía', document = '' }: Acceptance): Promise<void> {
    await this.choose('Aceptar');
    if (name !== undefined) await this.#page.getByLabel('Tu nombre completo').fill(name);
    await this.#page.getByLabel('Tipo de documento').selectOption({ label: documentType });
    await this.#page.getByLabel('Número de documento').fill(document);
    await this.#page.getByLabel(/^Acepto la cotización/).check();
    await this.send('Aceptar la cotización');
  }

  /** Presses a form's button; what comes of it is for the caller to look at. */
  async send(button: string): Promise<void> {
    await this.#page.getByRole('button', { name: button }).click();
  }

  /** What was answered, or why nothing can be. */
  status(title: string): Locator {
    return this.#page.getByText(title, { exact: true });
  }

  /** What has to be corrected, above the form. */
  get problems(): Locator {
    return this.#page.getByRole('alert').filter({ hasText: 'por corregir' });
  }

  /** The three answers; none are there for what takes none. */
  get answers(): Locator {
    return this.#answer(/^(Aceptar|Pedir un cambio|Rechazar)$/);
  }

  /** A link; where something is chosen, a button that takes it along. */
  #answer(name: string | RegExp): Locator {
    const named = { name, exact: true };
    return this.#page.getByRole('link', named).or(this.#page.getByRole('button', named));
  }

  async total(): Promise<string> {
    return (await this.#page.getByRole('strong').first().textContent()) ?? '';
  }

  async downloadPdf(): Promise<Download> {
    const [download] = await Promise.all([
      this.#page.waitForEvent('download'),
      this.#page.getByRole('link', { name: 'Descargar PDF' }).click(),
    ]);
    return download;
  }
}
