import { expect, test } from 'vitest';
import { findBreaches } from '../find-breaches.ts';
import type { Sources } from '../project.ts';

const messages = (sources: Sources) => findBreaches(sources).map(({ path, message }) => `${path} ${message}`);

test('writes are declared of inputs alone, and take nothing that does them', () => {
  const declared = {
    'lib/graphql/define-write.ts': "import type { input } from 'zod/mini';",
    'lib/clients/inputs.ts': "import * as z from 'zod/mini';",
    'lib/clients/writes.ts':
      "import { defineWrite } from '@/lib/graphql/define-write';\nimport { clientInput } from './inputs';",
  };
  expect(messages(declared)).toEqual([]);
  for (const source of ['./create-client', './graphql', '@/lib/graphql/serve-write']) {
    expect(messages({ 'lib/clients/writes.ts': `import { x } from '${source}';` })).toEqual([
      expect.stringContaining('lib/clients/writes.ts writes imports only core and policy, rules or inputs'),
    ]);
  }
});
