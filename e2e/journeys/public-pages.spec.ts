import { makeChoosingLink } from '../fixtures/choosing-link.ts';
import { confirmBrowser } from '../fixtures/confirm-browser.ts';
import { readDemoRows } from '../fixtures/demo-agency.ts';
import { engage } from '../fixtures/engage-talent.ts';
import { inGroups, lookOver, lookOverEach } from '../fixtures/look-over.ts';
import type { Database } from '../fixtures/make-shown-talent.ts';
import { makeStatementLink } from '../fixtures/statement-link.ts';
import { expect, test } from '../fixtures/test.ts';

const DAY = 86_400_000;
const PUBLIC_SCHEME = ['light'] as const;

const demo =
  (addressOf: (rows: Awaited<ReturnType<typeof readDemoRows>>) => string) => (database: Database) =>
    readDemoRows(database).then(addressOf);

const SCREENS: Readonly<Record<string, (database: Database) => string | Promise<string>>> = {
  showcase: demo(({ event }) => `/evento-cliente/${event}`),
  'talent of a showcase': demo(({ event, talent }) => `/talento/${event}/${talent}`),
  'showcase of an event that is over': async (database) => {
    const past = { startDate: new Date(Date.now() - 3 * DAY), endDate: new Date(Date.now() - 2 * DAY) };
    return `/evento-cliente/${(await engage(database, past)).eventId}`;
  },
  'choosing of a client': makeChoosingLink,
  'statement of a client': makeStatementLink,
  'call of a talent': async (database) => (await engage(database)).callLink,
  'contract before its code': async (database) => (await engage(database)).link,
  'contract without its link': async (database) => (await engage(database)).path,
  'claim before the contract': async (database) => (await engage(database)).claimLink,
  'request about personal data': () => '/datos-personales',
  'verification of a document': () => '/verificar',
  'code of no document': () => '/verificar/0000-0000-0000',
  mailbox: () => '/buzon',
  'page that does not exist': () => '/no-hay-tal-pagina',
};

test.describe.configure({ mode: 'parallel' });

for (const { title: name, names } of inGroups(Object.keys(SCREENS))) {
  test(`can be used by everybody, on a desk and on a phone: ${name}`, async ({ page, database }) => {
    const addresses = await Promise.all(names.map((one) => SCREENS[one]?.(database) ?? ''));
    await lookOverEach(
      page,
      names.map((one, index) => [`public: ${one}`, addresses[index] ?? '']),
      PUBLIC_SCHEME,
    );
  });
}

test('can be used by everybody, on a desk and on a phone: contract', async ({ page, database }) => {
  const { link, talent } = await engage(database);
  await confirmBrowser(page.context(), database, talent.id);
  await lookOver(page, link, PUBLIC_SCHEME);
});

test('the page of an error of ours says so and leads on', async ({ page, problems }) => {
  problems.allow(/\/500/);
  await lookOver(page, '/500', PUBLIC_SCHEME);
  await expect(page.getByRole('link').or(page.getByRole('button')).first()).toBeVisible();
});
