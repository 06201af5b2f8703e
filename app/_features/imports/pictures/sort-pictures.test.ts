import { expect, test } from 'vitest';
import type { Picture } from './open-pictures';
import { NOBODY, type Person, sortPictures } from './sort-pictures';

const picture = (path: string, problem: string | null = null): Picture => ({
  path,
  problem,
  open: async () => new File([], path),
});
const person = (id: string, more: Partial<Person> = {}): Person => ({
  id,
  line: 2,
  name: id,
  comes: true,
  kept: [],
  ...more,
});
const PEOPLE = [person('ana'), person('luz', { kept: ['luz/1.jpg'] }), person('eva', { comes: false })];
const of = (owner: string | null, candidates: readonly string[] = []) => ({ owner, candidates });
const pathsOf = (all: readonly { readonly picture: Picture }[]) => all.map((one) => one.picture.path);

test('each picture is somebody’s, asked, refused with why, or there already', () => {
  const pictures = ['ana.jpg', 'luz/1.jpg', 'luz/2.jpg', 'eva.jpg', 'x.jpg', 'y.jpg', 'z.jpg'].map((path) =>
    picture(path),
  );
  const matches = [of('ana'), of('luz'), of('luz'), of('eva'), of(null, ['ana', 'luz']), of(null), of(null)];
  const answers = { 'y.jpg': 'ana', 'z.jpg': NOBODY };
  const sorted = sortPictures([...pictures, picture('a.txt', 'no es una foto')], matches, PEOPLE, answers);
  expect(pathsOf(sorted.ready)).toEqual(['ana.jpg', 'luz/2.jpg', 'y.jpg']);
  expect(
    sorted.asked.map(({ picture, candidates }) => [picture.path, candidates.map(({ id }) => id)]),
  ).toEqual([['x.jpg', ['ana', 'luz']]]);
  expect(
    sorted.refused.map(({ picture, person: who }) => [picture.path, who?.id ?? picture.problem]),
  ).toEqual([
    ['eva.jpg', 'eva'],
    ['a.txt', 'no es una foto'],
  ]);
  expect(sorted.there.map(({ path }) => path)).toEqual(['luz/1.jpg']);
  expect(sorted.left.map(({ path }) => path)).toEqual(['z.jpg']);
});

test('one of the pictures of each is the portrait: one that is named so, else the first, and none beside others', () => {
  const typesOf = (...paths: string[]) =>
    sortPictures(
      paths.map((path) => picture(path)),
      paths.map((path) => of(path.startsWith('luz') ? 'luz' : 'ana')),
      PEOPLE,
      {},
    ).ready.flatMap(({ picture: { path }, type }) => (type === 'PROFILE' ? [path] : []));
  expect(typesOf('ana 10.jpg', 'ana 2.jpg', 'ana 3.jpg')).toEqual(['ana 2.jpg']);
  expect(typesOf('ana 1.jpg', 'ana perfil.jpg')).toEqual(['ana perfil.jpg']);
  expect(typesOf('luz 2.jpg', 'luz perfil.jpg')).toEqual([]);
});
