import { readFile } from 'node:fs/promises';
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

  async openBoard(): Promise<void> {
    await this.openList();
    await this.#page.getByRole('link', { name: 'Tablero' }).click();
    await expect(this.#page.getByRole('heading', { level: 2, name: /^Enviada/ })).toBeAttached();
  }

  /** A column of the board, by the word of its state. */
  column(state: string): Locator {
    return this.#page.getByRole('region', { name: new RegExp(`^${state} \\d+$`) });
  }

  /** A card of the board. */
  card(text: string): Locator {
    return this.#page.getByRole('article').filter({ hasText: text });
  }

  /** The list as it is shown, as lines of cells. */
  async exportCsv(): Promise<string[][]> {
    const download = this.#page.waitForEvent('download');
    await this.#page.getByRole('button', { name: 'Exportar' }).click();
    await this.#page.getByRole('menuitem', { name: 'CSV' }).click();
    const text = await readFile(await (await download).path(), 'utf8');
    const lines = text
      .replace(/^\uFEFF/, '')
      .trimEnd()
      .split('\r\n');
    const betweenCells = /;(?=(?:[^"]*"[^"]*")*[^"]*$)/;
    return lines.map((line) => line.split(betweenCells).map((cell) => cell.replaceAll(/^"|"$/g, '')));
  }

  /** Begins the next version of what was sent; leads to its draft. */
  async revise(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Modificar' }).click();
    await expect(this.#page.getByRole('button', { name: 'Enviar al cliente' })).toBeVisible();
  }

  /** Takes it back, with the reason that its client reads. */
  async void(reason: string): Promise<void> {
    await this.#page.getByRole('button', { name: 'Más acciones' }).click();
    await this.#page.getByRole('menuitem', { name: 'Anular' }).click();
    const question = this.#page.getByRole('dialog', { name: '¿Anular la cotización?' });
    await question.getByLabel('Motivo para el cliente').fill(reason);
    await question.getByRole('button', { name: 'Anular cotización' }).click();
    await expect(question).toBeHidden();
  }

  /** Notes that the client said yes; leads to the event. */
  async accept(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Aceptar y crear evento' }).click();
    await this.#page.getByRole('dialog').getByRole('button', { name: 'Crear evento' }).click();
    await this.#page.waitForURL('**/evento/**');
    await expect(this.#page.getByRole('heading', { level: 1 })).toBeVisible();
  }
}
