import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paragraphsOf, plainText } from './plain-text';

describe('plainText', () => {
  it('keeps Spanish as it is, composing what came in pieces', () => {
    const text = 'Ñandú, pingüino, ¿qué? ¡sí! «café» — 50 % · € 10 · N.º 3';
    expect(plainText(text)).toBe(text);
    expect(plainText('N\u0303andu\u0301')).toBe('Ñandú');
  });

  it('keeps names of the rest of Latin and simplifies what the fonts lack', () => {
    expect(plainText('Łukasz Dvořák Çelik')).toBe('Łukasz Dvořák Çelik');
    expect(plainText('Nguyễn')).toBe('Nguyen');
  });

  it('shows that a letter of another script was there, and drops emoji and control characters', () => {
    expect(plainText('Li 娜')).toBe('Li ?');
    expect(plainText('Fiesta 🎉\u0000\u200b fin')).toBe('Fiesta fin');
  });

  it('makes white space single and keeps lines', () => {
    expect(plainText('  uno\t dos \r\n\r\n tres ')).toBe('uno dos\n\ntres');
    expect(paragraphsOf('uno\r\n\r\n  \ndos')).toEqual(['uno', 'dos']);
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const once = plainText(text);
        expect(plainText(once)).toBe(once);
      }),
    );
  });
});
