import { describe, expect, test } from 'vitest';
import { readProject } from '../boundaries/project.ts';
import { addressOf, byFolder, reachOf, specsOf, testsOf } from './reached-tests.ts';

const SOURCES = {
  'lib/clients/rules.ts': 'export const MOST = 3;',
  'lib/clients/rules.test.ts': "import { MOST } from './rules';",
  'lib/clients/queries.ts': "import { MOST } from './rules';\nexport type Client = object;",
  'lib/clients/queries.test.ts': "import { a } from './queries';",
  'lib/events/queries.test.ts': "import type { Client } from '@/lib/clients/queries';",
  'app/(portal)/clientes/[id]/page.tsx': "import { a } from '@/lib/clients/queries';",
  'app/(portal)/eventos/page.tsx': 'export default 1;',
  'e2e/pages/clients-page.ts': "export const one = (id: string) => '/clientes/' + id;",
  'e2e/journeys/clients.spec.ts': "import { one } from '../pages/clients-page.ts';",
  'e2e/journeys/events.spec.ts': "open('/eventos');",
  'e2e/journeys/lists.spec.ts': "open('/clientes-finales');",
};
const project = readProject(SOURCES);

describe('what a change reaches', () => {
  test('is every file that imports it, by however many steps, but not for its types alone', () => {
    const reach = reachOf(project, ['lib/clients/rules.ts']);
    expect(testsOf(reach)).toEqual(['lib/clients/rules.test.ts', 'lib/clients/queries.test.ts']);
    expect(reach.get('app/(portal)/clientes/[id]/page.tsx')).toBe(2);
    expect(testsOf(reachOf(project, ['lib/clients/rules.test.ts']))).toEqual(['lib/clients/rules.test.ts']);
  });

  test('is every browser test that visits a page that imports it, or that imports it', () => {
    const specs = (changed: string) => specsOf(project, SOURCES, reachOf(project, [changed]));
    expect(specs('lib/clients/rules.ts')).toEqual(['e2e/journeys/clients.spec.ts']);
    expect(specs('e2e/pages/clients-page.ts')).toEqual(['e2e/journeys/clients.spec.ts']);
    expect(specs('app/(portal)/eventos/page.tsx')).toEqual(['e2e/journeys/events.spec.ts']);
    expect(specs('lib/clients/queries.test.ts')).toEqual([]);
  });
});

test.each([
  ['app/(portal)/clientes/page.tsx', '/clientes'],
  ['app/(portal)/evento/[id]/[name]/page.tsx', '/evento/'],
  ['app/api/login/admin/route.ts', '/api/login/admin'],
  ['app/(public)/[slug]/page.tsx', null],
  ['app/(portal)/clientes/client-row.tsx', null],
])('the address of %s is %s', (file, address) => expect(addressOf(file)).toBe(address));

test('what is left out is told by folder', () => {
  expect(byFolder(['lib/claims/a.test.ts', 'lib/claims/review/b.test.ts', 'app/c.test.ts'])).toBe(
    'lib/claims 2, app 1',
  );
});
