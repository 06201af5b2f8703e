import { expect, type Locator, type Page } from '@playwright/test';

export type EventFields = {
  readonly name?: string;
  /** First and last day as the calendar names them: '14 diciembre 2026'. */
  readonly days?: readonly [string, string];
  readonly place?: string;
  readonly address?: string;
};

export type LineFields = {
  /** As the buttons name it: 'Modelo'. */
  readonly profile: string;
  readonly women?: number;
  readonly men?: number;
  readonly days?: number;
  /** Per person and day, as typed: '350000'. */
  readonly pay: string;
};

/** A day from now as calendars name it: '14 diciembre 2026'. */
export function dayFromNow(days: number): string {
  const date = new Date(Date.now() + days * 86_400_000);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('es-CO', { timeZone: 'America/Bogota', ...options }).format(date);
  return `${part({ day: 'numeric' })} ${part({ month: 'long' })} ${part({ year: 'numeric' })}`;
}

/** The cotizador: a quotation while it is a draft. */
export class QuotationEditor {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async open(): Promise<void> {
    await this.#page.goto('/cotizador/crear');
  }

  async chooseClient(name: string): Promise<void> {
    const client = this.#page.getByRole('combobox', { name: 'Cliente', exact: true });
    await client.fill(name);
    await this.#page.getByRole('option', { name }).click();
  }

  async fillEvent({ name, days, place, address }: EventFields): Promise<void> {
    const event = this.section('Evento');
    if (name !== undefined) await event.getByLabel('Nombre del evento').fill(name);
    if (days !== undefined) await this.#chooseDays(days);
    if (place !== undefined) await event.getByLabel('Lugar').fill(place);
    if (address !== undefined) await event.getByLabel('Dirección').fill(address);
  }

  async #chooseDays(days: readonly [string, string]): Promise<void> {
    await this.#page.getByRole('button', { name: 'Fechas' }).click();
    const calendar = this.#page.getByRole('dialog', { name: 'Calendario' });
    for (const day of days) {
      const [, month, year] = day.split(' ');
      const shown = calendar.getByRole('button', { name: 'Elegir mes' });
      while ((await shown.textContent()) !== `${month} ${year}`) {
        const before = (await shown.textContent()) ?? '';
        await calendar.getByRole('button', { name: 'Mes siguiente' }).click();
        await expect(shown).not.toHaveText(before);
      }
      await calendar.getByRole('button', { name: day, exact: true }).click();
    }
    await expect(calendar).toBeHidden();
  }

  /** Adds a profile and types what is given; the rest stays as it is proposed. */
  async addLine({ profile, women, men, days, pay }: LineFields): Promise<void> {
    const profiles = this.section('Perfiles');
    const before = await profiles.getByRole('listitem').count();
    await profiles.getByRole('button', { name: profile, exact: true }).click();
    const line = profiles.getByRole('listitem').nth(before);
    if (women !== undefined) await line.getByLabel('Mujeres').fill(String(women));
    if (men !== undefined) await line.getByLabel('Hombres').fill(String(men));
    if (days !== undefined) await line.getByLabel('Días').fill(String(days));
    await line.getByLabel('Pago por día').fill(pay);
  }

  section(title: 'Cliente' | 'Evento' | 'Perfiles' | 'Costos y ganancia' | 'Revisión'): Locator {
    return this.#page.getByRole('region', { name: title, exact: true });
  }

  /** An amount of the rail by its name, as it is written: '$ 1.850.000'. */
  async figure(name: string): Promise<string> {
    return amountBeside(this.#page.getByRole('complementary', { name: 'Cifras' }), name);
  }

  /** Waits until the draft is kept on the server. */
  async waitUntilSaved(): Promise<void> {
    await expect(this.#page.getByRole('status').filter({ hasText: /^Guardado/ })).toBeVisible();
  }

  /** Sends it, and waits for its own page; gives back what the question said. */
  async send(): Promise<string> {
    await this.#page.getByRole('button', { name: 'Enviar al cliente' }).click();
    const question = this.#page.getByRole('dialog', { name: '¿Enviar la cotización?' });
    await expect(question).toContainText('Total:');
    const said = (await question.textContent()) ?? '';
    await question.getByRole('button', { name: 'Enviar', exact: true }).click();
    await expect(
      this.#page.getByRole('button', { name: /^Aceptar y (crear evento|sumar al evento)$/ }),
    ).toBeVisible();
    return said;
  }
}

/** The amount that stands beside a name in a panel of figures. */
export async function amountBeside(panel: Locator, name: string): Promise<string> {
  const label = panel.getByText(name, { exact: true }).first();
  const amount = label.locator('xpath=following-sibling::*[1]');
  return (await amount.textContent()) ?? '';
}
