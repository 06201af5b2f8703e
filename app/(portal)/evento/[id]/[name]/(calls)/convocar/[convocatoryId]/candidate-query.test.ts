import { expect, test } from 'vitest';
import { readList, type SearchParams } from '@/app/_ui/list/list-query';
import { CANDIDATE_LIST } from './candidate-query';

const readFilter = (address: SearchParams) => readList(CANDIDATE_LIST, address).filter;

test('reads whom an address looks for', () => {
  const address = {
    q: 'ana',
    agenda: 'libre',
    ciudad: '1',
    edad: '26-35',
    estatura: '170',
    idioma: 'Inglés',
  };
  expect(readFilter(address)).toEqual({
    search: 'ana',
    cityId: 1,
    minHeight: 170,
    minAge: 26,
    maxAge: 35,
    language: 'Inglés',
    free: true,
  });
  expect(readFilter({ edad: '46-' })).toEqual({ minAge: 46 });
});

test('what makes no sense is not there', () => {
  const address = { agenda: 'nunca', ciudad: 'x', edad: '3-9', estatura: '-1' };
  expect(readFilter(address)).toEqual({});
});
