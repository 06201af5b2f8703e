import { expect, test } from 'vitest';
import { AGES, type Age } from '@/db/values/client-payments';
import { sumsByCurrency } from './rules';

const [first, second] = AGES;
const none = Object.fromEntries(AGES.map((age) => [age, 0]));
const debt = (currencyCode: string, charged: number, settled: number, age: Age = first) => ({
  ...{ currencyCode, charged, settled, age },
  balance: charged - settled,
});

test('debts are added up by currency, and what is to the credit of a client is no debt paid', () => {
  const debts = [
    debt('USD', 5, 0, second),
    debt('COP', 100, 40),
    debt('COP', 50, 70, second),
    debt('COP', 7, 0),
  ];
  expect(sumsByCurrency(debts)).toEqual([
    { currencyCode: 'COP', charged: 157, settled: 110, owed: 67, credit: 20, ages: { ...none, [first]: 67 } },
    { currencyCode: 'USD', charged: 5, settled: 0, owed: 5, credit: 0, ages: { ...none, [second]: 5 } },
  ]);
  expect(sumsByCurrency([])).toEqual([]);
});
