import { afterAll, beforeAll } from 'vitest';
import { resetEnv } from '@/lib/platform/env';

/** Hashes passwords as an installation does, in the file or the `describe` that calls it; other tests spare themselves the work. */
export function useUsualPasswordCost(): void {
  const told = process.env.PASSWORD_COST;
  beforeAll(() => {
    delete process.env.PASSWORD_COST;
    resetEnv();
  });
  afterAll(() => {
    process.env.PASSWORD_COST = told;
    resetEnv();
  });
}
