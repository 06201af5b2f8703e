import { ADMINISTRATOR, MARIA, readDemoRows } from '../fixtures/demo-agency.ts';
import { overlapsAt } from '../fixtures/find-overlaps.ts';
import { settled } from '../fixtures/look-over.ts';
import { makeCast } from '../fixtures/routes/askers.ts';
import { PORTAL_ROUTES } from '../fixtures/routes/portal-routes.ts';
import { routesOf } from '../fixtures/routes/route-table.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe.configure({ mode: 'parallel' });

test('the figures of a draft lie beside its form, never over it', async ({ page, database }) => {
  await signIn(page, MARIA);
  const { draft } = await readDemoRows(database);
  await page.goto(`/cotizador/listado/cotizacion/${draft}`);
  await settled(page);
  await expect(page.locator('[data-line]').first()).toBeVisible();
  expect(await overlapsAt(page, [1024, 1100, 1180, 1280, 1366])).toEqual([]);
});

const ROUTES = routesOf('app', 'pages').filter((route) => {
  const rule = PORTAL_ROUTES[route];
  // The desk without network is no screen of the portal: it shows what a telephone kept.
  return rule && (rule.status ?? 200) === 200 && route !== '/mesa/sin-internet';
});

for (const reader of ['owner', 'administrator'] as const) {
  test(`nothing lies over anything else or leaves the page at any width: ${reader}`, async ({
    page,
    database,
    playwright,
  }) => {
    test.setTimeout(600_000);
    const cast = await makeCast(database, playwright.request);
    const { cookies } = await cast.requests[reader].storageState();
    await page.context().addCookies(cookies);
    const found: string[] = [];
    for (const route of ROUTES) {
      const rule = PORTAL_ROUTES[route];
      if (!rule || (rule.who === 'administrator') !== (reader === 'administrator')) continue;
      await page.goto(rule.address(cast.mine));
      await settled(page);
      found.push(...(await overlapsAt(page)).map((overlap) => `${route} at ${overlap}`));
    }
    await cast.close();
    expect(found).toEqual([]);
  });
}

test('so do the fuller pages of the demonstration', async ({ page, database }) => {
  const { event, sent, client, talent, call } = await readDemoRows(database);
  await signIn(page, MARIA);
  const found: string[] = [];
  const tabs = ['', 'convocatorias', 'talentos', 'vitrina', 'dia', 'transporte', 'documentos', 'finanzas'];
  for (const address of [
    '/dashboard',
    '/Analytic',
    '/libro-diario',
    '/cotizador/listado',
    `/cotizador/listado/cotizacion/${sent}`,
    `/clientes/${client}`,
    `/talentos/${talent}`,
    `/evento/${event}/evento/convocar/${call}`,
    ...tabs.map((tab) => `/evento/${event}/evento${tab && `?seccion=${tab}`}`),
  ]) {
    await page.goto(address);
    await settled(page);
    found.push(...(await overlapsAt(page)).map((overlap) => `${address} at ${overlap}`));
  }
  expect(found).toEqual([]);
});

test("so do the administrator's of the demonstration", async ({ page }) => {
  await signIn(page, ADMINISTRATOR, 'admin');
  const found: string[] = [];
  for (const address of [
    '/dashboard',
    '/impuestos',
    '/impuestos/uvt',
    '/talentos',
    '/agencias',
    '/sistema',
  ]) {
    await page.goto(address);
    await settled(page);
    found.push(...(await overlapsAt(page)).map((overlap) => `${address} at ${overlap}`));
  }
  expect(found).toEqual([]);
});
