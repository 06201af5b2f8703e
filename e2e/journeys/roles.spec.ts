import type { Page } from '@playwright/test';
import type { Agency } from '../../lib/testing/factories/agencies.ts';
import { makeAgencyUser, TEST_PASSWORD } from '../../lib/testing/factories/identity.ts';
import { axe } from '../fixtures/axe.ts';
import { makeShownTenant, type ShownTenant } from '../fixtures/make-shown-talent.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

/** Every screen of an agency, with the parts that have an address of their own. */
const screensOf = (own: ShownTenant): readonly string[] => [
  '/dashboard',
  '/avisos',
  '/clientes',
  `/clientes/${own.client}`,
  '/cotizador/listado',
  '/cotizador/listado?vista=tablero',
  `/cotizador/listado/cotizacion/${own.draft}`,
  `/cotizador/listado/cotizacion/${own.sent}`,
  '/eventos',
  '/eventos?vista=calendario&mes=2027-03',
  `/evento/${own.event}/evento`,
  `/evento/${own.event}/evento?seccion=convocatorias`,
  `/evento/${own.event}/evento?seccion=talentos`,
  `/evento/${own.event}/evento?seccion=dia`,
  `/evento/${own.event}/evento?seccion=transporte`,
  `/evento/${own.event}/evento?seccion=mensajes`,
  `/evento/${own.event}/evento?seccion=documentos`,
  `/evento/${own.event}/evento?seccion=actividad`,
  `/evento/${own.event}/evento/talento/${own.talent}`,
  '/clientes/finales',
  '/talentos',
  `/talentos/comparar?ids=${own.talent}`,
  `/perfil/${own.agency}/agencia`,
  `/perfil/${own.agency}/agencia?seccion=impuestos`,
  `/perfil/${own.agency}/agencia?seccion=precios`,
  `/perfil/${own.agency}/agencia?seccion=representantes`,
  `/perfil/${own.agency}/agencia?seccion=equipo`,
  `/perfil/${own.agency}/agencia?seccion=integraciones`,
];

/** Screens for other roles alone, and what they are for. */
const closedOf = (own: ShownTenant): Readonly<Record<string, RegExp>> => ({
  '/clientes/crear': /Crear y cambiar clientes es tarea de los roles Propietario y Productor/,
  [`/clientes/${own.client}/editar`]: /Crear y cambiar clientes es tarea/,
  [`/clientes/${own.client}/unir`]: /Crear y cambiar clientes es tarea/,
  '/cotizador/crear': /Crear y enviar cotizaciones es tarea/,
  [`/evento/${own.event}/evento/convocar/${own.convocatory}`]: /Convocar y confirmar talentos es tarea/,
  [`/talentos/convocar?ids=${own.talent}`]: /Convocar y confirmar talentos es tarea/,
});

/** Words with which a button or a link offers to change something. */
const CHANGES =
  /^(crear|nueva?|cotizar|agregar|añadir|editar|cambiar|guardar|enviar|reenviar|duplicar|eliminar|borrar|descartar|modificar|anular|aceptar|rechazar|convocar|publicar|cerrar convocatoria|confirmar|cancelar|invitar|quitar|reemplazar|subir|compartir|usar|reactivar|desactivar|pasar la propiedad)\b/i;

/**
 * What a role may do all the same: whoever sees events may follow them in a calendar, everybody has keys of its own, and
 * finance keeps the accounts that pay.
 */
const OWN = {
  FINANCE: ['Crear enlace', 'Crear llave', 'Agregar cuenta bancaria'],
  READ_ONLY: ['Crear enlace', 'Crear llave'],
} as const;

/** What the page offers to press, by name; menus that open more are opened first. */
async function offersOf(page: Page): Promise<string[]> {
  const main = page.locator('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
  const pressable = main.getByRole('button').or(main.getByRole('link'));
  const names = await namesOf(pressable);
  for (const menu of await main.locator('button[aria-haspopup=menu]:enabled').all()) {
    await menu.click();
    const items = page.getByRole('menuitem');
    await expect(items.first()).toBeVisible();
    names.push(...(await namesOf(items)));
    await expect(page.locator('[role=menu]:focus-within')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(items).toHaveCount(0);
  }
  return names;
}

const namesOf = (offers: ReturnType<Page['locator']>): Promise<string[]> =>
  offers.evaluateAll((found) =>
    found
      .filter((one) => !(one as HTMLButtonElement).disabled)
      .map((one) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim()),
  );

for (const role of ['FINANCE', 'READ_ONLY'] as const) {
  test(`[1.2.2/as offered] a person with the role ${role} sees every screen and is offered nothing that would be refused`, async ({
    page,
    database,
  }) => {
    const own = await makeShownTenant(database);
    const { user } = await makeAgencyUser(database, { agency: { id: own.agency } as Agency, role });
    await signIn(page, { email: user.email, password: TEST_PASSWORD });
    const refused: string[] = [];
    page.on('response', async (response) => {
      if (!response.url().endsWith('/graphql')) return;
      const text = await response.text().catch(() => '');
      if (text.includes('FORBIDDEN')) refused.push(`${page.url()}: ${text}`);
    });
    for (const address of screensOf(own)) {
      const response = await page.goto(address);
      expect(response?.status(), address).toBe(200);
      const offers = await offersOf(page);
      expect
        .soft(
          offers.filter((name) => CHANGES.test(name) && !(OWN[role] as readonly string[]).includes(name)),
          address,
        )
        .toEqual([]);
    }
    expect(refused).toEqual([]);
    await expect(page.getByRole('link', { name: 'Crear Cotizaciones' })).toHaveCount(0);
    for (const [address, words] of Object.entries(closedOf(own))) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu rol no incluye esta pantalla');
      await expect(page.locator('main')).toContainText(words);
    }
    await axe(page);
    await page.getByRole('link', { name: 'Volver' }).click();
    await page.waitForURL(/\/talentos$/);
  });
}

test('the owner is offered on those screens what the others are not', async ({ page, database }) => {
  const own = await makeShownTenant(database);
  await signIn(page, own.account);
  for (const address of [
    '/dashboard',
    '/clientes',
    '/cotizador/listado',
    `/clientes/${own.client}`,
    `/cotizador/listado/cotizacion/${own.sent}`,
    `/evento/${own.event}/evento`,
    `/evento/${own.event}/evento?seccion=convocatorias`,
    `/perfil/${own.agency}/agencia`,
    `/perfil/${own.agency}/agencia?seccion=equipo`,
  ]) {
    await page.goto(address);
    expect(
      (await offersOf(page)).some((name) => CHANGES.test(name)),
      address,
    ).toBe(true);
  }
});
