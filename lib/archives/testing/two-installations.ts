import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type TestDatabase, useDatabase } from '@/db/testing/use-database';
import { closeDatabase } from '@/lib/platform/database';
import { resetEnv } from '@/lib/platform/env';
import { resetDisk } from '@/lib/storage/disk';

export type Installation = {
  readonly database: TestDatabase;
  /** From now on all speaks to its database, its storage and its key. */
  readonly enter: () => Promise<void>;
};

/** An Elenco of its own, beside others of the same test file. */
export function useInstallation(key: string): Installation {
  const database = useDatabase();
  let folder: string;
  const { DATA_DIR, ENCRYPTION_KEY } = process.env;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'elenco-installation-'));
  });
  afterAll(async () => {
    await closeDatabase();
    // Files of the same process read with those of before.
    for (const [name, value] of Object.entries({ DATA_DIR, ENCRYPTION_KEY })) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
    resetEnv();
    resetDisk();
    await rm(folder, { recursive: true, force: true });
  });
  return {
    database,
    enter: async () => {
      await closeDatabase();
      Object.assign(process.env, {
        DATABASE_URL: database.url,
        DATA_DIR: folder,
        ENCRYPTION_KEY: key.repeat(64),
      });
      resetEnv();
      resetDisk();
    },
  };
}
