import { type Download, expect, type Locator, type Page } from '@playwright/test';
import { amountBeside } from './quotation-editor.ts';

/** The list of quotations, and the page of one that was sent. */
export class QuotationsPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async openList(): Promise<void> {
    await this.#page.goto('/cotizador/listado');
  }

  async search(text: string): Promise<void> {
    await this.#page.getByRole('searchbox', { name: 'Buscar por evento, cliente o código' }).fill(text);
  }

  row(text: string): Locator {
    return this.#page.getByRole('table', { name: 'Cotizaciones' }).getByRole('row').filter({ hasText: text });
  }

  /** An amount of the sent quotation's figures by its name. */
  async figure(name: string): Promise<string> {
    return amountBeside(this.#page.getByRole('main'), name);
  }

  async downloadPdf(): Promise<Download> {
    const [download] = await Promise.all([
      this.#page.waitForEvent('download'),
      this.#page.getByRole('link', { name: 'Descargar PDF' }).click(),
    ]);
    return download;
  }

  /** Notes that the client said yes; leads to the event. */
  async accept(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Aceptar y crear evento' }).click();
    await this.#page.getByRole('dialog').getByRole('button', { name: 'Crear evento' }).click();
    await this.#page.waitForURL('**/evento/**');
    await expect(this.#page.getByRole('heading', { level: 1 })).toBeVisible();
  }
}
