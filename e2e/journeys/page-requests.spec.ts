import type { Page, Request } from '@playwright/test';
import { MARIA, readDemoRows } from '../fixtures/demo-agency.ts';
import { runningElenco } from '../fixtures/elenco.ts';
import { settled } from '../fixtures/look-over.ts';
import { REQUEST_CEILINGS, type VisitedPage } from '../fixtures/request-ceilings.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

type Rows = Awaited<ReturnType<typeof readDemoRows>>;

const ADDRESSES: Readonly<Record<VisitedPage, (rows: Rows) => string>> = {
  dashboard: () => '/dashboard',
  quotations: () => '/cotizador/listado',
  draft: ({ draft }) => `/cotizador/listado/cotizacion/${draft}`,
  events: () => '/eventos',
  event: ({ event }) => `/evento/${event}/evento`,
  'talents of an event': ({ event }) => `/evento/${event}/evento?seccion=talentos`,
  clients: () => '/clientes',
  talents: () => '/talentos',
  claims: () => '/cuentas-de-cobro',
  showcase: ({ event }) => `/evento-cliente/${event}`,
};

/** Long enough for what a browser asks for when it has nothing else to do. */
const QUIET_MS = 1500;

test('a page asks little of the application once it stands', async ({ page, database }) => {
  const rows = await readDemoRows(database);
  await signIn(page, MARIA);
  const asked: Record<string, string[]> = {};
  for (const [name, address] of Object.entries(ADDRESSES)) {
    asked[name] = await requestsAfter(page, address(rows));
  }
  for (const [name, ceiling] of Object.entries(REQUEST_CEILINGS)) {
    expect
      .soft(asked[name]?.length, `${name} asks for:\n${asked[name]?.join('\n')}`)
      .toBeLessThanOrEqual(ceiling);
  }
});

/** What the document of an address brings with it that the application itself answers, with what follows. */
async function requestsAfter(page: Page, address: string): Promise<string[]> {
  const asked: string[] = [];
  const note = (request: Request) => {
    if (reachesApplication(request)) asked.push(`${request.method()} ${pathOf(request)}`);
  };
  page.on('request', note);
  await page.goto(address);
  await settled(page);
  await page.waitForTimeout(QUIET_MS);
  page.off('request', note);
  return asked;
}

/** Scripts, styles and fonts are files that a browser keeps; pictures are what the page shows. */
function reachesApplication(request: Request): boolean {
  const url = new URL(request.url());
  return (
    url.origin === runningElenco().url &&
    request.resourceType() !== 'document' &&
    !['image', 'font', 'script', 'stylesheet'].includes(request.resourceType())
  );
}

const pathOf = (request: Request): string => {
  const { pathname, searchParams } = new URL(request.url());
  const operation = /(?:query|subscription|mutation) (\w+)/.exec(request.postData() ?? '')?.[1];
  return [pathname, searchParams.has('_rsc') ? '(page ahead)' : '', operation ?? ''].join(' ').trim();
};
