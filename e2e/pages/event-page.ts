import { expect, type Locator, type Page } from '@playwright/test';

type Section = 'Resumen' | 'Convocatorias' | 'Talentos' | 'Vitrina' | 'Documentos' | 'Actividad';

/** An event of the agency: its sections, its calls, and the choice of talents for them. */
export class EventPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async openSection(name: Section): Promise<void> {
    const tabs = this.#page.getByRole('navigation', { name: 'Secciones del evento' });
    if (name === 'Vitrina') await tabs.getByRole('link', { name: 'Talentos' }).click();
    const tab = tabs.getByRole('link', { name });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-current', 'page');
  }

  /** Publishes a call for the people of a profile and gender as the summary names them: 'Modelo, mujeres'. */
  async publishCall(forWhom: string, observations: string): Promise<void> {
    await this.#page.getByRole('button', { name: `Publicar convocatoria de ${forWhom}` }).click();
    const drawer = this.#page.getByRole('dialog');
    await drawer.getByLabel('Observaciones').fill(observations);
    await drawer.getByRole('button', { name: 'Publicar' }).click();
    await expect(drawer).toBeHidden();
  }

  /** Goes from the section of calls to choose talents for one, named as its title says: 'Modelo · Mujeres'. */
  async openCandidates(call: string): Promise<void> {
    const card = this.#page.getByRole('article', { name: call });
    await card.getByRole('link', { name: 'Convocar talentos' }).click();
    await expect(this.#page.getByRole('list', { name: 'Candidatos' })).toBeVisible();
  }

  /** Calls the first so many who fit and are free; gives back their names. */
  async callFirst(count: number): Promise<string[]> {
    const free = this.#page.getByRole('listitem').filter({ hasText: 'Cumple con todo' });
    const names: string[] = [];
    for (let index = 0; index < count; index++) {
      const choice = free.nth(index).getByRole('checkbox');
      names.push(((await choice.getAttribute('aria-label')) ?? '').replace('Elegir a ', ''));
      await choice.check({ force: true });
    }
    await this.#page.getByRole('button', { name: `Convocar (${count})` }).click();
    const whom = count === 1 ? 'un talento' : `${count} talentos`;
    const sure = this.#page.getByRole('dialog', { name: `Vas a convocar a ${whom}` });
    await sure.getByRole('button', { name: /^Enviar (el correo|los correos)$/ }).click();
    await expect(this.#page.getByText(`Convocaste a ${whom}.`)).toBeVisible();
    return names;
  }

  /** A called talent's row in the section of talents. */
  talent(name: string): Locator {
    return this.#page
      .getByRole('listitem')
      .filter({ has: this.#page.getByRole('link', { name, exact: true }) });
  }

  async confirm(name: string): Promise<void> {
    const button = this.talent(name).getByRole('button', { name: 'Confirmar' });
    await button.click();
    await expect(this.talent(name).getByText(/^Confirmad[ao]$/)).toBeVisible();
  }

  /** Takes the living links of a talent back. */
  async revokeLinks(
    name: string,
    purpose: 'Firmar el contrato' | 'Enviar la cuenta de cobro',
  ): Promise<void> {
    await this.#page.getByRole('button', { name: `Más opciones sobre ${name}` }).click();
    await this.#page.getByRole('menuitem', { name: 'Enlaces' }).click();
    await this.#page.getByRole('button', { name: `Anular enlaces: ${purpose}` }).click();
    await this.#page.getByRole('button', { name: 'Anular enlaces', exact: true }).click();
    await expect(this.#page.getByText('Se anuló un enlace.')).toBeVisible();
  }

  /** In the section of the showcase: puts those talents into what the client sees once it is published or sent. */
  async show(...names: readonly string[]): Promise<void> {
    for (const name of names) {
      const choice = this.#page.getByRole('switch', { name: `Mostrar a ${name} en la vitrina` });
      await choice.click({ force: true });
      await expect(this.#page.getByText(`${name} va en la vitrina.`)).toBeVisible();
      await expect(choice).toBeChecked();
    }
  }

  /** The public showcase's whole address, from the summary or the section of the showcase. */
  async showcaseAddress(): Promise<string> {
    return (await this.#showcase.getByRole('link', { name: 'Abrir' }).getAttribute('href')) ?? '';
  }

  /** Mails the client where it sees its talents; the card says to whom and that it was done. */
  async sendShowcase(address: string): Promise<void> {
    await this.#showcase.getByRole('button', { name: 'Enviar al cliente' }).click();
    const dialog = this.#page.getByRole('dialog', { name: /^¿Enviarle/ });
    await expect(dialog).toContainText(address);
    await dialog.getByRole('button', { name: 'Enviar' }).click();
    await expect(this.#showcase).toContainText(`Se envió a ${address}`);
  }

  get #showcase() {
    return this.#page.getByRole('region', { name: 'Vitrina para el cliente' });
  }

  /** The stored PDF of a talent, as the link of the section of papers opens it. */
  async paper(kind: 'contrato' | 'cuenta de cobro', name: string): Promise<Uint8Array> {
    const article = kind === 'contrato' ? 'del contrato' : 'de la cuenta de cobro';
    const link = this.#page.getByRole('link', { name: `PDF ${article} de ${name}` });
    const answer = await this.#page.request.get((await link.getAttribute('href')) ?? '');
    expect(answer.headers()['content-type']).toBe('application/pdf');
    return answer.body();
  }
}
