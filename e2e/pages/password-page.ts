import type { Locator, Page } from '@playwright/test';

/** Activating an account or choosing a new password, by its link. */
export class PasswordPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** The whole link, as the mail brings it. */
  async open(link: string): Promise<void> {
    await this.#page.goto(link);
  }

  get password(): Locator {
    return this.#page.getByLabel(/^Contraseña/);
  }

  get confirmation(): Locator {
    return this.#page.getByLabel('Confirmar contraseña');
  }

  get account(): Locator {
    return this.#page.getByLabel('Correo electrónico');
  }

  /** Fills in and sends the form; what comes of it is for the caller to look at. */
  async choose(password: string, confirmation = password): Promise<void> {
    await this.password.fill(password);
    await this.confirmation.fill(confirmation);
    await this.send();
  }

  async send(): Promise<void> {
    await this.#page.getByRole('button', { name: /^(Activar cuenta|Cambiar contraseña)$/ }).click();
  }

  get done(): Locator {
    return this.#page.getByRole('heading', { name: 'Contraseña cambiada con exito' });
  }

  /** What has to be corrected, above the form. */
  get problems(): Locator {
    return this.#page.locator('main').getByRole('alert');
  }

  /** What went wrong as a whole. */
  get failure(): Locator {
    return this.problems.filter({ hasText: 'Error al cambiar la contraseña' });
  }

  get invalidLink(): Locator {
    return this.#page.getByRole('heading', { name: 'Este enlace no es válido o ya venció.' });
  }
}
