import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import type { InlineConfig } from 'vitest/node';

const inProject = (relative: string) => path.join(import.meta.dirname, relative);

/**
 * What a test file would leave behind for the next one of its process: replaced modules and registries, and
 * drizzle-kit, which adds to the prototype of arrays. Such a file runs in a process of its own.
 */
const LEAVES_ITS_MARK =
  /vi\.(mock|doMock|resetModules)\(|(?<!afterAll\()\bregister(Notices|Reactions|Replies|FileKinds|Imports|Documents)\(|from 'drizzle-kit/;
const files = ['app', 'bench', 'db', 'e2e', 'lib', 'scripts']
  .flatMap((folder) =>
    readdirSync(inProject(folder), { recursive: true }).map((file) => path.posix.join(folder, String(file))),
  )
  .filter((file) => /\.test\.tsx?$/.test(file));
const alone = files.filter((file) => LEAVES_ITS_MARK.test(readFileSync(inProject(file), 'utf8')));

const shared = {
  environment: 'node',
  pool: 'forks',
  setupFiles: [
    'db/testing/test-environment.ts',
    'lib/testing/fresh-process.ts',
    'lib/root/reactions.ts',
    'lib/root/file-kinds.ts',
  ],
  // They end what hangs, and let be what is only slow on a machine that does other things.
  testTimeout: 600_000,
  hookTimeout: 1_200_000,
} satisfies InlineConfig;
const resolve = {
  alias: [
    { find: /^@\//, replacement: `${import.meta.dirname}/` },
    // Without this two copies of graphql load (one as ESM, one as CommonJS) and refuse each other's types.
    { find: /^graphql$/, replacement: inProject('node_modules/graphql/index.js') },
    {
      find: /^server-only$/,
      replacement: inProject('node_modules/next/dist/compiled/server-only/empty.js'),
    },
  ],
};

export default defineConfig({
  test: {
    // One more than cores: a test often waits, for the database or for a time to pass.
    maxWorkers: availableParallelism() + 1,
    globalSetup: 'db/testing/vitest-setup.ts',
    projects: [
      {
        resolve,
        // Loading the modules of the product anew for each file would be a quarter of all the work.
        test: {
          ...shared,
          name: 'together',
          include: files.filter((file) => !alone.includes(file)),
          isolate: false,
        },
      },
      {
        resolve,
        // After the others: between two of them, one of these would end a process that has the whole product loaded.
        test: { ...shared, name: 'alone', include: alone, isolate: true, sequence: { groupOrder: 1 } },
      },
    ],
  },
});
