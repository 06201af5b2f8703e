import { expect, test } from 'vitest';
import { users } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { demoAdministrator } from '../demo/data/agencies.ts';
import { refuseDemoAccounts } from './seed';

const database = useDatabase();

test('the demo accounts are never opened to the public', async () => {
  await expect(refuseDemoAccounts(database.url)).resolves.toBeUndefined();
  await database.db.insert(users).values(demoAdministrator);
  await expect(refuseDemoAccounts(database.url)).rejects.toThrow(/cuentas de ejemplo/);
});
