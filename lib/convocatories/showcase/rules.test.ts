import { expect, test } from 'vitest';
import { choosePhotos, isPresentable, shortDescription } from './rules';

const shown = { stateId: 1813, applicationStateId: 1818, talentStateId: 18 };
test.each([
  ['who is confirmed', {}, true],
  ['who is registered only', { talentStateId: 16 }, true],
  ['nobody who is suspended', { talentStateId: 19 }, false],
  ['nobody who was discarded', { stateId: 1812 }, false],
  ['nobody who said no', { applicationStateId: 1816 }, false],
  ['nobody who left', { applicationStateId: 1817 }, false],
  ['who has not answered', { applicationStateId: 1814, stateId: 1811 }, true],
])('a client is shown %s', (_, some, may) => {
  expect(isPresentable({ ...shown, ...some })).toBe(may);
});

test.each([
  ['BBBB', 'GGGG', 'BBG'],
  ['B', 'GGG', 'BGG'],
  ['BBBB', '', 'BBB'],
  ['', 'GGG', 'GG'],
  ['', '', ''],
])('of a book of %s and a gallery of %s: %s', (book, gallery, chosen) => {
  const photos = [...gallery, ...book].map((letter, index) => ({
    type: letter === 'B' ? ('IBOOK' as const) : ('GALLERY' as const),
    fileId: `${index}`,
  }));
  expect(
    choosePhotos(photos)
      .map(({ type }) => type[0]?.replace('I', 'B'))
      .join(''),
  ).toBe(chosen);
});

test.each([
  [null, 'Sin descripción'],
  ['  ', 'Sin descripción'],
  [' a ', 'a'],
  ['ñ'.repeat(370), 'ñ'.repeat(370)],
  ['ñ'.repeat(371), `${'ñ'.repeat(370)}...`],
  ['🎤'.repeat(371), `${'🎤'.repeat(370)}...`],
])('a description %#', (description, text) => {
  expect(shortDescription(description)).toBe(text);
});
