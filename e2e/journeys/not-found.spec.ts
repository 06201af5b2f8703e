import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { makeTenantLink } from '../../lib/testing/tenant.ts';
import { type Cast, makeCast, newVisitor, readerOf } from '../fixtures/routes/askers.ts';
import { ROUTES, routesOf } from '../fixtures/routes/route-table.ts';
import type { RouteRule } from '../fixtures/routes/rule.ts';
import { expect, test } from '../fixtures/test.ts';

const PAGES = routesOf(path.resolve(import.meta.dirname, '../../app'), 'pages')
  .map((route): [string, RouteRule | undefined] => [route, ROUTES[route]])
  .filter((row): row is [string, RouteRule] => row[1] !== undefined);

const pathOf = (address: string) => new URL(address, 'http://here').pathname;

let cast: Cast;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ database, playwright }) => {
  cast = await makeCast(database, playwright.request);
});
test.afterAll(() => cast.close());

test('a page of something that does not exist says so in its document', async () => {
  let asked = 0;
  for (const [route, rule] of PAGES) {
    const address = rule.address(cast.nobodys);
    // A page of nothing in particular is always there, also when what its query names is not.
    if (pathOf(address) === pathOf(rule.address(cast.mine)) && rule.status !== 404) continue;
    await expectNothingHere(cast.requests[readerOf(rule.who)], address, route);
    asked += 1;
  }
  expect(asked).toBeGreaterThan(45);
});

for (const status of ['expired', 'revoked'] as const) {
  test(`a page whose link is ${status} says so in its document`, async ({ database, playwright }) => {
    const opened = PAGES.filter(([, rule]) => rule.link);
    expect(opened.length).toBeGreaterThan(12);
    for (const [route, { link, address }] of opened) {
      if (!link) continue;
      const visitor = await newVisitor(playwright.request);
      const subject = { ...link.subject(cast.mine), agencyId: cast.mine.agency };
      const secret = await makeTenantLink(database, link.purpose, subject, status);
      // The link's own page takes its secret, and those below it come after.
      await visitor.get(`${link.page(cast.mine)}?k=${secret}`);
      await expectNothingHere(visitor, address(cast.mine), route);
      await visitor.dispose();
    }
  });
}

test('so does the page of a link that nobody ever made', async ({ playwright }) => {
  const visitor = await newVisitor(playwright.request);
  const secret = randomBytes(32).toString('base64url');
  for (const [route, { link }] of PAGES) {
    if (link) await expectNothingHere(visitor, `${link.page(cast.mine)}?k=${secret}`, route);
  }
  await visitor.dispose();
});

/** The document as the server sends it, before any script has run. */
async function expectNothingHere(from: APIRequestContext, address: string, route: string): Promise<void> {
  const response = await from.get(address);
  const html = await response.text();
  const said = {
    status: response.status(),
    language: /<html[^>]* lang="([^"]+)"/.exec(html)?.[1],
    title: /<title>([^<]+)<\/title>/.exec(html)?.[1]?.trim() ?? '',
    heading: textOf(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1]),
    wayOn: /<main[\s\S]*?<a [^>]*href="([^"]+)"/.exec(html)?.[1] ?? '',
  };
  expect.soft(said, `${route} at ${address}`).toEqual({
    status: 404,
    language: 'es-CO',
    title: expect.stringMatching(/\S+ · \S+/),
    heading: expect.stringMatching(/\S{3,}/),
    wayOn: expect.stringMatching(/^\//),
  });
}

const textOf = (html: string | undefined): string => (html ?? '').replaceAll(/<[^>]+>/g, '').trim();
