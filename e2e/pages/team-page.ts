import { expect, type Locator, type Page } from '@playwright/test';

type Invited = {
  readonly name: string;
  readonly lastname: string;
  readonly email: string;
  readonly role: string;
};

/** The part 'Equipo' of an agency's profile. */
export class TeamPage {
  readonly #page: Page;
  readonly address: string;

  constructor(page: Page, agencyId: string) {
    this.#page = page;
    this.address = `/perfil/${agencyId}/agencia?seccion=equipo`;
  }

  async open(): Promise<void> {
    await this.#page.goto(this.address);
    await expect(this.#page.getByRole('heading', { name: 'Personas' })).toBeVisible();
  }

  /** Fills in and sends the dialog; what comes of it is for the caller to look at. */
  async invite({ name, lastname, email, role }: Invited): Promise<void> {
    await this.#page.getByRole('button', { name: 'Invitar persona' }).click();
    await this.fill({ name, lastname, email, role });
    await this.#page.getByRole('button', { name: 'Enviar invitación' }).click();
  }

  async fill({ name, lastname, email, role }: Invited): Promise<void> {
    await this.#page.getByLabel('Nombre', { exact: false }).first().fill(name);
    await this.#page.getByLabel('Apellido').fill(lastname);
    await this.#page.getByLabel('Correo electrónico').fill(email);
    await this.#page.getByRole('radio', { name: role }).check();
  }

  person(name: string): Locator {
    return this.#page.getByRole('table', { name: 'Personas' }).getByRole('row', { name });
  }

  invitation(name: string): Locator {
    return this.#page.getByRole('list', { name: 'Invitaciones abiertas' }).getByRole('listitem').filter({
      hasText: name,
    });
  }

  /** Opens the menu of a person or an invitation, and chooses from it. */
  async choose(row: Locator, action: string): Promise<void> {
    await row.getByRole('button', { name: /^Acciones para/ }).click();
    await this.#page.getByRole('menuitem', { name: action }).click();
  }

  dialog(): Locator {
    return this.#page.getByRole('dialog');
  }
}
