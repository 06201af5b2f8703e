import { expect, type Locator, type Page } from '@playwright/test';

/** An event's talents, as its client sees them. */
export class ShowcasePage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async open(address: string): Promise<void> {
    await this.#page.goto(address);
  }

  /** The talent's card, by its name. */
  talent(name: string): Locator {
    return this.#page.getByRole('link', { name });
  }

  /** Opens the talent's dialog and gives it back. */
  async openTalent(name: string): Promise<Locator> {
    await this.talent(name).click();
    const dialog = this.#page.getByRole('dialog', { name });
    await expect(dialog.getByRole('link', { name: 'Ver Perfil Completo' })).toBeVisible();
    return dialog;
  }
}
