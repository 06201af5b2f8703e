import { TEST_PASSWORD } from '../../lib/testing/factories/identity.ts';
import { runningElenco } from '../fixtures/elenco.ts';
import { elencoTest } from '../fixtures/elenco-test.ts';
import type { Account } from '../pages/login-page.ts';
import { Driver, type Engine, startEngine } from './driver.ts';
import { Screen } from './screen.ts';

export { expect } from '@playwright/test';

type Fixtures = { webkit: Screen };

/** A test with one window of WebKit, as wide as a desk's; a picture of it is kept where the test fails. */
export const test = elencoTest.extend<Fixtures, { engine: Engine }>({
  engine: [
    async ({ browserName: _any }, use) => {
      const engine = await startEngine();
      await use(engine);
      engine.stop();
    },
    { scope: 'worker' },
  ],
  webkit: async ({ engine }, use, testInfo) => {
    const driver = await Driver.open(engine);
    await driver.resize(1440, 1000);
    await use(new Screen(driver, runningElenco().url));
    if (testInfo.status !== testInfo.expectedStatus) {
      await testInfo.attach('window', { body: await driver.picture(), contentType: 'image/png' });
    }
    await driver.close();
  },
});

/** Comes in by the form, as a person does, and waits for where that leads. */
export async function comeIn(
  webkit: Screen,
  { email, password = TEST_PASSWORD }: Partial<Account> & Pick<Account, 'email'>,
  door: 'agency' | 'admin' = 'agency',
): Promise<void> {
  await webkit.open(door === 'admin' ? '/login?select=admin' : '/login');
  await webkit.heading();
  await webkit.fill('Correo electrónico', email);
  await webkit.fill('Contraseña', password);
  await webkit.press('button', 'Ingresar');
  await webkit.arrivesAt(/^\/dashboard/);
}
