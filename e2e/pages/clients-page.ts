import type { Locator, Page } from '@playwright/test';

export type ClientFields = {
  readonly name?: string;
  readonly identification?: string;
  readonly city?: string;
  readonly emailProducer?: string;
  readonly phoneProducer?: string;
};

/** The client book: its list, its form and a client's own page. */
export class ClientsPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async open(query = ''): Promise<void> {
    await this.#page.goto(`/clientes${query}`);
  }

  async openNew(): Promise<void> {
    await this.#page.goto('/clientes/crear');
  }

  async search(text: string): Promise<void> {
    await this.#page.getByRole('searchbox', { name: 'Busca por nombre, NIT o productor' }).fill(text);
  }

  /** Names in the order of the list. */
  names(): Locator {
    return this.#page.getByRole('table', { name: 'Clientes' }).locator('a[href^="/clientes/"]');
  }

  async openClient(name: string): Promise<void> {
    await this.names().filter({ hasText: name }).click();
    await this.#page.getByRole('heading', { level: 1, name }).waitFor();
  }

  field(label: string): Locator {
    return this.#page.getByLabel(label, { exact: true });
  }

  /** Types what is given and leaves the rest as it is. */
  async fill({ name, identification, city, emailProducer, phoneProducer }: ClientFields): Promise<void> {
    const page = this.#page;
    if (name !== undefined) await page.getByLabel('Nombre o razón social').fill(name);
    if (identification !== undefined) await this.field('Número').fill(identification);
    if (emailProducer !== undefined) await this.field('Correo electrónico').fill(emailProducer);
    if (phoneProducer !== undefined) await this.field('Celular').fill(phoneProducer);
    if (city !== undefined) await this.choose('Ciudad', city);
  }

  async choose(label: string, option: string): Promise<void> {
    await this.#page.getByRole('combobox', { name: label, exact: true }).click();
    await this.#page.getByRole('option', { name: option, exact: true }).click();
  }

  async save(button: 'Crear cliente' | 'Guardar cambios' = 'Crear cliente'): Promise<void> {
    await this.#page.getByRole('button', { name: button }).click();
  }
}
