import { expect, test } from 'vitest';
import { EVENT } from '@/lib/core/states';
import { readEventList, readWhen, tabOf, WHENS } from './list-address';

test.each([
  [{}, 'proximos'],
  [{ cuando: 'pasados' }, 'pasados'],
  [{ cuando: 'nunca' }, 'proximos'],
  [{ estado: String(EVENT.FINISHED) }, 'pasados'],
  [{ estado: String(EVENT.EXPIRED) }, 'pasados'],
  [{ estado: String(EVENT.CANCELLED) }, 'cancelados'],
  [{ cuando: 'pasados', estado: String(EVENT.CALLING) }, 'proximos'],
  [{ cuando: 'todos', estado: String(EVENT.FINISHED) }, 'todos'],
] as const)('%j shows %s', (params, when) => {
  expect(readWhen(params)).toBe(when);
});

test('the list shows what its state says, in the order of its tab', () => {
  const { filter, page } = readEventList({ estado: String(EVENT.EXPIRED), q: 'café' });
  expect(filter).toEqual({ search: 'café', when: 'past', stateId: EVENT.EXPIRED });
  expect(page).toMatchObject({ sort: 'date', descending: true });
});

test('each tab leads to what it counts, and leaves a state behind that it does not hold', () => {
  const params = { estado: String(EVENT.FINISHED), q: 'feria' };
  const tabs = WHENS.map((when) => tabOf(params, when));
  expect(tabs.map(({ href }) => href)).toEqual([
    '/eventos?q=feria',
    '/eventos?estado=36&q=feria&cuando=pasados',
    '/eventos?q=feria&cuando=cancelados',
    '/eventos?estado=36&q=feria&cuando=todos',
  ]);
  for (const { href, filter } of tabs) {
    const address = Object.fromEntries(new URLSearchParams(href.split('?')[1]));
    expect(readEventList(address).filter).toEqual(filter);
  }
});
