import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { makeTenantLink } from '../../lib/testing/tenant.ts';
import { makeCast, newVisitor, readerOf } from '../fixtures/routes/askers.ts';
import { ROUTES, routesOf } from '../fixtures/routes/route-table.ts';
import { expect, test } from '../fixtures/test.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }),
);

const PAGES = routesOf(path.resolve(import.meta.dirname, '../../app'), 'pages').flatMap((route) => {
  const rule = ROUTES[route];
  return rule ? [{ route, ...rule }] : [];
});

/** What the libraries write, and what harm it does: none. */
const ACCEPTED = [
  // React, of a form that a server action takes.
  /^attribute-allowed-values: Attribute "action"/,
  // Mantine's switch; a label reads out what stands in it either way.
  /^element-permitted-content: <div> element is not permitted as content under <label>/,
];

/** Half of a document is data in scripts, of which no rule says anything. */
const withoutScripts = (html: string): string =>
  html.replaceAll(/(<script\b[^>]*>).*?(<\/script>)/gs, '$1$2');

/** What is wrong with the document that the server sends, a line each, with the rule that finds it. */
async function faultsOf(from: APIRequestContext, address: string): Promise<string[]> {
  const response = await from.get(address, { maxRetries: 2 });
  if (!response.headers()['content-type']?.startsWith('text/html')) return [];
  const { results } = await validator.validateString(withoutScripts(await response.text()));
  return results
    .flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    )
    .filter((fault) => !ACCEPTED.some((accepted) => accepted.test(fault)));
}

test('the document of every page is valid HTML', async ({ database, playwright }) => {
  test.setTimeout(600_000);
  const cast = await makeCast(database, playwright.request);
  const faults: string[] = [];
  for (const { route, who, address, link } of PAGES) {
    let reader = cast.requests[readerOf(who)];
    if (link) {
      reader = await newVisitor(playwright.request);
      const subject = { ...link.subject(cast.mine), agencyId: cast.mine.agency };
      await reader.get(`${link.page(cast.mine)}?k=${await makeTenantLink(database, link.purpose, subject)}`);
    }
    const found = await faultsOf(reader, address(cast.mine));
    faults.push(...found.map((fault) => `${route}: ${fault}`));
  }
  await cast.close();
  expect(faults).toEqual([]);
});
