import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyDecimals } from '@/lib/core/money';
import { amountAfter, readAmount } from './amount-typing';

/** The text after each key, as a person types at its end. */
const type = (keys: string, start = ''): string =>
  [...keys].reduce((text, key) => amountAfter(text, text + key), start);
const paste = (text: string): string => amountAfter('', text);
const ways = [type, paste] as const;

const grouped = (whole: number): string =>
  new Intl.NumberFormat('es-CO', { useGrouping: 'always' } as never).format(whole);
const whole = fc.oneof(fc.nat(99_999), fc.nat(200_000_000));
const currency = fc.constantFrom('COP', 'USD');
const unitOf = (code: string): number => 10 ** currencyDecimals(code);
const digits = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength, maxLength });

describe('an amount that is written as people here write it', () => {
  it('is read as it is, typed or pasted, with points or without, with what stands around it', () => {
    fc.assert(
      fc.property(
        whole,
        currency,
        fc.constantFrom('', '$', '$ ', ' '),
        fc.boolean(),
        (amount, code, mark, points) => {
          const text = mark + (points ? grouped(amount) : String(amount));
          for (const way of ways) {
            const shown = way(text);
            expect(shown).toBe(grouped(amount));
            expect(readAmount(shown, code)).toEqual({ minor: amount * unitOf(code), problem: null });
          }
        },
      ),
    );
  });

  it('has its decimals after a comma', () => {
    fc.assert(
      fc.property(whole, digits(1, 2), (amount, cents) => {
        const minor = Math.round((amount + Number(`0.${cents}`)) * 100);
        for (const way of ways) {
          expect(readAmount(way(`${amount},${cents}`), 'USD')).toEqual({ minor, problem: null });
          expect(readAmount(way(`${grouped(amount)},${cents}`), 'USD')).toEqual({ minor, problem: null });
        }
      }),
    );
  });

  it('may end in cents that are none where a currency has none', () => {
    for (const way of ways) {
      expect(readAmount(way('2500000,00'), 'COP')).toEqual({ minor: 2_500_000, problem: null });
      expect(readAmount(way('$ 2.500.000'), 'COP')).toEqual({ minor: 2_500_000, problem: null });
      expect(readAmount(way('COP 2.500.000,0'), 'COP')).toEqual({ minor: 2_500_000, problem: null });
    }
    expect(paste('2500000,00')).toBe('2.500.000,00');
  });
});

describe('what is no amount is told, and never becomes another one', () => {
  it('cents of a currency without', () => {
    fc.assert(
      fc.property(whole, digits(0, 3), fc.integer({ min: 1, max: 9 }), (amount, zeros, cent) => {
        for (const way of ways) {
          expect(readAmount(way(`${amount},${zeros.replaceAll(/./g, '0')}${cent}`), 'COP')).toEqual({
            minor: null,
            problem: 'cents',
          });
        }
      }),
    );
    expect(readAmount(type('1500,5'), 'COP').problem).toBe('cents');
    expect(readAmount(type('0,5'), 'COP').problem).toBe('cents');
    expect(readAmount(type('1,234'), 'USD').problem).toBe('decimals');
  });

  it('decimals after a point, where it could part thousands', () => {
    fc.assert(
      fc.property(whole, currency, digits(1, 2), (amount, code, fraction) => {
        const shown = type(`${amount}.${fraction}`);
        expect(readAmount(shown, code)).toEqual({ minor: null, problem: 'unclear' });
        expect(shown).toMatch(new RegExp(`\\.${fraction}$`));
        const pasted = readAmount(paste(`${amount}.${fraction}`), 'USD');
        const minor = amount * 100 + Math.round(Number(`0.${fraction}`) * 100);
        expect(pasted).toEqual(
          amount < 1000 ? { minor: null, problem: 'unclear' } : { minor, problem: null },
        );
      }),
    );
  });

  it('any other text that is pasted: it is read by the rules, or it is a problem', () => {
    const text = fc.string({ unit: fc.constantFrom(...'0123456789.,$-ax '), maxLength: 14 });
    fc.assert(
      fc.property(text, currency, (pasted, code) => {
        const { minor } = readAmount(paste(pasted), code);
        if (minor === null) return;
        const said = pasted.replaceAll(/[\s$]/g, '');
        const isEnglish = /^\d{1,3}(,\d{3})+\.\d+$|^\d{1,3}(,\d{3}){2,}$|^[1-9]\d{3,}\.\d+$/.test(said);
        if (!isEnglish) expect(said).toMatch(/^[\d.]*(,\d*)?$/);
        const plain = isEnglish ? said.replaceAll(',', '') : said.replaceAll('.', '').replace(',', '.');
        const value = Number(`0${plain}`);
        expect(minor).toBe(Math.round(value * unitOf(code)));
      }),
      { numRuns: 2000 },
    );
  });

  it('more digits than an amount has', () => {
    expect(readAmount(paste('12345678901234'), 'COP').problem).toBe('tooLarge');
    expect(readAmount(paste('1,234,567.89'), 'USD').minor).toBe(123_456_789);
    expect(readAmount(paste('2,500,000'), 'COP').minor).toBe(2_500_000);
    expect(readAmount(paste('2,500'), 'COP').minor).toBeNull();
    expect(readAmount(paste('-500'), 'COP').problem).toBe('unclear');
    expect(readAmount('', 'COP')).toEqual({ minor: null, problem: null });
  });
});

describe('what is pasted over an amount that stands there', () => {
  const PASTED = [
    ['2500000,00', 'COP', 2_500_000, null],
    ['$ 2.500.000', 'COP', 2_500_000, null],
    ['1500,5', 'COP', null, 'cents'],
    ['0,5', 'COP', null, 'cents'],
    ['$ 1.234,56', 'USD', 123_456, null],
    ['US$ 0,5', 'USD', 50, null],
    ['1500.50', 'USD', 150_050, null],
    ['$ 1,234,567.00', 'COP', 1_234_567, null],
    ['15.50', 'USD', null, 'unclear'],
  ] as const;

  /** Somebody may have taken the rest away by a key: that is no paste. */
  const isLeftOf = (standing: string, text: string): boolean =>
    [...text, ''].some(
      (_, at) => standing.startsWith(text.slice(0, at)) && standing.endsWith(text.slice(at)),
    );

  it.each(PASTED)('%s in %s means what it says', (text, code, minor, problem) => {
    fc.assert(
      fc.property(whole, fc.constantFrom('', ',5', ',00'), (before, cents) => {
        const standing = grouped(before) + cents;
        fc.pre(!isLeftOf(standing, text));
        for (const was of [standing, `$ ${standing}`]) {
          expect(readAmount(amountAfter(was, text), code)).toEqual({ minor, problem });
        }
      }),
    );
  });
});

describe('what is corrected', () => {
  it('is grouped anew when digits come or go', () => {
    expect(amountAfter('1.850', '1.8500')).toBe('18.500');
    expect(amountAfter('1.850', '1.85')).toBe('185');
    expect(amountAfter('1.850.000', '9.850.000')).toBe('9.850.000');
    expect(amountAfter('1.234,5', '1.2934,5')).toBe('12.934,5');
    expect(type('007')).toBe('7');
  });

  it('keeps a point while its thousands are being typed', () => {
    expect(['2', '2.', '2.5', '2.50', '2.500', '2.500.'].map((keys) => type(keys))).toEqual([
      '2',
      '2.',
      '2.5',
      '2.50',
      '2.500',
      '2.500.',
    ]);
  });

  it('drops what no amount has', () => {
    expect(type('1a5-0 0')).toBe('1.500');
    expect(type(',5')).toBe('0,5');
  });
});
