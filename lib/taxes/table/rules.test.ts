import { describe, expect, test } from 'vitest';
import { isWritable, missingTaxYears, placeInSeries, ratesEnding } from './rules';

describe('where a rate goes', () => {
  const series = [
    { id: 1, validFrom: '2020-01-01', validTo: '2025-05-31' },
    { id: 2, validFrom: '2025-06-01', validTo: null },
  ];

  test('after the last one it ends that, before another it ends the day before', () => {
    expect(placeInSeries(series, '2027-01-01')).toEqual({ kind: 'free', closes: 2, validTo: null });
    expect(placeInSeries(series, '2024-03-01')).toEqual({ kind: 'free', closes: 1, validTo: '2025-05-31' });
    expect(placeInSeries(series, '2019-01-01')).toEqual({
      kind: 'free',
      closes: null,
      validTo: '2019-12-31',
    });
    expect(placeInSeries([], '2027-01-01')).toEqual({ kind: 'free', closes: null, validTo: null });
  });

  test('on a day that has one it finds no place, and after an end without another it leaves a gap', () => {
    expect(placeInSeries(series, '2025-06-01')).toEqual({ kind: 'taken' });
    const ended = [{ id: 1, validFrom: '2020-01-01', validTo: '2024-02-29' }];
    expect(placeInSeries(ended, '2024-03-01')).toEqual({ kind: 'free', closes: null, validTo: null });
    expect(placeInSeries(ended, '2024-03-02')).toEqual({ kind: 'gap', validTo: null });
  });
});

test('next year’s UVT is missed from October on, this year’s always', () => {
  expect(missingTaxYears('2026-09-30', [2026])).toEqual([]);
  expect(missingTaxYears('2026-10-01', [2026])).toEqual([2027]);
  expect(missingTaxYears('2026-10-01', [2026, 2027])).toEqual([]);
  expect(missingTaxYears('2027-01-01', [2026])).toEqual([2027]);
});

test('rates that end with the year and have none after them are named from December on', () => {
  const rate = (
    id: number,
    validFrom: string,
    validTo: string | null,
    concept = 'PJ',
    rate: string | null = '1',
  ) => ({
    ...{ id, validFrom, validTo, concept, rate },
    kind: 'RENTA',
    cityName: null,
  });
  const ids = (today: string, rates: readonly ReturnType<typeof rate>[]) =>
    ratesEnding(today, rates).map(({ id }) => id);
  const ends = rate(1, '2026-01-01', '2026-12-31');
  expect(ids('2026-11-30', [ends])).toEqual([]);
  expect(ids('2026-12-01', [ends])).toEqual([1]);
  expect(ids('2026-12-31', [ends, rate(2, '2027-01-01', null)])).toEqual([]);
  expect(ids('2026-12-31', [ends, rate(3, '2027-01-01', null, 'PJ', null)])).toEqual([1]);
  expect(ids('2026-12-01', [ends, rate(4, '2027-01-01', null, 'OTHER')])).toEqual([1]);
  expect(ids('2026-12-01', [rate(5, '2026-01-01', null), rate(6, '2025-01-01', '2025-12-31')])).toEqual([]);
});

test('only what the calculator looks up can be written, and never the table of article 383', () => {
  expect(isWritable('IVA', 'GENERAL')).toBe(true);
  expect(isWritable('IVA', 'PJ')).toBe(false);
  expect(isWritable('RETE_FUENTE', 'ART383')).toBe(false);
});
