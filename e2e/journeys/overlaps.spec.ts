import { MARIA, readDemoRows } from '../fixtures/demo-agency.ts';
import { overlapsAt } from '../fixtures/find-overlaps.ts';
import { settled } from '../fixtures/look-over.ts';
import { makeCast } from '../fixtures/routes/askers.ts';
import { PORTAL_ROUTES } from '../fixtures/routes/portal-routes.ts';
import { routesOf } from '../fixtures/routes/route-table.ts';
import { ADMINISTRATOR_SCREENS } from '../fixtures/screens/administrator-screens.ts';
import { AGENCY_SCREENS } from '../fixtures/screens/agency-screens.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

const ID = '00000000-0000-4000-8000-000000000000';
const ANY_IDS = {
  event: ID,
  call: ID,
  talent: ID,
  talents: ID,
  client: ID,
  draft: ID,
  sent: ID,
  agency: ID,
};
const pathOf = (address: string): string => address.replace(/[?#].*/, '');

/** Whether a path is one of a route of app: `/evento/[eventId]/evento`. */
function isOf(route: string, path: string): boolean {
  const pattern = route.replaceAll(/\/\[\[\.\.\.[^\]]+\]\]/g, '(/.*)?').replaceAll(/\[[^\]]+\]/g, '[^/]+');
  return new RegExp(`^${pattern}$`).test(path);
}

test.describe.configure({ mode: 'parallel' });

test('the figures of a draft lie beside its form, never over it', async ({ page, database }) => {
  await signIn(page, MARIA);
  const { draft } = await readDemoRows(database);
  await page.goto(`/cotizador/listado/cotizacion/${draft}`);
  await settled(page);
  await expect(page.locator('[data-line]').first()).toBeVisible();
  expect(await overlapsAt(page, [1024, 1100, 1180, 1280, 1366])).toEqual([]);
});

/** Screens that are looked over with the rows of the demo, by agency-pages and administrator-pages. */
const LOOKED_OVER = [AGENCY_SCREENS, ADMINISTRATOR_SCREENS].flatMap((screens) =>
  Object.values(screens).map((address) => pathOf(address(ANY_IDS))),
);

const ROUTES = routesOf('app', 'pages').filter((route) => {
  const rule = PORTAL_ROUTES[route];
  // The desk without network is no screen of the portal: it shows what a telephone kept.
  if (!rule || (rule.status ?? 200) !== 200 || route === '/mesa/sin-internet') return false;
  return !LOOKED_OVER.some((path) => isOf(route, path));
});

for (const reader of ['owner', 'administrator'] as const) {
  test(`what only a new agency shows lies over nothing and stays on the page at any width: ${reader}`, async ({
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
