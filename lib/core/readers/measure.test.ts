import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { MEASURES } from '../talent-fields';
import { type LengthUnit, type Measure, readMeasure } from './measure';

const said = (measure: Measure, typed: string, unit: LengthUnit) => {
  const read = readMeasure(measure, typed, unit);
  return read && ('value' in read ? read.value : `no: ${read.problem}`);
};

test.each<[Measure, LengthUnit, string, number | string | null]>([
  ['height', 'cm', '172', 172],
  ['height', 'cm', '1,72', 172],
  ['height', 'cm', '1.72', 172],
  ['height', 'cm', '1,7', 170],
  ['height', 'cm', '2', 200],
  ['height', 'cm', '1,72 m', 172],
  ['height', 'cm', '1.72 mts.', 172],
  ['height', 'cm', '1,72 metros', 172],
  ['height', 'cm', '1m72', 172],
  ['height', 'cm', '1 m 72 cm', 172],
  ['height', 'cm', '1m 7', 170],
  ['height', 'cm', '1 m 7 cm', 'no: unclear'],
  ['height', 'cm', '1m 5cm', 'no: unclear'],
  ['height', 'cm', '5´7', 170.18],
  ['height', 'cm', '1´72', 'no: unclear'],
  ['height', 'cm', '172 cm', 172],
  ['height', 'cm', '172cms', 172],
  ['height', 'cm', '172 centímetros', 172],
  ['height', 'cm', '172,5', 172.5],
  ['height', 'cm', '172.5 cm', 172.5],
  ['height', 'cm', '1.7000000000000002', 170],
  ['height', 'cm', '１７２', 172],
  ['height', 'cm', ' 1\u200b,72\u00a0m ', 172],
  ['height', 'cm', `5'7"`, 170.18],
  ['height', 'cm', '5’7”', 170.18],
  ['height', 'cm', '', null],
  ['height', 'cm', '\u200b', null],
  ['height', 'cm', '17,2', 'no: height.cm'],
  ['height', 'cm', '5.7', 'no: height.cm'],
  ['height', 'cm', '0', 'no: height.cm'],
  ['height', 'cm', '0,2', 'no: height.cm'],
  ['height', 'cm', '1e-9', 'no: unclear'],
  ['height', 'cm', '251', 'no: height.cm'],
  ['height', 'cm', '49,9', 'no: height.cm'],
  ['height', 'cm', '1720', 'no: unclear'],
  ['height', 'cm', '-172', 'no: unclear'],
  ['height', 'cm', '1,72,0', 'no: unclear'],
  ['height', 'cm', 'alta', 'no: unclear'],
  ['height', 'cm', '90-60-90', 'no: unclear'],
  ['height', 'cm', '5\'13"', 'no: unclear'],
  ['height', 'in', '67', 67],
  ['height', 'in', '67"', 67],
  ['height', 'in', '67 in', 67],
  ['height', 'in', `5'7"`, 67],
  ['height', 'in', "5'7", 67],
  ['height', 'in', '5 ft 7', 67],
  ['height', 'in', '5 pies 7 pulgadas', 67],
  ['height', 'in', "6'", 72],
  ['height', 'in', '1,72', 67.72],
  ['height', 'in', '172 cm', 67.72],
  ['height', 'in', '172', 'no: height.in'],
  ['height', 'in', '5.7', 'no: height.in'],
  ['waist', 'cm', '60', 60],
  ['waist', 'cm', '60,5 cm', 60.5],
  ['waist', 'cm', '0,60 m', 60],
  ['waist', 'cm', '10"', 'no: girth.cm'],
  ['waist', 'cm', '28"', 71.12],
  ['waist', 'cm', '1,5', 'no: girth.cm'],
  ['waist', 'in', '24', 24],
  ['bust', 'cm', '90', 90],
  ['hip', 'cm', '900', 'no: girth.cm'],
  ['weight', 'cm', '58', 58],
  ['weight', 'in', '58,5 kg', 58.5],
  ['weight', 'cm', '58 kilos', 58],
  ['weight', 'cm', '130 lb', 'no: unclear'],
  ['weight', 'cm', '1', 'no: weight.kg'],
])('%s in %s: %j is %j', (measure, unit, typed, expected) => {
  expect(said(measure, typed, unit)).toBe(expected);
});

it('what was read is read as itself, lies within limits, and nothing throws', () => {
  const piece = fc.constantFrom(
    '1',
    '7',
    '2',
    '0',
    ',',
    '.',
    ' ',
    'm',
    'cm',
    "'",
    '"',
    'ft',
    '-',
    '\u200b',
    'e',
  );
  const typed = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(piece, { maxLength: 8 }).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(
      typed,
      fc.constantFrom(...MEASURES),
      fc.constantFrom('cm' as const, 'in' as const),
      (text, measure, unit) => {
        const read = readMeasure(measure, text, unit);
        if (!read || !('value' in read)) return;
        expect(read.value).toBeGreaterThanOrEqual(2);
        expect(read.value).toBeLessThanOrEqual(300);
        expect(readMeasure(measure, String(read.value), unit)).toEqual(read);
      },
    ),
    { numRuns: 5_000 },
  );
});
