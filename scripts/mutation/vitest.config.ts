import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** The tests of the rules of money alone: they need no database, and run once for each change that Stryker makes to what they hold. */
export default defineConfig({
  resolve: { alias: [{ find: /^@\//, replacement: `${path.resolve(import.meta.dirname, '../..')}/` }] },
  test: {
    environment: 'node',
    setupFiles: ['db/testing/test-environment.ts'],
    include: [
      'lib/quotations/pricing/**/*.test.ts',
      'lib/claims/withholding/rules.test.ts',
      'lib/finances/journal/rules.test.ts',
    ],
    testTimeout: 600_000,
  },
});
