import { expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import { phoneProblems } from './phone-problems';

useDatabase();

const BOGOTA = 1;

test('telephones are told wrong by the country of their city, and not before it is known', async () => {
  const typed = { phone: '(300) 123-456', phoneProductor: '(300) 123-4567' };
  expect(await phoneProblems(BOGOTA, typed)).toEqual({ phone: 'validation.phone' });
  expect(await phoneProblems(null, typed)).toEqual({});
});
