import { expect, test } from 'vitest';
import { marksOf } from './marks';

const talent = { height: 164.5, cityName: 'Cali', eyeColour: 'Café', hairColour: null };

test('says how far somebody is from what is wished', () => {
  const marks = marksOf(
    { height: 170 },
    { ...talent, mismatches: ['city', 'height', 'colourEyes', 'colourHair'] },
  );
  expect(marks).toEqual([
    { text: 'lacksCity', city: 'Cali' },
    { text: 'lacksHeight', cm: 6 },
    { text: 'lacksEyes', colour: 'Café' },
    { text: 'lacksHair', colour: null },
  ]);
});

test('tells what is not known from what does not fit', () => {
  const unknown = { ...talent, height: null, cityName: null };
  expect(marksOf({ height: 170 }, { ...unknown, mismatches: ['city', 'height'] })).toEqual([
    { text: 'unknownCity' },
    { text: 'unknownHeight' },
  ]);
  expect(marksOf({ height: 170 }, { ...talent, mismatches: [] })).toEqual([]);
});
