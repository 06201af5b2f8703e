import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakWord } from './break-word';

describe('breakWord', () => {
  it('never cuts a word of the language', () => {
    expect(breakWord('responsabilidades')).toEqual(['responsabilidades']);
    expect(breakWord('electroencefalografista')).toEqual(['electroencefalografista']);
  });

  it('lets an address break after its separators, without a hyphen', () => {
    expect(breakWord('https://casa.co/proyectos/2027')).toEqual([
      'https:',
      '',
      '/',
      '',
      '/',
      '',
      'casa.',
      '',
      'co/',
      '',
      'proyec',
      '',
      'tos/',
      '',
      '2027',
    ]);
  });

  it('loses no letter and leaves no long piece', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }), (word) => {
        const pieces = breakWord(word);
        expect(pieces.join('')).toBe(word);
        if (pieces.length > 1)
          expect(Math.max(...pieces.map((piece) => Array.from(piece).length))).toBeLessThan(7);
      }),
    );
  });
});
