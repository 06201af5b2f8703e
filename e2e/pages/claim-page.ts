import { type Download, expect, type Locator, type Page } from '@playwright/test';

export type ClaimFields = {
  readonly activities?: string;
  /** As typed, in whole units: '850000'. */
  readonly price?: string;
  readonly bank?: string;
  readonly account?: string;
  readonly accountType?: 'Ahorros' | 'Corriente';
};

/** The payment claim, by its link. */
export class ClaimPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** The whole link, as the mail brings it. */
  async open(link: string): Promise<void> {
    await this.#page.goto(link);
  }

  async fill({ activities, price, bank, account, accountType }: ClaimFields): Promise<void> {
    if (activities !== undefined) await this.#page.getByLabel('Actividades').fill(activities);
    // The statement of art. 383 ET, by which the journeys' figures are worked out.
    if (activities !== undefined) await this.#page.getByRole('radio', { name: 'No', exact: true }).check();
    if (price !== undefined) await this.#page.getByLabel('Valor').fill(price);
    if (bank !== undefined) await this.#page.getByLabel('Banco').selectOption({ label: bank });
    if (account !== undefined) await this.#page.getByLabel('Número de cuenta').fill(account);
    if (accountType !== undefined) await this.#page.getByLabel(accountType).check();
  }

  get sendButton(): Locator {
    return this.#page.getByRole('button', { name: 'Enviar cuenta de cobro' });
  }

  /** Sends; what comes of it is for the caller to look at. */
  async send(): Promise<void> {
    await this.sendButton.click();
  }

  /** Fills in and sends the whole form, and waits until the claim is made. */
  async sendAll(fields: Required<ClaimFields>): Promise<void> {
    await this.fill(fields);
    await this.send();
    await expect(this.sent).toBeVisible();
  }

  get sent(): Locator {
    return this.#page.getByRole('heading', { name: 'Cuenta de cobro creada con exito' });
  }

  async download(): Promise<Download> {
    const [download] = await Promise.all([
      this.#page.waitForEvent('download'),
      this.#page.getByRole('link', { name: 'Descargar cuenta de cobro' }).click(),
    ]);
    return download;
  }

  /** What has to be corrected, above the form. */
  get problems(): Locator {
    return this.#page.getByRole('alert').filter({ hasText: 'por corregir' });
  }

  /** The title of a claim that cannot be sent. */
  message(text: string): Locator {
    return this.#page.getByRole('heading', { name: text });
  }
}
