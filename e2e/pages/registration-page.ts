import { randomInt } from 'node:crypto';
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';

/** By the names of the form's fields. */
export type Fields = Readonly<Record<string, string>>;

let last = 0;
const unique = (): string => `${Date.now()}${randomInt(1000)}-${last++}`;

/** Attempts are counted per network: who registers in one test comes from another network than who does in others. */
export const comeFromElsewhere = (context: BrowserContext): Promise<void> =>
  context.setExtraHTTPHeaders({ 'X-Forwarded-For': `198.${18 + randomInt(2)}.${randomInt(256)}.7` });

/** What a new agency types into the quick form; texts first, in the order of the page. */
export const fastFields = (fields: Fields = {}) => ({
  nameAgency: 'Ñandú Producciones',
  identification: String(randomInt(800_000_000, 999_999_999)),
  phone: '6015550101',
  address: 'Carrera 13 # 85-32, oficina 501',
  url: 'instagram.com/nandu',
  nameProductor: 'Ana María Peñaloza Ruiz',
  phoneProductor: '3001234567',
  emailProductor: `rapida-${unique()}@prueba.example`,
  password: 'ocho ocho',
  verifyPassword: 'ocho ocho',
  ...fields,
});

/** What a new producer types into the full form. */
export const producerFields = (fields: Fields = {}) => ({
  nameUser: 'Ana María',
  lastnameUser: 'Peñaloza Ruiz',
  emailUser: `completa-${unique()}@prueba.example`,
  phoneUser: '3001234567',
  identificationUser: String(randomInt(10_000_000, 99_999_999)),
  ...fields,
});

/** And of a company. */
export const companyFields = (fields: Fields = {}) => ({
  nameAgency: 'Peñaloza & Hijas S.A.S.',
  identificationAgency: String(randomInt(800_000_000, 999_999_999)),
  ...fields,
});

/** The two forms by which an account is opened. */
export class RegistrationPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async openFast(): Promise<void> {
    await this.#page.goto('/registrofast');
  }

  /** Closes the welcome, which is shown only where scripts run. */
  async openFull(): Promise<void> {
    await this.#page.goto('/registro');
    await expect(this.#page.getByRole('button', { name: 'Empezar' })).toBeFocused();
    await this.#page.keyboard.press('Enter');
    await expect(this.welcome).toBeHidden();
  }

  get welcome(): Locator {
    return this.#page.getByRole('dialog', { name: 'Te damos la bienvenida a Elenco' });
  }

  field(name: string): Locator {
    return this.#page.locator(`[name="${name}"]`);
  }

  async fill(fields: Fields): Promise<void> {
    for (const [name, text] of Object.entries(fields)) await this.field(name).fill(text);
  }

  async choose(name: string, option: string): Promise<void> {
    await this.field(name).selectOption({ label: option });
  }

  /** A list that begins with something chosen, which nobody can take back. */
  async leaveOut(name: string): Promise<void> {
    await this.field(name).evaluate((select: HTMLSelectElement) => {
      select.value = '';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
  }

  async chooseNature(nature: 'Persona natural' | 'Persona jurídica'): Promise<void> {
    await this.#page.getByRole('radio', { name: nature }).check();
  }

  /** The quick form from top to bottom, in Bogotá. */
  async fillFast(fields: Fields): Promise<void> {
    await this.choose('countries', 'Colombia');
    await this.choose('cities', 'Bogotá');
    await this.fill(fields);
  }

  async fillProducer(fields: Fields): Promise<void> {
    await this.choose('countryUser', 'Colombia');
    await this.choose('cityUser', 'Cali, Valle del Cauca');
    await this.choose('typeIdUser', 'Cédula de ciudadanía');
    await this.fill(fields);
  }

  async fillCompany(fields: Fields): Promise<void> {
    await this.choose('countryAgency', 'Colombia');
    await this.choose('cityAgency', 'Bogotá');
    await this.fill(fields);
  }

  get submitButton(): Locator {
    return this.#page.getByRole('button', { name: 'Crear cuenta' });
  }

  async submit(): Promise<void> {
    await this.submitButton.click();
  }

  /** What is said beside a field. */
  messageOf(name: string): Locator {
    return this.#page.locator(`[id="campo-${name}-error"]`);
  }

  /** What is said beside each of these fields. */
  async expectMessages(messages: Fields): Promise<void> {
    for (const [name, message] of Object.entries(messages)) {
      await expect(this.messageOf(name), name).toHaveText(message);
    }
  }

  /** What is said above the form. */
  get problems(): Locator {
    return this.#page.getByRole('alert').filter({ hasText: /./ });
  }

  get completed(): Locator {
    return this.#page.getByRole('heading', { name: 'Registro Completado' });
  }
}
