import { afterAll } from 'vitest';
import { closeDatabase } from '@/lib/platform/database';
import { resetEnv } from '@/lib/platform/env';

// Test files that share a process leave neither their database nor their variables to the next one.
resetEnv();
afterAll(async () => {
  await closeDatabase();
  resetEnv();
});
