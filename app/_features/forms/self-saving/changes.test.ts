import { expect, test } from 'vitest';
import { changesOf, isEmpty, withChanges, withoutPaths } from './changes';

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
