import path from 'node:path';
import { defineConfig } from 'vitest/config';

const inProject = (relative: string) => path.join(import.meta.dirname, relative);

export default defineConfig({
  resolve: {
    alias: [
      { find: /^@\//, replacement: `${import.meta.dirname}/` },
      // Without this two copies of graphql load (one as ESM, one as CommonJS) and refuse each other's types.
      { find: /^graphql$/, replacement: inProject('node_modules/graphql/index.js') },
      {
        find: /^server-only$/,
        replacement: inProject('node_modules/next/dist/compiled/server-only/empty.js'),
      },
    ],
  },
  test: {
    include: ['{app,bench,db,e2e,lib,scripts}/**/*.test.{ts,tsx}'],
    environment: 'node',
    // A process per file: each file's process.env, application pool and database clone are its own.
    pool: 'forks',
    isolate: true,
    maxWorkers: 2,
    globalSetup: 'db/testing/vitest-setup.ts',
    setupFiles: ['db/testing/test-environment.ts', 'lib/root/reactions.ts', 'lib/root/file-kinds.ts'],
    testTimeout: 40_000,
    hookTimeout: 60_000,
  },
});
