import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** The tests of rules alone: they need no database, and run once for each change that Stryker makes to what they hold. */
export default defineConfig({
  resolve: { alias: [{ find: /^@\//, replacement: `${path.resolve(import.meta.dirname, '../..')}/` }] },
  test: {
    environment: 'node',
    setupFiles: ['db/testing/test-environment.ts', 'scripts/mutation/without-shrinking.ts'],
    include: [
      'lib/**/{rules,policy}.test.ts',
      'lib/**/rules/*.test.ts',
      'lib/root/policies.test.ts',
      'lib/finances/journal/closing.test.ts',
      'lib/payouts/bank-files/*.test.ts',
    ],
    testTimeout: 600_000,
  },
});
