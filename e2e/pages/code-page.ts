import { expect, type Locator, type Page } from '@playwright/test';
import { codeOfMessage } from '../../lib/testing/code-of-message.ts';
import type { Mailbox } from '../fixtures/mailbox.ts';

/** The step of a link's page that asks for the talent's own code. */
export class CodePage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get heading(): Locator {
    return this.#page.getByRole('heading', { level: 1, name: 'Confirma que eres tú' });
  }

  get code(): Locator {
    return this.#page.getByRole('textbox', { name: 'Código' });
  }

  /** Asks for the code by mail, or as a text message. */
  async send(by: 'correo' | 'celular' = 'correo'): Promise<void> {
    await this.#page.getByRole('button', { name: `Enviar código al ${by}` }).click();
    await expect(this.code).toBeVisible();
  }

  /** Types the code, whose sixth digit sends it. */
  async fill(code: string): Promise<void> {
    await this.code.fill(code);
  }

  /** Sends what is typed, where that does not go by itself. */
  async press(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Continuar' }).click();
  }

  /** Asks for the code and gives it back, as its talent reads it in the mail. */
  async pass(mailbox: Mailbox, email: string): Promise<void> {
    await expect(this.heading).toBeVisible();
    await this.send();
    await this.fill(codeOfMessage(await mailbox.waitFor({ to: email, subject: /^Tu código para/ })));
    await expect(this.heading).toBeHidden();
  }
}
