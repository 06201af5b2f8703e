import type { Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { ADMINISTRATOR, MARIA, readDemoRows } from '../fixtures/demo-agency.ts';
import { wordsCutBySpacing } from '../fixtures/find-cut-words.ts';
import { hiddenStops } from '../fixtures/find-hidden-stops.ts';
import { settled } from '../fixtures/look-over.ts';
import { ADMINISTRATOR_SCREENS } from '../fixtures/screens/administrator-screens.ts';
import { AGENCY_SCREENS } from '../fixtures/screens/agency-screens.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

test.describe.configure({ mode: 'parallel' });

/** What spaced texts cut and what has the focus unseen, on each screen at each size. */
async function look(page: Page, screens: readonly (readonly [name: string, address: string])[]) {
  for (const [name, address] of screens) {
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.goto(address);
      await settled(page);
      const found = { cut: await wordsCutBySpacing(page), hidden: await hiddenStops(page) };
      expect.soft(found, `${name} at ${size.width} px`).toEqual({ cut: [], hidden: [] });
    }
  }
}

test('an agency’s words can be spaced, and what has the focus is seen', async ({ page, database }) => {
  await signIn(page, MARIA);
  const rows = await readDemoRows(database);
  await look(
    page,
    Object.entries(AGENCY_SCREENS).map(([name, address]) => [name, address(rows)] as const),
  );
});

test('the administrator’s words can be spaced, and what has the focus is seen', async ({
  page,
  database,
}) => {
  await signIn(page, ADMINISTRATOR, 'admin');
  const { talent, event } = await readDemoRows(database);
  const { rows } = await database.execute<{ id: string }>(
    sql`select agency_id id from events where id = ${event}`,
  );
  const ids = { agency: rows[0]?.id ?? '', talent };
  await look(
    page,
    Object.entries(ADMINISTRATOR_SCREENS).map(([name, address]) => [name, address(ids)] as const),
  );
});
