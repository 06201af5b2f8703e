import fc from 'fast-check';

/** How many inputs a part of the fuzz sends: a share of FUZZ_INPUTS, which `npm run fuzz` sets to 20,000. */
export const fuzzInputs = (share: number): number =>
  Math.ceil((Number(process.env.FUZZ_INPUTS) || 1200) * share);

/** FUZZ_SEED sends again what failed; left out, each run sends something else. */
export const FUZZ_SEED = Number(process.env.FUZZ_SEED) || Math.floor(Math.random() * 2 ** 31);

const HOSTILE_TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udfff',
  '\r\nBcc: a@b.co',
  '\u2028',
  '\ufeff',
  '%00',
  '%',
  '\\',
  '\\u0000',
  "'; drop table users; --",
  '{{x}}',
  '#{x}',
  '=1+1',
  '../../etc/passwd',
  '0x10',
  '1e999',
  '-1',
  'NaN',
  'null',
  '2027-02-29',
  '2027-13-01',
  '2027-02-29T10:00:00Z',
  '0001-01-01T00:00:00Z',
  '-000001-01-01T00:00:00Z',
  '+275760-09-13T00:00:00.000Z',
  '2027-01-01T10:00:00',
  '2027-01-01',
  '99999999999999999999',
  '00000000-0000-0000-0000-000000000000',
  'x@y.zz\0',
  `a@${'.'.repeat(5000)}@`,
  'a'.repeat(70_000),
  '🎭'.repeat(3000),
  '__proto__',
  'constructor',
];

const HOSTILE_NUMBERS = [
  0,
  -0,
  -1,
  1.5,
  1e21,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31),
  2 ** 53,
  Number.MAX_SAFE_INTEGER,
  -Number.MAX_SAFE_INTEGER,
  5e-324,
];

export const hostileText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);

/** What JSON can hold in the place of anything. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: hostileText },
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE_NUMBERS) },
  { weight: 1, arbitrary: fc.constantFrom(null, true, false) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>([], {}, [[]], [null], { id: {} }, { $ne: 1 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** Mostly the fitting value, so that the hostile one beside it comes far. */
export const mostly = (fitting: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 5, arbitrary: fitting }, { weight: 1, arbitrary: hostileValue });
