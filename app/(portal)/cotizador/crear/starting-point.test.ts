import { expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import { listCurrencies } from '@/lib/catalogues/queries';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { readOwnCurrency } from './starting-point';

const database = useDatabase();

test('a new quotation is in the currency of the profile, whose rate is still to be typed', async () => {
  const currencies = await listCurrencies();
  const idOf = (code: string) => currencies.find((currency) => currency.code === code)?.id ?? null;
  const of = async (currencyId: number | null) =>
    readOwnCurrency((await makeAgencyUser(database.db, { currencyId })).actor, { currencies });
  expect(await of(null)).toEqual({});
  expect(await of(idOf('COP'))).toEqual({});
  expect(await of(idOf('USD'))).toEqual({
    currencyId: idOf('USD'),
    fxRate: '',
    fxRateDate: null,
    feeding: null,
    transport: null,
    agentPrice: null,
  });
});
