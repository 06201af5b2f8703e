import type { Page } from '@playwright/test';

export type Account = { readonly email: string; readonly password: string };

export class LoginPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async open(kind: 'agency' | 'admin' = 'agency'): Promise<void> {
    await this.#page.goto(kind === 'admin' ? '/login?select=admin' : '/login');
  }

  /** Fills in and sends the form; where that leads is for the caller to look at. */
  async submit({ email, password }: Account): Promise<void> {
    await this.#page.locator('input[name=email]').fill(email);
    await this.#page.locator('input[name=password]').fill(password);
    await this.#page.getByRole('button', { name: 'Ingresar' }).click();
  }

  /** Signs in and waits for the dashboard. */
  async logIn(account: Account, kind: 'agency' | 'admin' = 'agency'): Promise<void> {
    await this.open(kind);
    await this.submit(account);
    await this.#page.waitForURL('**/dashboard');
  }
}
