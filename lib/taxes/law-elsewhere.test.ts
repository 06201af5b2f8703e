import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LAW } from './rules/law';
import { taxes } from './testing/taxes';

/** Where numbers of norms stand. */
const DATA = 'taxes/rules/law.ts';

/** What a text that rests on a norm names. */
const NORM =
  /\b(?:arts?\. ?\d|art[íi]culos? \d|articles? \d|Ley \d|Decreto \d|Resoluci[óo]n [A-Z\d]|DUR \d|UVT\b|SMMLV\b|ET\b)/;
const WORDS = /\/\*[\s\S]*?\*\/|\/\/.*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;
const NUMBER = /(?<![\w.$])\d[\d_]*(?:\.\d+)?n?\b/g;
/** They count, and are no thresholds. */
const SMALL = ['0', '1', '2', '0n', '1n', '2n'];

/** Numbers that stand in files which name a norm, and why they are none of the law of taxes. */
const OTHERS: Readonly<Record<string, readonly [why: string, numbers: string]>> = {
  'claims/certificates/pdf/certificate-pdf.tsx': [
    'widths of columns, and norms that the sheet names',
    '88 86 78 190 381 10 836 1991 1.6 1625 2016',
  ],
  'claims/contributions/rules.ts': ['a month of a date; the day by which all last days are over', '7 25'],
  'claims/inputs.ts': ['lengths of texts', '2000 500 30 96'],
  'claims/non-resident/inputs.ts': ['the length of a text', '6'],
  'claims/pdf/claim-pdf.tsx': ['the width of a column', '110'],
  'claims/review/graphql.ts': ['rows of a page', '100'],
  'claims/review/queries.ts': ['rows of a page', '50'],
  'claims/support-documents/parties.ts': ['the length of a number of identity', '15'],
  'claims/support-documents/rules.ts': ['when the agency is warned that numbers end', '10 30 100'],
  'claims/support-documents/ubl/support-xml.ts': ['hundredths, rounded to cents', '20000n'],
  'claims/withholding/withhold.ts': ['a month of a date', '7'],
  'core/colombian-holidays.ts': [
    'holidays of Ley 51 de 1983 stand in it as data, below every domain, with Easter',
    '86400000 10 5 7 20 8 12 25 6 3 19 29 15 11 43 64 71 100 4 30 32 22 451 114 31',
  ],
  'core/readers/decimal.ts': ['digits of what is typed', '3 9 100 6 5 10'],
  'habeas-data/requests/rules.ts': ['terms of Ley 1581, which is no law of taxes: data there', '10 5 15 8'],
  'habeas-data/retention/rules.ts': ['years of keeping, with their norms: data there', '10 5 3'],
  'rides/rules.ts': ['metres and degrees', '6371000 180 150 10'],
  'taxes/rules/art-388.ts': ['parts of a peso in which all is whole', '200n'],
  'taxes/rules/tax-book.ts': ['per mil and per cent; a year of a date', '1000 100 4'],
  'taxes/rules/tax-unit.ts': ['minor units; the steps to which amounts are rounded', '10 100 1000'],
  'taxes/table/graphql.ts': ['rows of a page', '20'],
  'taxes/table/inputs.ts': [
    'lengths of texts; what keeps out slips of the hand',
    '20 3 5 500 60 2006 2100 1000 1000000',
  ],
  'taxes/table/queries.ts': ['rows of a page; bits of an id', '20 31'],
  'taxes/table/rules.ts': ['parts of a date', '5 7 4'],
  'taxes/withholding/rules/work-out.ts': ['a month of a date; per cent', '7 100'],
};

const files = readdirSync('lib', { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(^|\/)testing\//.test(file) && file !== DATA,
);
const sources = new Map(files.map((file) => [file, readFileSync(`lib/${file}`, 'utf8')]));

const numbersIn = (text: string): string[] =>
  (text.replace(WORDS, '').match(NUMBER) ?? []).map((number) => number.replaceAll('_', ''));

test('a file that names a norm holds no number of it: law.ts and the tax table do', () => {
  const found = [...sources]
    .filter(([, text]) => NORM.test(text))
    .map(([file, text]) => [
      file,
      [...new Set(numbersIn(text))].filter((number) => !SMALL.includes(number)).join(' '),
    ])
    .filter(([, numbers]) => numbers !== '');
  const explained = Object.entries(OTHERS).map(([file, [, numbers]]) => [file, numbers]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(explained));
});

test('no file holds a limit of the law or a UVT, whether it names its norm or not', () => {
  const limits = Object.values(LAW)
    .filter(({ unit }) => unit === 'UVT_YEAR')
    .map(({ value }) => String(value.numerator));
  const known = new Set([...limits, ...Object.values(taxes.uvt).map(String)]);
  const found = [...sources].filter(([, text]) => numbersIn(text).some((number) => known.has(number)));
  expect(found.map(([file]) => file)).toEqual([]);
});

test('what the law no longer says is not calculated with', () => {
  const years = Object.keys(taxes.uvt).toSorted();
  for (const [name, { from, until }] of Object.entries(LAW)) {
    expect([name, until]).toEqual([name, null]);
    expect(from < `${years.at(-1)}-12-31`, name).toBe(true);
  }
});
