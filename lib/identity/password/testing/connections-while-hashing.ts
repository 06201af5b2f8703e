import bcrypt from 'bcrypt';
import { vi } from 'vitest';
import { databasePool } from '@/lib/platform/database';

/** Returns how many connections of the application were held at each hash that `work` made. */
export async function connectionsWhileHashing(work: () => Promise<unknown>): Promise<number[]> {
  const held: number[] = [];
  const hash = bcrypt.hash;
  const spy = vi.spyOn(bcrypt, 'hash').mockImplementation(async (...args: Parameters<typeof hash>) => {
    const { totalCount, idleCount } = databasePool();
    held.push(totalCount - idleCount);
    return hash(...args);
  });
  await work().finally(() => spy.mockRestore());
  return held;
}
