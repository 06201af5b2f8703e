import { expect, test } from 'vitest';
import { translate } from '@/lib/i18n/translate';
import { type ProfileEntry, planProfiles, profilesOf } from './rules';

const entry = (profileId: number, main = false): ProfileEntry => ({ id: `e${profileId}`, profileId, main });
const add = (profileId: number, main = false) =>
  ({ does: 'add', id: `e${profileId}`, profileId, main }) as const;
const mains = (profiles: readonly ProfileEntry[]) =>
  profiles.filter(({ main }) => main).map(({ profileId }) => profileId);

test('the first profile is the main one, and another main one takes its place', () => {
  const first = planProfiles([], add(3));
  expect(first).toEqual({ profiles: [entry(3, true)] });
  const second = planProfiles([entry(3, true), entry(4)], add(5, true));
  expect('profiles' in second && mains(second.profiles)).toEqual([5]);
});

test('[1.8/secondary profiles] [1.9/nine secondary] nine secondary profiles are taken and a tenth is not, also by a new main one', () => {
  const full = [entry(1, true), ...[2, 3, 4, 5, 6, 7, 8, 9, 10].map((id) => entry(id))];
  expect(planProfiles(full.slice(0, 9), add(10))).toHaveProperty('profiles');
  expect(planProfiles(full, add(11))).toEqual({ problem: 'errors.talent.tooManySecondary' });
  expect(planProfiles(full, add(11, true))).toEqual({ problem: 'errors.talent.tooManySecondary' });
  expect(translate('errors.talent.tooManySecondary')).toBe(
    'No puedes agregar más de 9 perfiles secundarios.',
  );
});

test('[1.5/main not secondary] no profile stands twice', () => {
  const both = [entry(1, true), entry(2)];
  expect(planProfiles(both, { does: 'add', id: 'x', profileId: 1, main: false })).toEqual({
    problem: 'errors.talent.repeatsMain',
  });
  expect(planProfiles(both, { does: 'change', id: 'e2', profileId: 1 })).toEqual({
    problem: 'errors.talent.repeatsMain',
  });
  expect(planProfiles([...both, entry(3)], { does: 'change', id: 'e3', profileId: 2 })).toEqual({
    problem: 'errors.talent.repeatsSecondary',
  });
});

test('the main profile neither goes nor steps down; another takes its place', () => {
  const both = [entry(1, true), entry(2)];
  expect(planProfiles(both, { does: 'remove', id: 'e1' })).toEqual({ problem: 'errors.talent.mainProfile' });
  expect(planProfiles(both, { does: 'change', id: 'e1', main: false })).toEqual({
    problem: 'errors.talent.mainProfile',
  });
  const swapped = planProfiles(both, { does: 'change', id: 'e2', main: true });
  expect('profiles' in swapped && mains(swapped.profiles)).toEqual([2]);
  expect(planProfiles(both, { does: 'remove', id: 'e2' })).toEqual({ profiles: [entry(1, true)] });
});

test('[1.5/one main profile] a whole list has one main profile: the one that is said to be, else the first', () => {
  const of = (...given: { profileUserTalentId: number; main?: boolean }[]) =>
    profilesOf(given, () => crypto.randomUUID());
  const named = of({ profileUserTalentId: 1 }, { profileUserTalentId: 2, main: true });
  expect('profiles' in named && mains(named.profiles)).toEqual([2]);
  const unnamed = of({ profileUserTalentId: 4 }, { profileUserTalentId: 2 });
  expect('profiles' in unnamed && mains(unnamed.profiles)).toEqual([4]);
  expect(of({ profileUserTalentId: 1, main: true }, { profileUserTalentId: 2, main: true })).toHaveProperty(
    'problem',
  );
  expect(of({ profileUserTalentId: 1 }, { profileUserTalentId: 1 })).toEqual({
    problem: 'errors.talent.repeatsMain',
  });
});
