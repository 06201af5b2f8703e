import { expect, test } from 'vitest';
import { decodeText } from './decode-text';

const LETTERS = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
const BYTES = [
  0x80, 0x82, 0x83, 0x84, 0x85, 0x86, 0x87, 0x88, 0x89, 0x8a, 0x8b, 0x8c, 0x8e, 0x91, 0x92, 0x93, 0x94, 0x95,
  0x96, 0x97, 0x98, 0x99, 0x9a, 0x9b, 0x9c, 0x9e, 0x9f,
];

test('Windows-1252 is read whole, and the bytes that it has not are marked', () => {
  expect(decodeText(Buffer.from([...BYTES, 0xf1, 0x81])).text).toBe(`${LETTERS}ñ\uFFFD`);
});

test.each([
  [
    'one letter of Latin-1 in UTF-8',
    [Buffer.from('María\nJos'), Buffer.from([0xe9]), Buffer.from('\nx')],
    'María\nJosé\nx',
    [2],
  ],
  ['half a letter in UTF-8', [Buffer.from('Peña\nPe'), Buffer.from([0xc3])], 'Peña\nPe\uFFFD', [2]],
  [
    'Latin-1 rows behind one of UTF-8',
    [Buffer.from('Peña\n'), Buffer.from('Núñez\nÁngel', 'latin1')],
    'Peña\nNúñez\nÁngel',
    [2, 3],
  ],
  ['Latin-1 alone', [Buffer.from('Núñez', 'latin1')], 'Núñez', []],
  ['UTF-8 alone', [Buffer.from('Núñez 😀')], 'Núñez 😀', []],
  ['UTF-16 without its mark', [Buffer.from('Núñez;Ana\r\n', 'utf16le')], 'Núñez;Ana\r\n', []],
  ['UTF-16 in the other order', [Buffer.from('\uFEFFNúñez;Ana', 'utf16le').swap16()], 'Núñez;Ana', []],
  ['nothing', [], '', []],
])('%s', (_name, parts, text, odd) => {
  expect(decodeText(Buffer.concat(parts))).toEqual({ text, odd });
});
