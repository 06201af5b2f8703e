import { isDeepStrictEqual } from 'node:util';
import type { APIRequestContext } from '@playwright/test';
import { changedTables, printAgency } from '../../db/testing/print-database.ts';
import { makeTenantLink } from '../../lib/testing/tenant.ts';
import { ask, type Caller, comparable, type Told, WAYS, type Way } from '../fixtures/ask.ts';
import { confirmationCookie } from '../fixtures/confirm-browser.ts';
import { makeShownTenant } from '../fixtures/make-shown-talent.ts';
import {
  ASKERS,
  type Asker,
  callersOf,
  isOfAgency,
  isStranger,
  MAY,
  makeCast,
  newVisitor,
} from '../fixtures/routes/askers.ts';
import { ROUTES } from '../fixtures/routes/route-table.ts';
import type { RouteRule, Target } from '../fixtures/routes/rule.ts';
import { expect, test } from '../fixtures/test.ts';

const AT_ONCE = 6;

type Cell = { readonly route: string; readonly rule: RouteRule; readonly asker: Asker };

const cells = Object.entries(ROUTES)
  .flatMap(([route, rule]) =>
    ['', ...(rule.parts ?? [])].map((part) => {
      const address = (own: Target) => `${rule.address(own)}${part}`;
      return { route: `${route}${part}`, rule: { ...rule, address } };
    }),
  )
  .flatMap((row) => ASKERS.map((asker): Cell => ({ ...row, asker })));
const OWN_WORK: readonly (string | undefined)[] = ['CONTRACT', 'CLAIM', 'TALENT_REPLY', 'RIDE'];
/** The holder's link is for a contract, so that a contract's pages are not refused; a talent opens those of its work. */
const isOpen = ({ rule, asker }: Cell): boolean =>
  MAY[rule.who].includes(asker) ||
  (asker === 'holder' && rule.link?.purpose === 'CONTRACT') ||
  (asker === 'talent' && OWN_WORK.includes(rule.link?.purpose));
const askedOf = ({ address, sent }: RouteRule, own: Target): string =>
  JSON.stringify([address(own), sent?.(own)]);

const tell = (
  from: APIRequestContext | Caller,
  rule: RouteRule,
  own: Target,
  way: Way = WAYS.plain,
): Promise<Told> => ask(from, rule.address(own), rule.sent ? { method: 'POST', ...rule.sent(own) } : way);

const isPage = ({ sent, isForScripts, link }: RouteRule): boolean => !sent && !isForScripts && !link;

type Swap = readonly [others: Target, absent: Target, way: Way];

/**
 * The same of another agency and of nobody, all its ids. A page is also asked for in every way there is, by its owner, and
 * with one of those ids among one's own, by who may name more than one.
 */
function swapped({ rule, asker }: Cell, own: Target, other: Target, nobodys: Target): Swap[] {
  const asked = askedOf(rule, own);
  const shared = rule.shared ?? [];
  const named = (Object.entries(own) as [keyof Target, unknown][]).filter(
    (entry): entry is [keyof Target, string] =>
      typeof entry[1] === 'string' && asked.includes(entry[1]) && !shared.includes(entry[0]),
  );
  if (named.length === 0) return [];
  const kept = Object.fromEntries(shared.map((name) => [name, own[name]]));
  const whole = (way: Way): Swap => [{ ...other, ...kept }, { ...nobodys, ...kept }, way];
  const single = named.map(
    ([name]): Swap => [{ ...own, [name]: other[name] }, { ...own, [name]: nobodys[name] }, WAYS.plain],
  );
  const hasParts = isPage(rule) && named.length > 1 && (asker === 'owner' || asker === 'talent');
  const ways = isPage(rule) && asker === 'owner' ? Object.values(WAYS) : [WAYS.plain];
  return [...ways.map(whole), ...(hasParts ? single : [])];
}

