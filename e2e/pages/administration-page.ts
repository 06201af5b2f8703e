import type { Locator, Page } from '@playwright/test';

/** What the administrator does with agencies and people: their lists, and the page of one. */
export class AdministrationPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Names in the order of a list. */
  names(list: 'Agencias' | 'Usuarios'): Locator {
    const start = list === 'Agencias' ? '/agency/' : '/users/';
    return this.#page.getByRole('table', { name: list }).locator(`td:first-child a[href^="${start}"]`);
  }

  async search(words: string): Promise<void> {
    await this.#page.getByRole('searchbox').fill(words);
  }

  async choose(filter: string, option: string): Promise<void> {
    await this.#page.getByRole('combobox', { name: filter, exact: true }).click();
    await this.#page.getByRole('option', { name: option, exact: true }).click();
  }

  /** Presses a button of the page's head and, in the dialog that asks, gives the reason and presses it again. */
  async decide(button: string, reason?: string): Promise<void> {
    await this.#page.getByRole('button', { name: button, exact: true }).click();
    const dialog = this.#page.getByRole('dialog');
    if (reason !== undefined) await dialog.getByRole('textbox').fill(reason);
    await dialog.getByRole('button', { name: button, exact: true }).click();
  }
}
