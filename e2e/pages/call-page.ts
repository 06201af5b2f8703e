import { expect, type Locator, type Page } from '@playwright/test';

export type CallAnswer = 'Disponible' | 'Tal vez' | 'No puedo';

/** A talent's answer to a call, by its link. */
export class CallPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** The whole link, as the mail brings it. */
  async open(link: string): Promise<void> {
    await this.#page.goto(link);
  }

  /** Answers, asking for the buttons again where an answer was given before; waits until it is taken. */
  async answer(answer: CallAnswer, note?: string): Promise<void> {
    const button = this.#page.getByRole('button', { name: answer, exact: true });
    const change = this.#page.getByRole('button', { name: 'Cambiar mi respuesta' });
    await button.or(change).first().waitFor();
    if (await change.isVisible()) await change.click();
    if (note !== undefined) await this.#page.getByLabel('Nota para la agencia').fill(note);
    await button.click();
    await expect(change).toBeVisible();
    await expect(this.answered(answer)).toBeVisible();
  }

  answered(answer: CallAnswer): Locator {
    return this.#page.getByText(`Respondiste: ${answer}`);
  }

  /** The title of a call that takes no answer: closed, cancelled, gone, or no living link. */
  message(text: string): Locator {
    return this.#page.getByRole('heading', { name: text }).or(this.#page.getByText(text)).first();
  }
}
