import { beforeEach, expect, test, vi } from 'vitest';
import { dropKept, isSecret, keepOnlyOf, keepValues, keptName, readKept, signOf } from './kept-values';

type Items = Record<string, string>;

// What a tab keeps are the own names of its storage, as in a browser.
vi.stubGlobal(
  'sessionStorage',
  Object.create({
    getItem(this: Items, name: string) {
      return this[name] ?? null;
    },
    setItem(this: Items, name: string, value: string) {
      this[name] = value;
    },
    removeItem(this: Items, name: string) {
      delete this[name];
    },
    clear(this: Items) {
      for (const name of Object.keys(this)) delete this[name];
    },
  }),
);

const NAME = keptName('/clientes/crear', 'name');
beforeEach(() => sessionStorage.clear());

test('what was typed comes back with what the form began with, until it is dropped or a day old', () => {
  keepValues(NAME, { typed: { name: 'Casa', 'times.all': '07:00' }, base: { name: '' }, revision: 3 }, 1_000);
  expect(readKept(NAME, 2_000)).toMatchObject({
    typed: { name: 'Casa', 'times.all': '07:00' },
    base: { name: '' },
    revision: 3,
  });
  expect(readKept(NAME, 1_000 + 25 * 60 * 60 * 1000)).toBeNull();
  dropKept(NAME);
  expect(readKept(NAME, 2_000)).toBeNull();
});

test('no password, code, token, bank account or file is kept, wherever it stands', () => {
  const typed = {
    name: 'Luz',
    password: 'Clave-2027',
    presentPassword: 'x',
    verifyPassword: 'x',
    code: '123456',
    token: 't',
    account: '20012345678',
    file: new Blob(['x']),
    when: new Date(),
    nested: { password: 'x' },
  };
  keepValues(NAME, { typed, base: typed });
  expect(sessionStorage.getItem(NAME)).not.toMatch(/Clave|123456|20012345678|password|token/);
  expect(readKept(NAME)?.typed).toEqual({ name: 'Luz' });
  for (const name of ['accountType', 'typeAccount', 'description', 'codeEvent', 'postcode']) {
    expect(isSecret(name), name).toBe(false);
  }
  keepValues(NAME, { typed: { password: 'x' } });
  expect(sessionStorage.getItem(NAME)).toBeNull();
});

test('somebody else in the same tab finds nothing', () => {
  keepOnlyOf('ana');
  keepValues(NAME, { typed: { name: 'Casa' } });
  keepOnlyOf('ana');
  expect(readKept(NAME)).not.toBeNull();
  keepOnlyOf('luz');
  expect(readKept(NAME)).toBeNull();
});

test('what cannot be read is nothing, and other values have another sign', () => {
  sessionStorage.setItem(NAME, '{');
  expect(readKept(NAME)).toBeNull();
  expect(signOf({ a: 1 })).not.toBe(signOf({ a: 2 }));
});
