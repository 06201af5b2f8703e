import type { Locator, Page } from '@playwright/test';
import type { SamplePaper } from '../fixtures/sample-papers.ts';

export type ProfilePart =
  | 'agencia'
  | 'marca'
  | 'impuestos'
  | 'precios'
  | 'representantes'
  | 'equipo'
  | 'cuenta';

/** An agency's profile and its parts. */
export class ProfilePage {
  readonly #page: Page;
  readonly #agencyId: string;

  constructor(page: Page, agencyId: string) {
    this.#page = page;
    this.#agencyId = agencyId;
  }

  address(part: ProfilePart): string {
    return `/perfil/${this.#agencyId}/agencia?seccion=${part}`;
  }

  async open(part: ProfilePart): Promise<void> {
    await this.#page.goto(this.address(part));
    await this.#page.getByRole('heading', { level: 1, name: 'Perfil' }).waitFor();
  }

  /** The label of a field that is needed ends in a star. */
  field(label: string): Locator {
    return this.#page.getByLabel(new RegExp(`^${label}( \\*)?$`));
  }

  /** Takes the choice of a list back. */
  async clear(label: string): Promise<void> {
    const list = this.#page.getByRole('combobox', { name: label, exact: true });
    await this.#page.locator('.mantine-Input-wrapper').filter({ has: list }).locator('button').click();
  }

  button(name: string): Locator {
    return this.#page.getByRole('button', { name, exact: true });
  }

  /** What stands beside a label of what is shown and not edited; it may be marked as to be confirmed. */
  shown(label: string): Locator {
    return this.#page
      .locator('dt', { hasText: new RegExp(`^${label}(\\s+por confirmar)?\\s*$`) })
      .locator('..')
      .locator('dd');
  }

  async uploadLogo(label: string, file: SamplePaper): Promise<void> {
    await this.#page.locator(`input[type=file][aria-label="${label}"]`).setInputFiles(file);
  }

  /** The logo in the bar above. */
  barLogo(): Locator {
    return this.#page.getByRole('banner').locator('img[src^="/fotos/"]');
  }

  async choose(label: string, option: string | RegExp): Promise<void> {
    await this.#page.getByRole('combobox', { name: label, exact: true }).click();
    await this.#page.getByRole('option', { name: option }).click();
  }

  /** A city among the rates of ICA. */
  rate(city: string): Locator {
    return this.#page
      .getByRole('list', { name: 'ICA por ciudad' })
      .getByRole('listitem')
      .filter({ hasText: city });
  }

  /** Answers the question that stands before the rest. */
  async confirm(verb: string): Promise<void> {
    await this.#page.getByRole('dialog').getByRole('button', { name: verb }).click();
  }
}
