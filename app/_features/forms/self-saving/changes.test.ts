import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changesOf, isEmpty, putTogether, withChanges, withoutPaths } from './changes';

const LISTS = ['skills'];
const SAVED = {
  name: 'Luz',
  city: null,
  skills: [
    { id: 'a', name: 'Inglés' },
    { id: 'b', name: 'Francés' },
  ],
};

test('holds what differs alone, and of a list the entries that changed and the ids of those that went', () => {
  expect(changesOf(SAVED, SAVED, LISTS)).toEqual({});
  const typed = {
    name: 'Luz Marina',
    city: null,
    skills: [
      { id: 'a', name: 'Inglés británico' },
      { id: 'c', name: 'Alemán' },
    ],
  };
  const patch = changesOf(SAVED, typed, LISTS);
  expect(patch).toEqual({ name: 'Luz Marina', skills: typed.skills, removedEntries: ['b'] });
  const after = withChanges(SAVED, patch, LISTS);
  expect(after).toEqual(typed);
  expect(isEmpty(changesOf(after, typed, LISTS))).toBe(true);
});

test('leaves out what is wrong, and keeps the rest', () => {
  const skills = [
    { id: 'a', name: '' },
    { id: 'c', name: 'Alemán' },
  ];
  const patch = { name: 'x', phone: '1', skills, removedEntries: ['b'] };
  expect(withoutPaths(patch, [['phone'], ['skills', 0, 'name']])).toEqual({
    name: 'x',
    skills: [skills[1]],
    removedEntries: ['b'],
  });
  // Too many of them: none.
  expect(withoutPaths(patch, [['skills']])).not.toHaveProperty('skills');
  expect(isEmpty(withoutPaths({ phone: '1' }, [['phone']]))).toBe(true);
});

const names = (values: Readonly<Record<string, unknown>>) =>
  (values.skills as readonly { name: string }[]).map(({ name }) => name);

test('two who changed other fields, or other entries of a list, both keep what they did', () => {
  const theirs = {
    ...SAVED,
    city: 5,
    skills: [
      { id: 'a', name: 'Inglés' },
      { id: 'b', name: 'Francés B2' },
      { id: 'd', name: 'Chino' },
    ],
  };
  const here = {
    ...SAVED,
    name: 'Luz Marina',
    skills: [
      { id: 'b', name: 'Francés' },
      { id: 'c', name: 'Alemán' },
    ],
  };
  const { typed, collisions, taken } = putTogether(SAVED, theirs, here, LISTS);
  expect(typed).toMatchObject({ name: 'Luz Marina', city: 5 });
  expect(names(typed)).toEqual(['Francés B2', 'Chino', 'Alemán']);
  expect(collisions).toEqual([]);
  expect(taken).toEqual(['city', 'skills']);
  // What is sent then takes nothing of theirs away.
  expect(changesOf(theirs, typed, LISTS)).toEqual({
    name: 'Luz Marina',
    skills: [{ id: 'c', name: 'Alemán' }],
    removedEntries: ['a'],
  });
});

test.each([
  ['a field', { ...SAVED, name: 'Lucía' }, { ...SAVED, name: 'Luz Marina' }, 'name'],
  ['an entry', { ...SAVED, skills: [] }, { ...SAVED, skills: [{ id: 'a', name: 'Inglés C1' }] }, 'skills'],
  ['an entry taken away', { ...SAVED, skills: [{ id: 'a', name: 'X' }] }, { ...SAVED, skills: [] }, 'skills'],
])('%s that both changed waits for a choice, and holds what was typed', (_, theirs, here, path) => {
  const { typed, collisions } = putTogether(SAVED, theirs, here, LISTS);
  expect(collisions.map((one) => one.path)).toEqual([path]);
  expect(collisions[0]).toEqual({ path, mine: typed[path], theirs: theirs[path as keyof typeof theirs] });
});

test('whatever two people do, no change is lost without a word', () => {
  const value = fc.constantFrom('', 'x', 'y', null);
  const values = fc.record({
    one: value,
    two: value,
    skills: fc.uniqueArray(fc.record({ id: fc.constantFrom('a', 'b', 'c'), name: value }), {
      selector: ({ id }) => id,
    }),
  });
  fc.assert(
    fc.property(values, values, values, (base, theirs, here) => {
      const { typed, collisions } = putTogether(base, theirs, here, LISTS);
      const told = collisions.map(({ path }) => path);
      for (const name of ['one', 'two'] as const) {
        if (JSON.stringify(here[name]) !== JSON.stringify(base[name])) expect(typed[name]).toBe(here[name]);
        else expect(typed[name]).toBe(theirs[name]);
        const both = [here, theirs].every((it) => it[name] !== base[name]) && here[name] !== theirs[name];
        expect(told.includes(name)).toBe(both);
      }
      if (told.includes('skills')) return;
      const entry = (it: Readonly<Record<string, unknown>>, id: string) =>
        (it.skills as readonly { id: string; name: string | null }[]).find((one) => one.id === id)?.name;
      for (const id of ['a', 'b', 'c']) {
        const changedHere = entry(here, id) !== entry(base, id);
        expect(entry(typed, id)).toBe(entry(changedHere ? here : theirs, id));
      }
    }),
  );
});
