import { expect, test } from 'vitest';
import { distinctTitles } from './rules';

const study = (id: string, title: string, institution: string | null = 'Academia Rostros') => ({
  id,
  title,
  institution,
});

test('a study that stands in both places is told once; another institution or title is another study', () => {
  const found = distinctTitles([
    study('1', 'Maquillaje profesional'),
    study('2', 'maquillaje  profesional ', 'ACADEMIA ROSTROS'),
    study('3', 'Maquillaje profesional', null),
    study('4', 'Diseño'),
    study('5', 'Diseno'),
  ]);
  expect(found.map(({ id }) => id)).toEqual(['1', '3', '4']);
});
