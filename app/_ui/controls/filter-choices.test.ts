import { expect, test } from 'vitest';
import { filterChoices } from './filter-choices';

const of = (...labels: string[]) => labels.map((label) => ({ value: label, label }));
const found = (search: string, limit = 10) =>
  filterChoices({ options: of('Bogotá', 'Peñón, Cundinamarca', 'Medellín'), search, limit });

test.each([
  ['bogota', ['Bogotá']],
  ['BOGOTÁ ', ['Bogotá']],
  ['cundinamarca penon', ['Peñón, Cundinamarca']],
  ['  ', ['Bogotá', 'Peñón, Cundinamarca', 'Medellín']],
  ['cali', []],
])('%s finds %o', (search, labels) => expect(found(search)).toEqual(of(...labels)));

test('no more than are wanted are shown, in their groups', () => {
  const options = [
    { group: 'Colombia', items: of('Cali', 'Cúcuta') },
    { group: 'México', items: of('Cancún', 'Tijuana') },
  ];
  expect(found('', 2)).toHaveLength(2);
  expect(filterChoices({ options, search: 'cu', limit: 10 })).toEqual([
    { group: 'Colombia', items: of('Cúcuta') },
    { group: 'México', items: of('Cancún') },
  ]);
  expect(filterChoices({ options, search: 'c', limit: 2 })).toEqual([
    { group: 'Colombia', items: of('Cali', 'Cúcuta') },
  ]);
});
