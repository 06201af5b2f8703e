import type { Locator, Page } from '@playwright/test';

/** 'Sesiones', in one's own account. */
export class SessionsSection {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async open(agencyId: string): Promise<void> {
    await this.#page.goto(`/perfil/${agencyId}/agencia?seccion=cuenta`);
  }

  get rows(): Locator {
    return this.#page.getByRole('list', { name: 'Sesiones' }).getByRole('listitem');
  }

  /** The button of the first session that is not this one. */
  get close(): Locator {
    return this.rows.getByRole('button', { name: /^Cerrar la sesión de/ }).first();
  }

  async closeAll(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Cerrar sesión en todos los dispositivos' }).click();
    await this.#page.getByRole('button', { name: 'Cerrar todas' }).click();
  }
}
