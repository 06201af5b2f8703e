import { expect, test } from 'vitest';
import { foldAlike } from './fold-alike';

const told = (id: number, words: string, day = '2026-11-27') => ({ id, words, day });

test('what is told in the same words one after the other on one day is one line', () => {
  const opened = 'El sistema abrió un documento reservado';
  const entries = [
    told(6, opened),
    told(5, opened),
    told(4, 'Ana firmó'),
    told(3, opened),
    told(2, opened, '2026-11-26'),
  ];
  expect(foldAlike(entries).map(({ id, times }) => [id, times])).toEqual([
    [6, 2],
    [4, 1],
    [3, 1],
    [2, 1],
  ]);
});
