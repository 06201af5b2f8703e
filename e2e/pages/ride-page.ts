import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

export type End = 'origin' | 'destiny';

/** A person's phone: small, and it says where it is: at the 93, in Bogotá. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  geolocation: { latitude: 4.6766, longitude: -74.0483 },
  permissions: ['geolocation'],
};

const STOPS = [
  ['origin', 'Calle 93 # 11-27'],
  ['destiny', 'Carrera 7 # 71-21'],
] as const;

/** The page on which a ride is ordered and followed. */
export class RidePage {
  readonly map: Locator;
  readonly order: Locator;
  readonly swap: Locator;
  readonly failure: Locator;
  /** Addresses that what was typed may mean. */
  readonly suggestions: Locator;
  readonly state: Locator;

  constructor(private readonly page: Page) {
    this.map = page.getByRole('group', { name: 'Mapa del viaje' });
    this.order = page.getByRole('button', { name: 'Pedir viaje' });
    this.swap = page.getByRole('button', { name: 'Intercambiar origen y destino' });
    this.suggestions = page.getByRole('listbox', { name: 'Direcciones sugeridas' }).getByRole('option');
    this.state = page.getByRole('region', { name: 'Tu viaje' }).getByRole('heading', { level: 2 });
    this.failure = page.getByText('El mapa no está disponible.');
  }

  async open(link: string): Promise<void> {
    await this.page.goto(link);
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  address(end: End): Locator {
    return this.page.getByRole('combobox', { name: end === 'origin' ? 'Desde' : 'Hasta' });
  }

  /** What the form would send of one end: 'lat,lng', or nothing. */
  async point(end: End): Promise<string> {
    const [lat, lng] = await Promise.all(
      ['lat', 'lng'].map((name) => this.page.locator(`input[name="${end}.${name}"]`).inputValue()),
    );
    return lat ? `${Number(lat).toFixed(3)},${Number(lng).toFixed(3)}` : '';
  }

  pin(name: 'Origen' | 'Destino' | 'El carro'): Locator {
    return this.map.getByRole('img', { name });
  }

  /** Both stops where the phone is, which needs no map, and the telephone. */
  async fill({ phone = '3001234567' }: { readonly phone?: string } = {}): Promise<void> {
    for (const [index, [end, address]] of STOPS.entries()) {
      await this.address(end).fill('');
      await this.address(end).pressSequentially(address);
      await this.page.getByRole('button', { name: 'Mi ubicación actual' }).nth(index).click();
      await expect.poll(() => this.point(end)).toBe('4.677,-74.048');
    }
    await this.page.getByLabel('Celular').fill(phone);
  }

  async cancel(): Promise<void> {
    await this.page.getByRole('button', { name: 'Cancelar viaje' }).click();
  }

  /** Waits until the page shows a ride in that state. */
  async reaches(state: string): Promise<void> {
    await expect(this.state).toHaveText(state);
  }
}
