import { MARIA, readDemoRows } from '../fixtures/demo-agency.ts';
import { BOTH_SCHEMES, inGroups, lookOverEach } from '../fixtures/look-over.ts';
import { AGENCY_SCREENS } from '../fixtures/screens/agency-screens.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { test } from '../fixtures/test.ts';

test.describe.configure({ mode: 'parallel' });

for (const { title, names } of inGroups(Object.keys(AGENCY_SCREENS))) {
  test(`[1.2.1/screens usable] can be used by everybody, at any width, light and dark: ${title}`, async ({
    page,
    database,
  }) => {
    await signIn(page, MARIA);
    const rows = await readDemoRows(database);
    const screens = names.map((name) => [`agency: ${name}`, AGENCY_SCREENS[name]?.(rows) ?? ''] as const);
    await lookOverEach(page, screens, BOTH_SCHEMES);
  });
}
