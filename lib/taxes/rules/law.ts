import { type Ratio, ratio } from '@/lib/core/money';
import type { TaxStatus } from './tax-table';

/** What a number of the law counts. Of a yearly limit a payment of a month has a twelfth (art. 388 ET). */
type LegalUnit = 'SHARE' | 'UVT_MONTH' | 'UVT_YEAR' | 'WAGE_MONTH' | 'PESOS';

/** A number that a norm says, and where. Rates and the UVT change with the year: they stand in the tax table. */
export type LegalNumber = {
  readonly value: Ratio;
  readonly unit: LegalUnit;
  readonly norm: string;
  readonly article: string;
  /** First and last day, 'YYYY-MM-DD'; `until` is null while it is in force. */
  readonly from: string;
  readonly until: string | null;
  /** What gave it its present value. */
  readonly source: string;
  readonly status: TaxStatus;
};

const ET = 'Estatuto Tributario';
const percent = (value: number) => ({ value: ratio(value, 100), unit: 'SHARE' }) as const;
const count = <Unit extends LegalUnit>(value: number, unit: Unit) => ({ value: ratio(value, 1), unit });
/** Nobody has read these at their norm yet. */
const since = (from: string, source: string) =>
  ({ from, until: null, source, status: 'to-confirm' }) as const;

const LEY_1607 = since('2013-01-01', 'Ley 1607 de 2012, art. 15');
const LEY_2277 = since('2023-01-01', 'Ley 2277 de 2022');
const LEY_1111 = since('2007-01-01', 'Ley 1111 de 2006, art. 50');

/** Numbers of the law by which withholdings and social security are worked out, each once. */
export const LAW = {
  exemptShare: { ...percent(25), norm: ET, article: '206 num. 10', ...LEY_2277 },
  exemptCap: { ...count(790, 'UVT_YEAR'), norm: ET, article: '206 num. 10', ...LEY_2277 },
  dependantsShare: { ...percent(10), norm: ET, article: '387', ...LEY_1607 },
  dependantsCap: { ...count(32, 'UVT_MONTH'), norm: ET, article: '387', ...LEY_1607 },
  mortgageCap: { ...count(100, 'UVT_MONTH'), norm: ET, article: '387', ...LEY_1607 },
  healthCap: { ...count(16, 'UVT_MONTH'), norm: ET, article: '387', ...LEY_1607 },
  voluntaryShare: {
    ...{ ...percent(30), norm: ET, article: '126-1 y 126-4' },
    ...since('2017-01-01', 'Ley 1819 de 2016'),
  },
  voluntaryCap: {
    ...{ ...count(3800, 'UVT_YEAR'), norm: ET, article: '126-1 y 126-4' },
    ...since('2017-01-01', 'Ley 1819 de 2016'),
  },
  togetherShare: { ...percent(40), norm: ET, article: '388 num. 2', ...LEY_2277 },
  togetherCap: { ...count(1340, 'UVT_YEAR'), norm: ET, article: '388 num. 2', ...LEY_2277 },
  roundedToPeso: { ...count(100, 'PESOS'), norm: ET, article: '868', ...LEY_1111 },
  roundedToHundred: { ...count(10_000, 'PESOS'), norm: ET, article: '868', ...LEY_1111 },
  contributionShare: {
    ...{ ...percent(40), norm: 'Ley 2294 de 2023', article: '89' },
    ...since('2023-05-19', 'Ley 1955 de 2019, art. 244'),
  },
  contributionFloor: {
    ...{ ...count(1, 'WAGE_MONTH'), norm: 'Ley 2294 de 2023', article: '89' },
    ...since('2023-05-19', 'Ley 1955 de 2019, art. 244'),
  },
  contributionCeiling: {
    ...{ ...count(25, 'WAGE_MONTH'), norm: 'Ley 100 de 1993', article: '18' },
    ...since('2003-01-29', 'Ley 797 de 2003, art. 5'),
  },
} as const satisfies Readonly<Record<string, LegalNumber>>;
export type LegalName = keyof typeof LAW;

/** UVT that a payment of one month has of a limit. */
export const monthlyUvt = ({ value, unit }: Pick<LegalNumber, 'value' | 'unit'>): Ratio =>
  unit === 'UVT_YEAR' ? ratio(value.numerator, 12 * value.denominator) : value;
