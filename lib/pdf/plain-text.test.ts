import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paragraphsOf, plainText, undrawnLetters } from './plain-text';

describe('plainText', () => {
  it('keeps Spanish as it is, composing what came in pieces', () => {
    const text = 'Ñandú, pingüino, ¿qué? ¡sí! «café» — 50 % · € 10 · N.º 3';
    expect(plainText(text)).toBe(text);
    expect(plainText('N\u0303andu\u0301')).toBe('Ñandú');
  });

  it('keeps names of the rest of Latin and simplifies what the fonts lack', () => {
    expect(plainText('Łukasz Dvořák Çelik')).toBe('Łukasz Dvořák Çelik');
    expect(plainText('Nguyễn Thị Hường')).toBe('Nguyễn Thị Hường');
    expect(plainText('Ǣlfric ﬁn')).toBe('Ælfric fin');
  });

  it('keeps the scripts that have a face, and an emoji by its first figure', () => {
    for (const text of ['Νίκος', 'Київ', 'بوغوتا', 'יוסף', '李娜', 'カメラ', '김민수', 'Fiesta 🎉']) {
      expect(plainText(text)).toBe(text);
    }
    expect(plainText('👨\u200d👩\u200d👧 💃🏽 ❤\ufe0f')).toBe('👨 💃 ❤');
  });

  it('shows that a letter of a script without a face was there, names it, and drops control characters', () => {
    expect(plainText('Li ก\u0000\u200b fin')).toBe('Li ? fin');
    expect(undrawnLetters('ไทย ¿qué? 李娜 ย')).toEqual(['ไ', 'ท', 'ย']);
    expect(undrawnLetters('¿Ñandú? — 50 %')).toEqual([]);
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
