import { expect, test } from 'vitest';
import { isOneLine, isStorable, wholeNumber, withoutTrailing } from './text';

test('a text that a column can hold has no NUL and no half of a pair', () => {
  expect(isStorable('Ñandú 🎭\n二')).toBe(true);
  expect(isStorable('a\0b')).toBe(false);
  expect(isStorable('a\ud83c')).toBe(false);
  expect(isStorable('\udfad')).toBe(false);
});

test('a line has no breaks and no control characters', () => {
  expect(isOneLine('José «Pepe» 🎭')).toBe(true);
  for (const character of ['\n', '\r', '\t', '\u0007', '\u007f', '\u0085', '\u2028']) {
    expect(isOneLine(`a${character}b`), JSON.stringify(character)).toBe(false);
  }
});

test('what stands at the end is taken off', () => {
  expect(withoutTrailing('/a/b///', '/')).toBe('/a/b');
  expect(withoutTrailing('///', '/')).toBe('');
  expect(withoutTrailing('', '/')).toBe('');
});

test('a number is digits alone', () => {
  expect(wholeNumber('016')).toBe(16);
  for (const text of ['0x10', '1e3', '-1', '1.0', ' 1', '', '9'.repeat(16)]) {
    expect(wholeNumber(text), text).toBeNull();
  }
});
