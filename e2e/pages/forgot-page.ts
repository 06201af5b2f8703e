import type { Locator, Page } from '@playwright/test';

/** The page of a forgotten password. */
export class ForgotPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async open(select?: string): Promise<void> {
    await this.#page.goto(`/olvidaste-contrasena${select ? `?select=${select}` : ''}`);
  }

  get email(): Locator {
    return this.#page.getByLabel('Correo electrónico');
  }

  type(name: 'Agencia' | 'Talento'): Locator {
    return this.#page.getByRole('checkbox', { name });
  }

  async ask(email: string): Promise<void> {
    await this.email.fill(email);
    await this.send();
  }

  async send(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Enviar enlace' }).click();
  }

  /** What has to be corrected, above the form. */
  get problems(): Locator {
    return this.#page.locator('main').getByRole('alert');
  }

  /** That a mail is on its way. */
  get sent(): Locator {
    return this.#page.getByRole('heading', { name: 'Revisa tu correo' });
  }
}
