import { sql } from 'drizzle-orm';
import { ADMINISTRATOR, readDemoRows } from '../fixtures/demo-agency.ts';
import { BOTH_SCHEMES, inGroups, lookOverEach } from '../fixtures/look-over.ts';
import { ADMINISTRATOR_SCREENS } from '../fixtures/screens/administrator-screens.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { test } from '../fixtures/test.ts';

test.describe.configure({ mode: 'parallel' });

for (const { title, names } of inGroups(Object.keys(ADMINISTRATOR_SCREENS))) {
  test(`[1.2.1/administrator screens usable] the administrator can use it, at any width, light and dark: ${title}`, async ({
    page,
    database,
  }) => {
    const { talent, event } = await readDemoRows(database);
    const { rows } = await database.execute<{ id: string }>(
      sql`select agency_id id from events where id = ${event}`,
    );
    await signIn(page, ADMINISTRATOR, 'admin');
    const ids = { agency: rows[0]?.id ?? '', talent };
    const screens = names.map(
      (name) => [`administrator: ${name}`, ADMINISTRATOR_SCREENS[name]?.(ids) ?? ''] as const,
    );
    await lookOverEach(page, screens, BOTH_SCHEMES);
  });
}
