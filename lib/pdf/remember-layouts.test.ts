import { expect, test } from 'vitest';
import { rememberLayouts } from './remember-layouts';

function aFont() {
  const shaped: string[] = [];
  const font = {
    layout: (text: string, ...how: unknown[]) => {
      shaped.push([text, ...how].join('|'));
      return { glyphs: [...text], positions: how };
    },
  };
  rememberLayouts(font);
  return { font, shaped };
}

test('a text is shaped once for each way of shaping it', () => {
  const { font, shaped } = aFont();
  const first = font.layout('Señor', ['liga'], 'ltr');
  expect(font.layout('Señor', ['liga'], 'ltr')).toEqual(first);
  font.layout('Señor', ['liga'], 'rtl');
  font.layout('Señora', ['liga'], 'ltr');
  expect(shaped).toEqual(['Señor|liga|ltr', 'Señor|liga|rtl', 'Señora|liga|ltr']);
});

test('what one caller does with the glyphs no other sees', () => {
  const { font } = aFont();
  font.layout('ab').glyphs.push('c');
  expect(font.layout('ab').glyphs).toEqual(['a', 'b']);
});

test('texts that never come again do not fill the memory', () => {
  const { font, shaped } = aFont();
  for (let count = 0; count < 1_500; count += 1) font.layout(`text ${count}`);
  font.layout('text 0');
  expect(shaped).toHaveLength(1_501);
  const long = 'x'.repeat(5_000);
  font.layout(long);
  font.layout(long);
  expect(shaped).toHaveLength(1_503);
});