/** In a step of its own: outside of any, Playwright goes through all former steps at each request and expectation. */
const each = <T>(all: readonly T[], does: (one: T) => Promise<void>): Promise<void> =>
  test.step(`each of ${all.length}`, async () => {
    const left = [...all];
    const work = async () => {
      for (let one = left.shift(); one !== undefined; one = left.shift()) await does(one);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  });

const NOT_IN_ROLE = 'Tu rol no incluye esta pantalla';

/** Said no to: led to the login who is a stranger, away from there who is somebody else, or told that it is not theirs. */
function expectRefusal({ status, location, body }: Told, { rule, asker }: Cell, where: string): void {
  const led = [status, location];
  if (rule.isForScripts || rule.link) expect([401, 403, 404], where).toContain(status);
  else if (isStranger(asker)) expect(led, where).toEqual([307, expect.stringMatching(/^\/login/)]);
  else if ((rule.who === 'producers' || rule.who === 'payers') && isOfAgency(asker))
    expect(body.includes(NOT_IN_ROLE), where).toBe(true);
  else if (status !== 404)
    expect(led, where).toEqual([307, expect.stringMatching(/^\/(dashboard|perfil|mi-perfil)/)]);
}

/** A page shows people who they are themselves, and nothing of anybody else. */
function expectNothingOf(others: readonly Target[], { body }: Told, where: string): void {
  const told = others.filter(({ marker }) => body.includes(marker));
  if (told.length > 0) throw new Error(`${where} tells of another agency`);
}

test('[1.2.1/*] [1.2.4/*] [2.2//*] [2.7.3/paths answer whom they are for] every route answers whom it is for, and the others as if there were nothing', async ({
  database,
  playwright,
}) => {
  const cast = await makeCast(database, playwright.request);
  const { mine, theirs, nobodys } = cast;
  const callers = await callersOf(cast);
  const print = async () => [
    await printAgency(database, mine.agency),
    await printAgency(database, theirs.agency),
  ];
  const foreign = (asker: Asker) =>
    asker === 'neighbour' ? [mine] : isOfAgency(asker) ? [theirs] : [mine, theirs];
  const before = await print();

  await each(cells, async (cell) => {
    const { route, rule, asker } = cell;
    const where = `${route} by ${asker}`;
    const from = callers[asker];
    if (!isOpen(cell)) {
      const told = await tell(from, rule, mine);
      expectRefusal(told, cell, where);
      expectNothingOf(foreign(asker), told, where);
    }
    if (askedOf(rule, mine) === askedOf(rule, nobodys) || rule.who === 'anybody') return;
    if (asker === 'administrator' && isOpen(cell)) return;
    const [own, other] = asker === 'neighbour' ? [theirs, mine] : [mine, theirs];
    for (const [others, absent, way] of swapped(cell, own, other, nobodys)) {
      const told = await tell(from, rule, others, way);
      expectNothingOf(foreign(asker), told, where);
      const [said, wanted] = [comparable(told), comparable(await tell(from, rule, absent, way))];
      // Each expectation tells the reporter both of its values, which are whole pages.
      if (!isDeepStrictEqual(said, wanted)) expect(said, where).toEqual(wanted);
    }
  });
  const after = await print();
  expect(before.flatMap((one, index) => changedTables(one, after[index] ?? new Map()))).toEqual([]);

  await each(cells.filter(isOpen), async ({ route, rule, asker }) => {
    const own = asker === 'neighbour' ? theirs : mine;
    const told = await tell(callers[asker], rule, own);
    const where = `${route} by ${asker}`;
    const { status = 200, isRationed } = rule;
    expect(isRationed ? [status, 429] : [status], `${where}: ${told.body.slice(0, 300)}`).toContain(
      told.status,
    );
    if (asker !== 'administrator') expectNothingOf([asker === 'neighbour' ? mine : theirs], told, where);
    if (asker !== 'owner' || !isPage(rule) || askedOf(rule, mine) === askedOf(rule, nobodys)) return;
    for (const way of [WAYS.plain, WAYS['as data']]) {
      const { body } = await tell(callers[asker], rule, own, way);
      expect(body.includes(own.marker), `${where} shows what it is of`).toBe(true);
    }
  });
  await cast.close();
});

test('[2.1/links open alone] [2.6/showcase open] every page of a link opens with it alone, while it lives', async ({
  database,
  playwright,
}) => {
  const make = async (): Promise<Target> => ({ ...(await makeShownTenant(database)), file: '' });
  const [mine, theirs] = [await make(), await make()];
  const linked = Object.entries(ROUTES).filter(([, { link }]) => link);
  await each(linked, async ([route, rule]) => {
    const { link } = rule;
    if (!link) return;
    const secretOf = (own: Target, status?: Parameters<typeof makeTenantLink>[3], as = link.purpose) =>
      makeTenantLink(database, as, { ...link.subject(own), agencyId: own.agency }, status);
    /** By the link's own page, which gives its cookie, to the address at or below it. */
    const open = async (secret: string): Promise<Told> => {
      const visitor = await newVisitor(playwright.request, [await confirmationCookie(database, mine.talent)]);
      await visitor.get(`${link.page(mine)}?k=${secret}`, { maxRedirects: 0 });
      const told = await tell(visitor, rule, mine);
      await visitor.dispose();
      return told;
    };
    const refused = comparable(await open('x'.repeat(43)));
    expect([401, 403, 404], route).toContain(refused.status);
    expectNothingOf([mine, theirs], refused, route);
    const bad = {
      "another's": await secretOf(theirs),
      'of another purpose': await secretOf(mine, 'living', link.purpose === 'RIDE' ? 'CLAIM' : 'RIDE'),
      expired: await secretOf(mine, 'expired'),
      revoked: await secretOf(mine, 'revoked'),
      used: await secretOf(mine, 'used'),
    };
    for (const [name, secret] of Object.entries(bad)) {
      expect(comparable(await open(secret)), `${route}, ${name}`).toEqual(refused);
    }
    const opened = await open(await secretOf(mine));
    expect(opened.status, `${route}: ${opened.body.slice(0, 300)}`).toBe(rule.status ?? 200);
  });
});
