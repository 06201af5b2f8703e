import type { MEASURES } from '../talent-fields';

export type Measure = (typeof MEASURES)[number];
export type LengthUnit = 'cm' | 'in';

/** Why a text is no measure; `limits` are told by measure and unit. */
export type MeasureProblem = 'unclear' | `${'height' | 'girth'}.${LengthUnit}` | 'weight.kg';

/** What is kept of a measure, why it is none, or null for nothing typed. */
export type ReadMeasure = { readonly value: number } | { readonly problem: MeasureProblem };

const LIMITS: Readonly<Record<Exclude<MeasureProblem, 'unclear'>, readonly [number, number]>> = {
  'height.cm': [50, 250],
  'height.in': [20, 100],
  'girth.cm': [30, 200],
  'girth.in': [12, 80],
  'weight.kg': [2, 300],
};
const CENTIMETRES_OF_INCH = 2.54;
const LONGEST = 60;

const NUMBER = String.raw`(\d{1,3}(?:[.,]\d{1,20})?)`;
const METRES_AND_CENTIMETRES =
  /^([12]) ?(?:m|mts?|metros?)\.? ?(?:con ?)?(\d{1,2}) ?(cm?s?|centimetros?)?\.?$/;
const FEET = /^(\d) ?(?:'|ft|pies?|feet) ?(?:(\d{1,2}(?:[.,]\d)?) ?(?:"|''|in|pulgadas?|inches)?)?$/;
const LENGTH = new RegExp(`^${NUMBER} ?(cms?|centimetros?|mts?|m|metros?|"|''|in|pulgadas?|inches)?\\.?$`);
const WEIGHT = new RegExp(`^${NUMBER} ?(?:kgs?|kilos?|kilogramos?|k)?\\.?$`);

const plain = (typed: string): string =>
  typed
    // Before the accent that stands alone becomes a mark of the blank before it.
    .replaceAll(/[’‘′`´]/g, "'")
    .replaceAll(/[”“″]/g, '"')
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();

const numberOf = (digits: string): number => Number(digits.replace(',', '.'));
const rounded = (value: number): number => Math.round(value * 100) / 100;

/** How many centimetres a text says; `unit` is of a number without one. Below 3 a height is metres. */
function centimetresOf(text: string, isHeight: boolean, unit: LengthUnit): number | null {
  const [, metres, centimetres = '', ofCentimetres] = METRES_AND_CENTIMETRES.exec(text) ?? [];
  // '1 m 7 cm' is 107 to some.
  if (metres && ofCentimetres && centimetres.length < 2) return null;
  if (metres) return Number(metres) * 100 + Number(centimetres.padEnd(2, '0'));
  const [, feet, inches = '0'] = FEET.exec(text) ?? [];
  if (feet)
    return numberOf(inches) >= 12 ? null : (Number(feet) * 12 + numberOf(inches)) * CENTIMETRES_OF_INCH;
  const [, digits, written = ''] = LENGTH.exec(text) ?? [];
  if (!digits) return null;
  const value = numberOf(digits);
  if (written.startsWith('m') || (written === '' && isHeight && value < 3)) return value * 100;
  const isInches = written === '' ? unit === 'in' : !written.startsWith('c');
  return isInches ? value * CENTIMETRES_OF_INCH : value;
}

function within(value: number, kind: Exclude<MeasureProblem, 'unclear'>): ReadMeasure {
  const [least, most] = LIMITS[kind];
  return value >= least && value <= most ? { value } : { problem: kind };
}

/**
 * Reads a measure of a body as it is typed, in `unit`: `1,72`, `1m72`, `172 cm` and `172` are one height, and so are `5'7"`
 * and `67`. Weights are kilograms. What nobody measures is refused with the limits, never taken for another number.
 */
export function readMeasure(measure: Measure, typed: string, unit: LengthUnit = 'cm'): ReadMeasure | null {
  if (typed.length > LONGEST) return { problem: 'unclear' };
  const text = plain(typed);
  if (text === '') return null;
  if (measure === 'weight') {
    const [, digits] = WEIGHT.exec(text) ?? [];
    return digits ? within(rounded(numberOf(digits)), 'weight.kg') : { problem: 'unclear' };
  }
  const centimetres = centimetresOf(text, measure === 'height', unit);
  if (centimetres === null) return { problem: 'unclear' };
  const value = rounded(unit === 'in' ? centimetres / CENTIMETRES_OF_INCH : centimetres);
  return within(value, `${measure === 'height' ? 'height' : 'girth'}.${unit}`);
}

/** A length in another unit; centimetres to a tenth, so that there and back it is the same. */
export function lengthIn(unit: LengthUnit, value: number, from: LengthUnit): number {
  if (unit === from) return value;
  return unit === 'in'
    ? rounded(value / CENTIMETRES_OF_INCH)
    : Math.round(value * CENTIMETRES_OF_INCH * 10) / 10;
}

/** The message key of a problem. */
export const measureMessage = (problem: MeasureProblem): string => `validation.measures.${problem}`;
