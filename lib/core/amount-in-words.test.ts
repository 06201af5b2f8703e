import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyRows } from '@/db/catalogue/places';
import { amountInWords, cardinalInWords, quantityInWords } from './amount-in-words';

describe('cardinalInWords', () => {
  it.each([
    [0, 'cero'],
    [1, 'uno'],
    [16, 'dieciséis'],
    [21, 'veintiuno'],
    [31, 'treinta y uno'],
    [100, 'cien'],
    [101, 'ciento uno'],
    [199, 'ciento noventa y nueve'],
    [500, 'quinientos'],
    [1000, 'mil'],
    [1001, 'mil uno'],
    [21_000, 'veintiún mil'],
    [31_000, 'treinta y un mil'],
    [101_000, 'ciento un mil'],
    [100_000, 'cien mil'],
    [1_000_000, 'un millón'],
    [21_000_000, 'veintiún millones'],
    [1_000_000_000, 'mil millones'],
    [1_001_000_000, 'mil un millones'],
    [1_000_000_000_000, 'un billón'],
    [2_000_001_000_001, 'dos billones un millón uno'],
  ])('%i is %s', (value, words) => {
    expect(cardinalInWords(value)).toBe(words);
  });

  it('never gives two numbers the same words', () => {
    const distinct = fc.uniqueArray(fc.nat({ max: 2_000_000_000 }), { minLength: 2, maxLength: 50 });
    fc.assert(
      fc.property(distinct, (values) => {
        expect(new Set(values.map(cardinalInWords)).size).toBe(values.length);
      }),
    );
  });

  it('refuses what cannot be counted', () => {
    for (const value of [-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => cardinalInWords(value)).toThrow(RangeError);
    }
  });
});

describe('amountInWords', () => {
  it.each([
    [1_200_000, 'COP', 'un millón doscientos mil pesos colombianos (COP)'],
    [1_000_000, 'COP', 'un millón de pesos colombianos (COP)'],
    [3_000_000_000, 'COP', 'tres mil millones de pesos colombianos (COP)'],
    [1, 'COP', 'un peso colombiano (COP)'],
    [21, 'COP', 'veintiún pesos colombianos (COP)'],
    [180_001, 'COP', 'ciento ochenta mil un pesos colombianos (COP)'],
    [0, 'COP', 'cero pesos colombianos (COP)'],
    [1050, 'USD', 'diez dólares estadounidenses con cincuenta centavos (USD)'],
    [101, 'USD', 'un dólar estadounidense con un centavo (USD)'],
    [100_000_000, 'USD', 'un millón de dólares estadounidenses (USD)'],
    [121, 'EUR', 'un euro con veintiún céntimos (EUR)'],
    [31, 'MXN', 'cero pesos mexicanos con treinta y un centavos (MXN)'],
  ])('%i %s is %s', (minor, currency, words) => {
    expect(amountInWords(minor, currency)).toBe(words);
  });

  it('agrees with the catalogue on which currencies have cents', () => {
    for (const { code, decimals } of currencyRows) {
      expect(amountInWords(150, code).includes(' con ')).toBe(decimals === 2);
    }
  });

  it('refuses unknown currencies, fractions and negative amounts', () => {
    expect(() => amountInWords(1, 'XXX')).toThrow(/XXX/);
    expect(() => amountInWords(1.5, 'COP')).toThrow(RangeError);
    expect(() => amountInWords(-1, 'COP')).toThrow(RangeError);
  });
});

describe('quantityInWords', () => {
  it('agrees in number and shortens uno', () => {
    const day = { one: 'día', many: 'días' };
    expect(quantityInWords(1, day)).toBe('un (1) día');
    expect(quantityInWords(3, day)).toBe('tres (3) días');
    expect(quantityInWords(21, day)).toBe('veintiún (21) días');
  });
});
