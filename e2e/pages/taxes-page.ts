import { expect, type Locator, type Page } from '@playwright/test';

/** The table of taxes, as the administrator keeps it. */
export class TaxesPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Searches the list, and opens the one rate that is called so. */
  async openRate(search: string, name: string): Promise<void> {
    await this.#page.goto(`/impuestos?q=${encodeURIComponent(search)}`);
    await this.#page.getByRole('table', { name: 'Tarifas' }).getByRole('link', { name }).click();
    await expect(this.#page.getByRole('heading', { level: 1, name })).toBeVisible();
  }

  async configure(fields: { rate: string; base: string; source: string }): Promise<void> {
    const form = await this.#openForm('Configurar tarifa');
    await form.getByLabel('Tarifa (por mil)').fill(fields.rate);
    await form.getByLabel('Base en UVT').fill(fields.base);
    await form.getByRole('textbox', { name: /^Fuente/ }).fill(fields.source);
    await form.getByRole('button', { name: 'Agregar tarifa' }).click();
    await expect(form).toBeHidden();
  }

  async confirm(source: string): Promise<void> {
    const form = await this.#openForm('Confirmar');
    await form.getByRole('textbox', { name: /^Fuente/ }).fill(source);
    await form.getByRole('button', { name: 'Confirmar tarifa' }).click();
    await expect(form).toBeHidden();
  }

  /** Adds the UVT of the year that the screen proposes; answers that year. */
  async addUnit(value: string, source: string): Promise<string> {
    await this.#page.goto('/impuestos/valores');
    const add = this.#page.getByRole('button', { name: /^Agregar UVT de / });
    const year = (await add.textContent())?.slice(-4) ?? '';
    const form = await this.#openForm(`Agregar UVT de ${year}`);
    await form.getByLabel('Valor en pesos').fill(value);
    await form.getByRole('textbox', { name: /^Fuente/ }).fill(source);
    await form.getByRole('button', { name: 'Guardar' }).click();
    await expect(form).toBeHidden();
    return year;
  }

  unit(year: string): Locator {
    return this.#page.getByRole('row').filter({ hasText: year });
  }

  async #openForm(button: string): Promise<Locator> {
    await this.#page.getByRole('button', { name: button, exact: true }).click();
    const form = this.#page.getByRole('dialog');
    await expect(form).toBeVisible();
    return form;
  }
}
